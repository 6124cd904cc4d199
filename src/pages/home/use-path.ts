import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Sought } from '../../features/before-after/sought.ts';
import type { GapPlace } from '../../features/path/gaps.ts';
import type { Step } from '../../features/path/steps.ts';
import type { Tab } from './home-address.ts';

const STEP_OF: Partial<Record<Tab, Step>> = { 'before-after': 'look', suggestions: 'fix' };

/** Resumes whose result was opened since the page was loaded: who comes back another day looks again. */
const opened = new Set<string>();

/** Where one is on the way from reading to sending, and how to get to each place on it, in `results`. */
export function usePath(
  id: string,
  results: RefObject<HTMLElement | null>,
  tab: Tab,
  onTab: (tab: Tab) => void,
) {
  const [chosen, setChosen] = useState<'read' | 'send' | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [sought, setSought] = useState<Sought | null>(null);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const [readOpen, setReadOpen] = useState<boolean | null>(null);

  const look = () => {
    opened.add(id);
    setLookedAt(id);
  };

  /** Shows a tab that was chosen. */
  const choose = (next: Tab) => {
    if (next === 'before-after') look();
    show(next);
  };

  /** Shows a tab; what was looked for in another is forgotten. */
  const show = (next: Tab, at: { target?: number; sought?: Sought } = {}) => {
    flushSync(() => {
      setChosen(null);
      setTarget(at.target ?? null);
      setSought(at.sought ?? null);
      onTab(next);
    });
  };
  const scrollTo = (element: Element | null | undefined) =>
    element?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  const panel = () => results.current?.querySelector('[role=tabpanel][data-state=active]');

  const goTo = (place: GapPlace) => {
    if (place.step === 'fix') {
      if (place.number !== null) return show('suggestions', { target: place.number });
      show('suggestions');
      return scrollTo(panel());
    }
    if (place.step === 'look') {
      const { words, toWord = false } = place;
      look();
      return show('before-after', { sought: { words, toWord } });
    }
    show('before-after');
    flushSync(() => {
      setReadOpen(true);
      setChosen('read');
    });
    results.current?.querySelector<HTMLElement>('[data-readout] input')?.focus();
  };

  const toStep = (step: Step) => {
    if (step === 'read') return goTo({ step });
    if (step === 'fix') return goTo({ step, number: null });
    if (step === 'look') {
      choose('before-after');
      return scrollTo(panel());
    }
    setChosen('send');
    document.getElementById('send-title')?.focus({ preventScroll: true });
    scrollTo(document.getElementById('send'));
  };

  return {
    looked: lookedAt === id || opened.has(id),
    step: chosen ?? STEP_OF[tab] ?? null,
    target,
    sought,
    readOpen,
    setReadOpen,
    show,
    choose,
    goTo,
    toStep,
  };
}
