import type { DocumentOptions } from '#contract/document-options.ts';
import { rowsOf, type Sheet } from '../sheet/model.ts';
import type { Metrics } from './metrics.ts';
import type { SetDocument } from './model.ts';
import { inPages, isNearlyEmpty } from './pages.ts';
import { setRows } from './set-rows.ts';
import { LIMITS, lookOf, type Face, type Look } from './templates.ts';

/** Page sizes in points. */
const PAPER = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** Steps from the look as designed to the tightest that reads well. */
const STEPS = 10;
/** As far as a nearly empty last page may tighten the others. */
const STEPS_FOR_FEW_LINES = 4;

/** Sets a sheet on pages, tighter where it has to fit. */
export function typeset(sheet: Sheet, options: DocumentOptions, metrics: Metrics): SetDocument {
  const setAt = (step: number) => setTight(sheet, options, step, metrics);
  const free = setAt(0);
  const { pages } = options;
  if (pages === null) {
    if (!isNearlyEmpty(free.pages)) return free;
    const tighter = firstThat(
      setAt,
      [1, STEPS_FOR_FEW_LINES],
      (set) => set.pages.length < free.pages.length,
    );
    return tighter ?? free;
  }
  if (free.pages.length <= pages) return free;
  const fitting = firstThat(setAt, [1, STEPS], (set) => set.pages.length <= pages);
  return fitting ?? { ...free, fits: false };
}

/** Other fonts set a line a little wider here and there, and have lines of their own height for a name. */
const ROOM = { wider: 1.03, sparePt: 10 };

/** A longer document may take a page more elsewhere. */
const FEW_PAGES = 2;

/** The same for a file that other programs set in fonts of their own: tight enough that it takes no more pages there. */
export function typesetForOthers(
  sheet: Sheet,
  options: DocumentOptions,
  metrics: Metrics,
): SetDocument {
  const ours = typeset(sheet, options, metrics);
  const { length } = ours.pages;
  if (length > FEW_PAGES) return ours;
  const wider = {
    ...metrics,
    width: (text: string, face: Face) => metrics.width(text, face) * ROOM.wider,
  };
  const setAt = (step: number) => setTight(sheet, options, step, wider, ROOM.sparePt);
  const fitting = firstThat(setAt, [ours.step, STEPS], (set) => set.pages.length <= length);
  return { ...(fitting ?? setAt(STEPS)), fits: ours.fits };
}

function firstThat(
  setAt: (step: number) => SetDocument,
  [first, last]: [number, number],
  wanted: (set: SetDocument) => boolean,
): SetDocument | null {
  for (let step = first; step <= last; step += 1) {
    const set = setAt(step);
    if (wanted(set)) return set;
  }
  return null;
}

function setTight(
  sheet: Sheet,
  options: DocumentOptions,
  step: number,
  metrics: Metrics,
  sparePt = 0,
): SetDocument {
  const [width, height] = PAPER[options.paper === 'auto' ? sheet.paper : options.paper];
  const usual = lookOf(options);
  const share = step / STEPS;
  const towards = (usual: number, tightest: number) => usual + (tightest - usual) * share;
  const smaller = options.sizePt === null ? Math.max(0, share - 0.3) : 0;
  const look: Look = {
    ...usual,
    sizePt: Math.max(LIMITS.sizePt, Math.round((usual.sizePt - 2.2 * smaller) * 4) / 4),
    marginX: towards(usual.marginX, Math.min(usual.marginX, LIMITS.marginPt + 4)),
    marginY: towards(usual.marginY, Math.min(usual.marginY, LIMITS.marginPt)),
  };
  const tight = {
    spacing: towards(1, LIMITS.spacing),
    leading: towards(1, LIMITS.leading),
  };
  const body = rowsOf({ ...sheet, head: [] });
  const lines = setRows(sheet.head, body, look, width, metrics, tight);
  const pages = inPages(lines, height - sparePt, look.marginY);
  return { width, height, pages, look, tight, step, fits: true };
}
