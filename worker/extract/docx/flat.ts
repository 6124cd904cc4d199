import { decodeEntities } from '../xml.ts';
import type { Package } from './package.ts';

const MAIN = 'word/document.xml';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * A word-processing package written as one XML text: the parts of a flat OPC file, or a Word 2003
 * document, in which every part is the same text.
 */
export function flatPackage(source: string): Package {
  const parts = /<pkg:package\b/.test(source.slice(0, 4_096)) ? splitParts(source) : null;
  if (parts) return { names: [...parts.keys()], part: (name) => parts.get(name) ?? null };
  const relations =
    `<Relationships><Relationship Id="s" Type="${TYPES}/styles" Target="styles.xml"/>` +
    '</Relationships>';
  return {
    names: [MAIN],
    part(name) {
      if (name === 'word/_rels/document.xml.rels') return relations;
      return name === MAIN || name === 'word/styles.xml' ? source : null;
    },
  };
}

function splitParts(source: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const match of source.matchAll(/<pkg:part\b[^>]*\bpkg:name="\/?([^"]+)"[^>]*>/g)) {
    const end = source.indexOf('</pkg:part>', match.index);
    const content = source.slice(match.index + match[0].length, end < 0 ? source.length : end);
    const xml = /^\s*<pkg:xmlData[^>]*>(.*)<\/pkg:xmlData>\s*$/s.exec(content)?.[1];
    if (xml !== undefined) parts.set(decodeEntities(match[1]!), xml);
  }
  return parts;
}
