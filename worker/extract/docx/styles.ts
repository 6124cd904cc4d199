import { scanXml, type Attributes } from '../xml.ts';

/** Properties of a run or paragraph that matter for reading; undefined = not set here. */
export interface Properties {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  vanish?: boolean;
  /** Half-points, as in the file (ECMA-376 part 1 §17.3.2.38). */
  size?: number;
  color?: string;
  shaded?: boolean;
  font?: string;
  beforePt?: number;
  afterPt?: number;
  outlineLevel?: number;
  numberingId?: string;
  numberingLevel?: number;
}

interface Style extends Properties {
  name?: string;
  basedOn?: string;
}

/** Looks properties up through the chain of styles. */
export interface Styles {
  defaults: Properties;
  defaultParagraphStyle: string | undefined;
  get<K extends keyof Style>(styleId: string | undefined, key: K): Style[K];
  /** Id of the style that holds a numbering list. */
  numberingIdOf(styleId: string): string | undefined;
}

const MAX_CHAIN = 20;

const isOn = (attributes: Attributes) => !/^(?:0|false|off|none)$/.test(attributes('val') ?? '1');

/** Automatic spacing is drawn as 14 points (§17.3.1.33). */
const AUTO_SPACING_PT = 14;

/** Notes a property element in `target`; true when the element was one. */
export function noteProperty(name: string, attributes: Attributes, target: Properties): boolean {
  switch (name) {
    case 'w:b':
      target.bold = isOn(attributes);
      return true;
    case 'w:i':
      target.italic = isOn(attributes);
      return true;
    case 'w:caps':
      target.caps = isOn(attributes);
      return true;
    case 'w:vanish':
      target.vanish = isOn(attributes);
      return true;
    case 'w:sz':
      target.size = Number(attributes('val')) || undefined;
      return true;
    case 'w:color':
      target.color = attributes('val');
      return true;
    case 'w:shd':
      target.shaded = !/^(?:auto|ffffff)?$/i.test(attributes('fill') ?? '');
      return true;
    case 'w:rFonts':
      target.font = attributes('ascii') ?? attributes('hAnsi');
      return true;
    case 'w:outlineLvl':
      target.outlineLevel = Number(attributes('val'));
      return true;
    case 'w:numId':
      target.numberingId = attributes('val');
      return true;
    case 'w:ilvl':
      target.numberingLevel = Number(attributes('val'));
      return true;
    case 'w:spacing':
      noteSpacing(attributes, target);
      return true;
    default:
      return false;
  }
}

function noteSpacing(attributes: Attributes, target: Properties): void {
  const space = (side: 'before' | 'after'): number | undefined => {
    if (/^(?:1|true|on)$/.test(attributes(`${side}Autospacing`) ?? '')) return AUTO_SPACING_PT;
    const twips = attributes(side);
    return twips === undefined ? undefined : Number(twips) / 20;
  };
  target.beforePt = space('before') ?? target.beforePt;
  target.afterPt = space('after') ?? target.afterPt;
}

/** Reads the styles part; without one every look-up gives undefined. */
export function readStyles(source: string | null): Styles {
  const byId = new Map<string, Style>();
  const defaults: Properties = {};
  let current: Style | undefined;
  let defaultParagraphStyle: string | undefined;
  let inDefaults = false;
  const open = (name: string, attributes: Attributes) => {
    if (name === 'w:style') {
      current = {};
      const id = attributes('styleId') ?? '';
      byId.set(id, current);
      if (attributes('type') === 'paragraph' && attributes('default') === '1') {
        defaultParagraphStyle = id;
      }
    } else if (name === 'w:docDefaults') inDefaults = true;
    else if (current && name === 'w:basedOn') current.basedOn = attributes('val');
    else if (current && name === 'w:name') current.name = attributes('val');
    else if (current ?? inDefaults) noteProperty(name, attributes, current ?? defaults);
  };
  const close = (name: string) => {
    if (name === 'w:style') current = undefined;
    else if (name === 'w:docDefaults') inDefaults = false;
  };
  if (source !== null) scanXml(source, { open, close });
  const get = <K extends keyof Style>(styleId: string | undefined, key: K): Style[K] => {
    let id = styleId;
    for (let i = 0; id !== undefined && i < MAX_CHAIN; i++) {
      const style = byId.get(id);
      if (style?.[key] !== undefined) return style[key];
      id = style?.basedOn;
    }
    return undefined;
  };
  return {
    defaults,
    defaultParagraphStyle,
    get,
    numberingIdOf: (styleId) => get(styleId, 'numberingId'),
  };
}

/** Heading level (1 = highest) that a style or paragraph gives; undefined for body text. */
export function headingLevelOf(
  styles: Styles,
  styleId: string | undefined,
  direct: Properties,
): number | undefined {
  const outline = direct.outlineLevel ?? styles.get(styleId, 'outlineLevel');
  if (outline !== undefined && outline >= 0 && outline < 9) return outline + 1;
  const name = styleId === undefined ? '' : (styles.get(styleId, 'name') ?? styleId);
  const level = /^heading ?([1-9])$/i.exec(name)?.[1];
  if (level) return Number(level);
  return /^title$/i.test(name) ? 1 : undefined;
}
