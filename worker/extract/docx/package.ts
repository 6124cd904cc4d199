import { decodeXml, scanXml } from '../xml.ts';

/** The parts of a word-processing package by name, decoded; a zip file or a flat XML file can be one. */
export interface Package {
  names: readonly string[];
  part(name: string): string | null;
}

export interface Relationship {
  /** Last segment of the relationship's type URI: 'header', 'hyperlink', … */
  type: string;
  target: string;
  external: boolean;
}

/** A package over an archive's entries. */
export function packageOf(archive: {
  names: readonly string[];
  read(name: string): Uint8Array | null;
}): Package {
  return {
    names: archive.names,
    part(name) {
      const bytes = archive.read(name);
      return bytes ? decodeXml(bytes) : null;
    },
  };
}

/** Relationships of a part by id ('' = the package itself), with targets as part names (OPC part 2 §9.3). */
export function relationshipsOf(pack: Package, partName: string): Map<string, Relationship> {
  const folder = partName.split('/');
  const file = folder.pop()!;
  const source = pack.part([...folder, '_rels', `${file}.rels`].join('/'));
  const found = new Map<string, Relationship>();
  if (source === null) return found;
  scanXml(source, {
    open(name, attributes) {
      if (!/(^|:)Relationship$/.test(name)) return;
      const external = attributes('TargetMode') === 'External';
      const target = attributes('Target') ?? '';
      found.set(attributes('Id') ?? '', {
        type: (attributes('Type') ?? '').split('/').at(-1)!,
        target: external ? target : resolvePart(folder, target),
        external,
      });
    },
  });
  return found;
}

function resolvePart(folder: readonly string[], target: string): string {
  const path = target.startsWith('/') ? [] : [...folder];
  for (const segment of target.split('/')) {
    if (segment === '..') path.pop();
    else if (segment !== '.' && segment !== '') path.push(segment);
  }
  return path.join('/');
}

/** Name of the main document part by the package's relationships, else by its usual place; null when there is none. */
export function mainPartName(pack: Package): string | null {
  const root = relationshipsOf(pack, '');
  const named = [...root.values()].find((relation) => relation.type === 'officeDocument')?.target;
  if (named && pack.names.includes(named)) {
    return /workbook|presentation/.test(named) ? null : named;
  }
  return pack.names.find((name) => /(^|\/)word\/document\d*\.xml$/.test(name)) ?? null;
}
