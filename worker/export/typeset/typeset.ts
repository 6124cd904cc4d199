import type { DocumentOptions } from '#contract/document-options.ts';
import { rowsOf, type Sheet } from '../sheet/model.ts';
import type { Metrics } from './metrics.ts';
import type { SetDocument } from './model.ts';
import { inPages, isNearlyEmpty } from './pages.ts';
import { setRows } from './set-rows.ts';
import { LIMITS, lookOf, type Look } from './templates.ts';

/** Page sizes in points. */
const PAPER = { a4: [595.28, 841.89], letter: [612, 792] } as const;

/** Steps from the look as designed to the tightest that reads well. */
const STEPS = 10;
/** As far as a nearly empty last page may tighten the others. */
const STEPS_FOR_FEW_LINES = 4;

/** Sets a sheet on pages, tighter where it has to fit. */
export function typeset(sheet: Sheet, options: DocumentOptions, metrics: Metrics): SetDocument {
  const paper = options.paper === 'auto' ? sheet.paper : options.paper;
  const look = lookOf(options);
  const setAt = (step: number) =>
    setTight(sheet, paper, look, options.sizePt === null, step, metrics);
  const free = setAt(0);
  const { pages } = options;
  if (pages === null) {
    if (!isNearlyEmpty(free.pages)) return free;
    const tighter = firstThat(
      setAt,
      STEPS_FOR_FEW_LINES,
      (set) => set.pages.length < free.pages.length,
    );
    return tighter ?? free;
  }
  if (free.pages.length <= pages) return free;
  const fitting = firstThat(setAt, STEPS, (set) => set.pages.length <= pages);
  return fitting ?? { ...free, fits: false };
}

function firstThat(
  setAt: (step: number) => SetDocument,
  steps: number,
  wanted: (set: SetDocument) => boolean,
): SetDocument | null {
  for (let step = 1; step <= steps; step += 1) {
    const set = setAt(step);
    if (wanted(set)) return set;
  }
  return null;
}

function setTight(
  sheet: Sheet,
  paper: keyof typeof PAPER,
  look: Look,
  maySmaller: boolean,
  step: number,
  metrics: Metrics,
): SetDocument {
  const [width, height] = PAPER[paper];
  const share = step / STEPS;
  const towards = (usual: number, tightest: number) => usual + (tightest - usual) * share;
  const smaller = maySmaller ? Math.max(0, share - 0.3) : 0;
  const tight: Look = {
    ...look,
    sizePt: Math.max(LIMITS.sizePt, Math.round((look.sizePt - 2.2 * smaller) * 4) / 4),
    marginX: towards(look.marginX, Math.min(look.marginX, LIMITS.marginPt + 4)),
    marginY: towards(look.marginY, Math.min(look.marginY, LIMITS.marginPt)),
  };
  const spacing = towards(1, LIMITS.spacing);
  const lines = setRows(sheet.head, rowsOf({ ...sheet, head: [] }), tight, width, metrics, {
    spacing,
    leading: towards(1, LIMITS.leading),
  });
  const pages = inPages(lines, height, tight.marginY);
  return { width, height, pages, look: tight, spacing, fits: true };
}
