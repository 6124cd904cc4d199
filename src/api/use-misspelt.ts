import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Misspelling } from '#contract/resume.ts';
import { sendForJson } from './http.ts';

/** Longer than between two letters, in milliseconds. */
const PAUSE_MS = 500;

/** POST /api/spelling for a text that is being typed: its misspelt words, once the typing pauses. */
export function useMisspelt(typed: string): Misspelling[] {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = NONE } = useQuery({
    queryKey: ['spelling', text],
    queryFn: () => sendForJson<Misspelling[]>('POST', '/api/spelling', { text }),
    enabled: /\p{L}{3}/u.test(text),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
  return text === typed ? data : NONE;
}

const NONE: Misspelling[] = [];
