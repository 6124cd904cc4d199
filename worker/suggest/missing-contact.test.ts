import { describe, expect, it } from 'vitest';
import { contextOf } from '#tests/fixtures/drafts-of.ts';
import { missingContact } from './missing-contact.ts';

const resume = (head: string) =>
  `${head}\n\nEXPERIENCE\nClerk, Quay Clinic\nMay 2018 – May 2019\n- Filed claims for 40 members\n- Answered calls`;
const asked = (head: string) =>
  missingContact(contextOf(resume(head))).map(({ rule, template, blocker }) => [
    rule,
    template,
    blocker,
  ]);

describe('missingContact', () => {
  it('asks for what the contact line lacks, at its end', () => {
    expect(asked('Ada Brandt\nada.brandt@example.com')).toEqual([
      ['ask-phone', 'ada.brandt@example.com | {answer}', false],
      ['ask-place', 'ada.brandt@example.com | {answer}', false],
    ]);
  });

  it('asks under the name where there is no contact line, and calls that grave', () => {
    expect(asked('Ada Brandt')).toEqual([
      ['ask-email', 'Ada Brandt\n{answer}', true],
      ['ask-phone', 'Ada Brandt\n{answer}', true],
      ['ask-place', 'Ada Brandt\n{answer}', false],
    ]);
  });

  it('does not ask for an address that stands anywhere in the text', () => {
    const rules = asked('Ada Brandt\n(555) 010-0142 | Denver, CO').map(([rule]) => rule);
    expect(rules).toEqual(['ask-email']);
    const below = `${resume('Ada Brandt\n(555) 010-0142 | Denver, CO')}\n\nContact: ada.brandt@example.com`;
    expect(missingContact(contextOf(below))).toEqual([]);
  });

  it('asks nothing where all is given, or where no resume is', () => {
    expect(asked('Ada Brandt\nada.brandt@example.com | (555) 010-0142 | Denver, CO')).toEqual([]);
    const letter =
      'Dear Ms Oakes,\n\nI am writing to apply for the post of clerk. I have filed claims for years.\n\nYours sincerely,\nAda Brandt';
    expect(missingContact(contextOf(letter))).toEqual([]);
  });
});
