import { GraphicsState, type LoadedFont } from './graphics-state.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import type { Painter } from './painter.ts';

/** pdf.js operator numbers by name (its `OPS`). */
export type OperatorCodes = Record<string, number>;

/** What pdf.js makes of a content stream. */
export interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

type Args = readonly unknown[];
type Draw = (run: Run, args: Args) => void;

interface Run {
  state: GraphicsState;
  stack: GraphicsState[];
  painter: Painter;
  fonts: ReadonlyMap<string, LoadedFont>;
}

/** Draws a page's operators on a painter. Unknown operators are passed over. */
export function draw(
  list: OperatorList,
  codes: OperatorCodes,
  fonts: ReadonlyMap<string, LoadedFont>,
  painter: Painter,
): void {
  const acts: (Draw | undefined)[] = [];
  for (const [name, act] of Object.entries(DRAW)) acts[codes[name]!] = act;
  const run: Run = { state: new GraphicsState(), stack: [], painter, fonts };
  const { fnArray, argsArray } = list;
  for (let i = 0; i < fnArray.length; i++) acts[fnArray[i]!]?.(run, listOf(argsArray[i]));
}

/** Names under which a page's operators choose their fonts. */
export function fontNames(list: OperatorList, codes: OperatorCodes): Set<string> {
  const names = new Set<string>();
  const { setFont: font, setGState: gState } = codes;
  for (let i = 0; i < list.fnArray.length; i++) {
    const code = list.fnArray[i];
    if (code !== font && code !== gState) continue;
    const [first] = listOf(list.argsArray[i]);
    if (code === font) names.add(String(first));
    else for (const [key, value] of listOf(first)) if (key === 'Font') names.add(String(value[0]));
  }
  return names;
}

const num = (value: unknown): number => (typeof value === 'number' ? value : 0);
/** The value if it is an array, else an empty one. */
export const listOf = (value: unknown) => (Array.isArray(value) ? value : []);
const numbersOf = (value: unknown): ArrayLike<number> =>
  value instanceof Float32Array ? value : listOf(value);

/** Six numbers of any array → matrix; what is missing counts as identity. */
export function matrixOf(value: unknown): Matrix {
  const m = numbersOf(value);
  return [m[0] ?? 1, m[1] ?? 0, m[2] ?? 0, m[3] ?? 1, m[4] ?? 0, m[5] ?? 0];
}

const setFont = (run: Run, name: unknown, size: unknown) => {
  run.state.font = run.fonts.get(String(name)) ?? null;
  run.state.fontSize = num(size);
};

const save: Draw = (run) => {
  run.stack.push(run.state.copy());
  run.state.awaitsImage = null;
};

/** Pictures are never decoded (see `open.ts`): all that is left of one is `q … cm Q` with nothing inside. */
const restore: Draw = (run) => {
  if (run.state.awaitsImage) run.painter.image(run.state.awaitsImage);
  const state = run.stack.pop();
  if (state) run.state = state;
  run.state.awaitsImage = null;
};

const showText: Draw = (run, [glyphs]) => {
  run.state.awaitsImage = null;
  run.painter.show(run.state, listOf(glyphs));
};

const paintImage: Draw = (run) => {
  run.painter.image(run.state.ctm);
  run.state.awaitsImage = null;
};

const setGState: Draw = (run, [entries]) => {
  for (const [key, value] of listOf(entries)) {
    if (key === 'ca') run.state.alpha = num(value);
    if (key === 'Font') setFont(run, value[0], value[1]);
  }
};

const constructPath: Draw = (run, [operator, data, bounds]) => {
  run.state.awaitsImage = null;
  if (!bounds) return;
  if (STROKING.has(num(operator))) run.painter.strokePath(run.state, numbersOf(bounds));
  if (!FILLING.has(num(operator))) return;
  run.painter.fillPath(run.state, numbersOf(bounds), numbersOf(listOf(data)[0]).length);
};

/** stroke, closeStroke in pdf.js. */
const STROKING = new Set([20, 21]);

/** fill, eoFill, fillStroke, eoFillStroke, closeFillStroke, closeEOFillStroke in pdf.js. */
const FILLING = new Set([22, 23, 24, 25, 26, 27]);

const DRAW: Record<string, Draw> = {
  save,
  restore,
  transform: (run, args) => {
    run.state.concat(matrixOf(args));
    run.state.awaitsImage = run.state.ctm;
  },
  paintFormXObjectBegin: (run, [matrix]) => {
    save(run, []);
    if (matrix) run.state.concat(matrixOf(matrix));
  },
  paintFormXObjectEnd: restore,
  setGState,
  beginText: (run) => run.state.setTextMatrix(IDENTITY),
  setFont: (run, [name, size]) => setFont(run, name, size),
  setCharSpacing: (run, [value]) => void (run.state.charSpacing = num(value)),
  setWordSpacing: (run, [value]) => void (run.state.wordSpacing = num(value)),
  setHScale: (run, [value]) => void (run.state.horizontalScale = num(value) / 100),
  setLeading: (run, [value]) => void (run.state.leading = -num(value)),
  setTextRise: (run, [value]) => void (run.state.rise = num(value)),
  setTextRenderingMode: (run, [value]) => void (run.state.renderMode = num(value)),
  moveText: (run, [x, y]) => run.state.moveText(num(x), num(y)),
  setLeadingMoveText: (run, [x, y]) => {
    run.state.leading = num(y);
    run.state.moveText(num(x), num(y));
  },
  nextLine: (run) => run.state.moveText(0, run.state.leading),
  setTextMatrix: (run, args) =>
    run.state.setTextMatrix(matrixOf(typeof args[0] === 'number' ? args : args[0])),
  showText,
  showSpacedText: showText,
  setFillRGBColor: (run, [color]) =>
    void (run.state.fill = typeof color === 'string' ? color : null),
  setFillColorN: (run) => void (run.state.fill = null),
  setFillTransparent: (run) => void (run.state.fill = null),
  shadingFill: (run) => run.painter.cover(),
  constructPath,
  paintImageXObject: paintImage,
  paintImageXObjectRepeat: paintImage,
  paintImageMaskXObject: paintImage,
  paintInlineImageXObject: paintImage,
  paintSolidColorImageMask: paintImage,
};
