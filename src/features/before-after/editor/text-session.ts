/** What is typed and what is stored, kept together: nothing typed is lost, nothing that came in is overwritten. */
import { ChangeSet, Text } from '@codemirror/state';
import { editsBetween } from '#contract/line-diff.ts';
import type { UnstoredText } from '../../../api/unstored-text.ts';

/**
 * Goes on where a page was left before all was stored. `stored` is the text of today: where it is not the one
 * that was typed over, what was on its way is taken to have come through.
 */
export function resumeSession(
  { base, sent, text }: UnstoredText,
  stored: string,
  parts: SessionParts,
): TextSession {
  const from = Text.of((stored === base ? base : (sent ?? base)).split('\n'));
  const session = new TextSession(from, parts);
  const typed = changesBetween(from, text);
  if (!typed.empty) session.typed(typed);
  session.received(stored);
  return session;
}

/** Longest time that something typed is not stored, in milliseconds, and the pause that ends it sooner. */
const LONGEST_WAIT_MS = 900;
const PAUSE_MS = 350;
/** The pause that has worked out ahead what storing will need: much longer than between two keys. */
const FORESEE_MS = 150;
/** Until a failed save is tried again. */
const RETRY_MS = 4_000;

export type SaveState = 'saved' | 'typing' | 'saving' | { failed: string; gone: boolean };

export interface SessionParts {
  /** Stores a text that was made from `base`; answers the stored text. Throws where it cannot. */
  save: (text: string, base: string) => Promise<string>;
  /** Told the text that is likely to be stored next, some time before. */
  foresee: (text: string, base: string) => void;
  /** Puts changes that come from elsewhere into the editor. */
  show: (changes: ChangeSet) => void;
  /** Told what became of the last save. */
  onState: (state: SaveState) => void;
  /** What is said about a failed save, and whether the resume is gone for good. */
  explain: (error: unknown) => { failed: string; gone: boolean };
}

/** The text of one editor over the text that is stored. Every change goes through it, from either side. */
export class TextSession {
  /** The text that is stored. */
  private base: Text;
  /** What is on its way: from `base` to what was sent. */
  private sent: ChangeSet | null = null;
  /** What was typed since: from there to what the editor shows. */
  private typedSince: ChangeSet;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private waitingSince: number | null = null;
  private saving: Promise<void> | null = null;
  private readonly parts: SessionParts;

  constructor(stored: Text, parts: SessionParts) {
    this.base = stored;
    this.typedSince = ChangeSet.empty(stored.length);
    this.parts = parts;
  }

  /** The text as the editor shows it. */
  get text(): string {
    const sent = this.sent ? this.sent.apply(this.base) : this.base;
    return this.typedSince.apply(sent).toString();
  }

  /** What a page that is going has to keep; null when all is stored. */
  get unstored(): UnstoredText | null {
    if (!this.unsaved) return null;
    const sent = this.sent?.apply(this.base).toString() ?? null;
    return { base: this.base.toString(), sent, text: this.text };
  }

  get unsaved(): boolean {
    return this.sent !== null || !this.typedSince.empty;
  }

  /** Something was typed. */
  typed(changes: ChangeSet): void {
    this.typedSince = this.typedSince.compose(changes);
    this.parts.onState('typing');
    this.waitingSince ??= performance.now();
    const left = LONGEST_WAIT_MS - (performance.now() - this.waitingSince);
    this.schedule(Math.max(0, Math.min(PAUSE_MS, left)));
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.foresee(), FORESEE_MS);
  }

  /** The stored text changed, by a decision or in another tab. What was typed stays, moved along. */
  received(stored: string): void {
    if (this.sent) {
      const sentText = this.sent.apply(this.base);
      // Most often the answer to what was sent, which `finish` takes up.
      if (stored === sentText.toString()) return;
      const theirs = changesBetween(this.base, stored);
      const moved = theirs.map(this.sent);
      this.sent = this.sent.map(theirs, true);
      this.take(moved);
      this.base = theirs.apply(this.base);
      return;
    }
    const theirs = changesBetween(this.base, stored);
    if (theirs.empty) return;
    this.take(theirs);
    this.base = theirs.apply(this.base);
  }

  /** Stores what was typed now; resolves when nothing is left to store, or when storing failed. */
  async settle(): Promise<void> {
    clearTimeout(this.timer);
    clearTimeout(this.pause);
    while (this.saving || !this.typedSince.empty) {
      await (this.saving ?? this.save());
      if (this.failedLast) return;
    }
  }

  private failedLast = false;

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void (this.saving ?? this.save()), ms);
  }

  /** Not while a text is on its way: the next one begins from its answer. */
  private foresee(): void {
    if (this.saving || this.typedSince.empty) return;
    this.parts.foresee(this.text, this.base.toString());
  }

  private save(): Promise<void> {
    this.saving = this.send().finally(() => {
      this.saving = null;
      if (!this.typedSince.empty && !this.failedLast) this.schedule(PAUSE_MS);
    });
    return this.saving;
  }

  private async send(): Promise<void> {
    if (this.typedSince.empty) return;
    const base = this.base.toString();
    this.sent = this.typedSince;
    const text = this.sent.apply(this.base);
    this.typedSince = ChangeSet.empty(text.length);
    this.waitingSince = null;
    this.parts.onState('saving');
    try {
      this.finish(await this.parts.save(text.toString(), base));
    } catch (error) {
      this.failedLast = true;
      this.typedSince = this.sent.compose(this.typedSince);
      this.sent = null;
      const explained = this.parts.explain(error);
      this.parts.onState(explained);
      if (!explained.gone) this.schedule(RETRY_MS);
    }
  }

  private finish(stored: string): void {
    this.failedLast = false;
    const sent = this.sent!.apply(this.base);
    const theirs = changesBetween(sent, stored);
    this.sent = null;
    this.base = sent;
    if (!theirs.empty) {
      this.take(theirs);
      this.base = theirs.apply(sent);
    }
    this.parts.onState(this.typedSince.empty ? 'saved' : 'typing');
  }

  /** Changes over what was sent, or stored, moved behind what was typed since. */
  private take(theirs: ChangeSet): void {
    const moved = theirs.map(this.typedSince);
    this.typedSince = this.typedSince.map(theirs, true);
    if (!moved.empty) this.parts.show(moved);
  }
}

/** The changes that make `after` of a text. */
export const changesBetween = (before: Text, after: string): ChangeSet =>
  ChangeSet.of(
    editsBetween(before.toString(), after).map(({ start, end, text }) => ({
      from: start,
      to: end,
      insert: text,
    })),
    before.length,
  );
