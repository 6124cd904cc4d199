import { describe, expect, it } from 'vitest';
import { parseCommand } from './command.ts';

describe('the command line', () => {
  it('takes files and options in any order', () => {
    expect(parseCommand(['a.pdf', '--all', '--docx', 'out', 'b.txt', '--json'])).toEqual({
      kind: 'files',
      files: ['a.pdf', 'b.txt'],
      json: true,
      outDir: null,
      options: {
        acceptAll: true,
        linkedin: false,
        ads: [],
        docxDir: 'out',
        txtDir: null,
        pdfDir: null,
        cleanDir: null,
        template: 'plain',
        field: null,
        today: null,
      },
    });
  });

  it('takes whatever stands behind -- for a file', () => {
    expect(parseCommand(['--', '--all'])).toMatchObject({ kind: 'files', files: ['--all'] });
  });

  it('knows the rewriting of lines from a file that is called lines', () => {
    expect(parseCommand(['lines', 'bullets.txt', '--json'])).toEqual({
      kind: 'lines',
      file: 'bullets.txt',
      json: true,
    });
    expect(parseCommand(['--json', 'lines'])).toMatchObject({ kind: 'files', files: ['lines'] });
  });

  it.each([
    [[], 'no file'],
    [['cv.pdf', '--jsn'], 'unknown option --jsn'],
    [['cv.pdf', '--out'], '--out wants a value'],
    [['cv.pdf', '--out', '--json'], '--out wants a value'],
    [['cv.pdf', '--today', 'tomorrow'], 'YYYY-MM-DD'],
    [['cv.pdf', '--template', 'fancy'], 'plain, classic, modern, compact'],
    [['lines'], 'one file'],
  ])('refuses %j', (args, reason) => {
    const command = parseCommand(args);
    expect(command.kind === 'wrong' && command.reason).toContain(reason);
  });
});
