import { describe, expect, it } from 'vitest';
import { editDocument } from '#worker/document/edit.ts';
import { parseResume } from '#worker/parse/parse.ts';
import { documentOf } from '#tests/fixtures/parse/document-of.ts';
import { patchResume } from './patch-resume.ts';

const TEXT = `Nadia Brandt
nadia.brandt@example.com | (555) 010-0142 | Denver, CO

Experience
Clerk, Oak & Co
Jan 2019 – Mar 2022
- Responsible for filing claims for 40 members
- Answered calls

Skills
Excel, SAP`;

describe('patchResume', () => {
  it('equals a new parse for edits inside bullets', () => {
    const document = documentOf(TEXT);
    const resume = parseResume(document);
    const at = TEXT.indexOf('Responsible');
    const calls = TEXT.indexOf('calls');
    const edits = [
      { start: at, end: at + 'Responsible for filing'.length, text: 'Filed' },
      { start: calls, end: calls, text: '60 ' },
    ];
    expect(patchResume(document, resume, edits)).toEqual(
      parseResume(editDocument(document, edits)),
    );
  });

  it('reads the place of an edit anew in a text where the same bullet stands elsewhere', () => {
    const at = TEXT.indexOf('Answered calls');
    const edit = { start: at + 9, end: at + 10, text: 'C' };
    for (const text of [TEXT, TEXT.replace('Nadia', 'Nadi'), TEXT.replace('Nadia', 'Nadja')]) {
      const document = documentOf(text);
      expect(patchResume(document, parseResume(document), [edit])).toEqual(
        parseResume(editDocument(document, [edit])),
      );
    }
  });

  it('leaves edits outside bullets, and new lines, to the parser', () => {
    const resume = parseResume(documentOf(TEXT));
    const skills = TEXT.length;
    expect(
      patchResume(documentOf(TEXT), resume, [{ start: skills, end: skills, text: ', Xero' }]),
    ).toBeNull();
    const at = TEXT.indexOf('Answered');
    expect(patchResume(documentOf(TEXT), resume, [{ start: at, end: at, text: 'A\n' }])).toBeNull();
  });

  it('leaves a bullet in which something else was read, too, to the parser', () => {
    // No heading that is known stands between the summary and the job.
    const text = TEXT.replace(
      'Experience\n',
      'Summary\nClerk with 3 years in paper shops and a good hand.\n\nAll these years\n',
    );
    const document = documentOf(text);
    const resume = parseResume(document);
    expect(resume.summary!.value).toContain('Answered calls');
    const at = text.indexOf('Answered');
    const edits = [{ start: at, end: at + 'Answered'.length, text: 'Took' }];
    expect(patchResume(document, resume, edits)).toBeNull();
  });

  it('leaves lines without a bullet sign to the parser', () => {
    const text = TEXT.replaceAll('\n- ', '\n');
    const document = documentOf(text);
    const at = text.indexOf('Answered');
    const edits = [{ start: at, end: at + 'Answered'.length, text: 'Took' }];
    expect(patchResume(document, parseResume(document), edits)).toBeNull();
  });
});
