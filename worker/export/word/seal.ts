import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import type { WordFile } from '../block.ts';

/** Zip entries carry a local time; one fixed moment keeps clocks and time zones out of the bytes. */
const ZIP_TIME = new Date(2020, 0, 1);

const CORE = 'docProps/core.xml';

/**
 * Rewrites a packed Word file so that equal content gives equal bytes: own core properties, no times
 * of packing, and relationship ids counted in order instead of drawn at random.
 */
export function sealWordFile(packed: Uint8Array, properties: WordFile['properties']): Uint8Array {
  const parts = withCountedLinks(unzipSync(packed));
  const sealed: Zippable = {};
  for (const path of Object.keys(parts).toSorted(byPart)) {
    const bytes = path === CORE ? strToU8(coreProperties(properties)) : parts[path]!;
    sealed[path] = [bytes, { mtime: ZIP_TIME }];
  }
  return zipSync(sealed);
}

/** The ids of links are drawn at random: here they are counted as they stand. */
function withCountedLinks(parts: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const relations = strFromU8(parts[RELATIONS] ?? new Uint8Array());
  const drawn = [...relations.matchAll(/Id="(rId[^"]*)"[^>]*TargetMode="External"/g)].map(
    ([, id]) => id!,
  );
  if (drawn.length === 0) return parts;
  const counted = (xml: string) =>
    drawn.reduce((text, id, at) => text.replaceAll(`"${id}"`, `"rIdLink${at + 1}"`), xml);
  return {
    ...parts,
    [RELATIONS]: strToU8(counted(relations)),
    [BODY]: strToU8(counted(strFromU8(parts[BODY]!))),
  };
}

const BODY = 'word/document.xml';
const RELATIONS = 'word/_rels/document.xml.rels';

/** Readers expect the content types first (ECMA-376 part 2 recommends it). */
const byPart = (a: string, b: string): number =>
  Number(b.startsWith('[')) - Number(a.startsWith('[')) || (a < b ? -1 : 1);

function coreProperties({
  title,
  creator = '',
  date,
  language = '',
}: WordFile['properties']): string {
  const time = (name: string) =>
    `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date}T00:00:00Z</dcterms:${name}>`;
  const element = (name: string, text: string) =>
    text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:dcmitype="http://purl.org/dc/dcmitype/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    element('dc:title', title),
    element('dc:creator', creator),
    element('dc:language', language),
    ...(date === undefined ? [] : [time('created'), time('modified')]),
    '</cp:coreProperties>',
  ].join('');
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
