import { Check, CircleDashed, CircleHelp, Contrast, type LucideIcon } from 'lucide-react';
import type { Verdict } from '#contract/match.ts';
import { VERDICT_WORDS } from '#contract/match-words.ts';
import { Icon } from '../../ui/icon.tsx';

export const VERDICT_ICONS: Record<Verdict, LucideIcon> = {
  met: Check,
  partly: Contrast,
  'not-shown': CircleDashed,
  'only-you-know': CircleHelp,
};

/** A verdict as sign, word and colour; whose word it is, where it is the user's. */
export const VerdictMark = ({ verdict, own }: { verdict: Verdict; own: boolean }) => (
  <span className={`verdict verdict-${verdict}`}>
    <Icon of={VERDICT_ICONS[verdict]} />
    {VERDICT_WORDS[verdict]}
    {own && <span className="font-normal">, your word</span>}
  </span>
);
