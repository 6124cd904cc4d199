import { expect, it } from 'vitest';
import { engineInOneFile } from './engine-in-one-file.ts';

const IMPORTS: Record<string, string[]> = {
  'main.ts': ['lock.ts'],
  'start.ts': ['service.ts'],
  'service.ts': ['parse.ts', 'lines.ts'],
  'parse.ts': ['lines.ts', 'service.ts'],
  'export.ts': ['lines.ts', 'fonts.ts'],
};
const modules = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

it('puts what the start imports in one file, however deep, and nothing else', () => {
  const fileOf = engineInOneFile('start.ts');
  const all = ['main.ts', 'lock.ts', 'start.ts', 'service.ts', 'parse.ts', 'lines.ts', 'export.ts'];
  expect(all.filter((id) => fileOf(id, modules) === 'engine')).toEqual([
    'service.ts',
    'parse.ts',
    'lines.ts',
  ]);
  expect(fileOf('fonts.ts', modules)).toBeNull();
});
