import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdits } from '#worker/document/edit.ts';
import { loadSpeller, type Speller } from '#worker/nlp/speller.ts';
import { contextOf } from '#tests/fixtures/drafts-of.ts';
import { scoreResume } from '#worker/score/score.ts';
import { acceptedEdits } from './decide.ts';
import { suggest } from './suggest.ts';
import { spelling } from './spelling.ts';

let speller: Speller;
beforeAll(async () => {
  speller = await loadSpeller();
});

function corrected(...bullets: string[]) {
  const text = `Nadia Brandt\nnadia.brandt@example.com\n\nEXPERIENCE\nClerk, Oak & Co\nJan 2019 – Present\n${bullets.map((one) => `- ${one}`).join('\n')}`;
  const drafts = spelling({ ...contextOf(text), speller });
  const after = applyEdits(
    text,
    drafts.flatMap(({ edits }) => edits),
  );
  return { drafts, bullets: after.split('\n').slice(6) };
}

describe('spelling', () => {
  it('shows the whole line around the word, and changes the word only', () => {
    const { drafts, bullets } = corrected('Filed the anual accounts of 40 clubs');
    expect(drafts.map(({ before, after }) => [before, after])).toEqual([
      ['Filed the anual accounts of 40 clubs', 'Filed the annual accounts of 40 clubs'],
    ]);
    expect(bullets).toEqual(['- Filed the annual accounts of 40 clubs']);
  });

  it('spells as the resume does', () => {
    const text =
      'Nadia Brandt\n\nEXPERIENCE\nCarer, Oak Ltd\nJan 2019 – Present\n- Logged the behavoir of pupils';
    const after = (dialect: 'uk' | 'us') =>
      spelling({ ...contextOf(text), speller, dialect }).map((draft) => draft.after);
    expect(after('uk')).toEqual(['Logged the behaviour of pupils']);
    expect(after('us')).toEqual(['Logged the behavior of pupils']);
  });

  it('asks before it takes the American spelling where nothing tells the English of the resume', () => {
    const text =
      'Nadia Brandt\n\nEXPERIENCE\nCarer, Oak Home\nJan 2019 – Present\n- Helped analize 40 samples';
    const drafts = (neutral: boolean) =>
      spelling({ ...contextOf(text), speller, dialect: 'us', neutral });
    expect(drafts(false).map(({ level }) => level)).toEqual(['auto']);
    expect(drafts(true)).toMatchObject([
      { level: 'confirm', description: expect.stringContaining('change it to “analyse” first') },
    ]);
  });

  it('corrects a word at all its places with one suggestion', () => {
    const { drafts, bullets } = corrected('Recieved 40 parcels a day', 'Recieved and sorted mail');
    expect(drafts).toHaveLength(1);
    expect(drafts[0]!.level).toBe('auto');
    expect(bullets).toEqual(['- Received 40 parcels a day', '- Received and sorted mail']);
  });

  it('leaves a line to the rewrite that corrects it, too', () => {
    const text = `Nadia Brandt\nnadia.brandt@example.com\n\nEXPERIENCE\nClerk, Oak & Co\nJan 2019 – Present\n- Comunicated with families about plans on a daily basis\n- Filed 40 claims a week for the members of two large health plans\n- Trained 6 new clerks in the claims system and wrote their guide`;
    const base = contextOf(text);
    const input = { ...base, speller };
    const accepted = suggest(input, scoreResume(input));
    expect(applyEdits(text, acceptedEdits(accepted))).toContain('- Communicated with families');
  });

  it('goes with the rewrite of its line: one suggestion, to be confirmed where the word is a guess', () => {
    const line = 'Responsible for checking the instalments and awarenes sheets of 40 members';
    const text = `Nadia Brandt\nnadia.brandt@example.com\n\nEXPERIENCE\nClerk, Oak & Co\nJan 2019 – Mar 2021\n- ${line}\n- Trained 6 new clerks in the claims system and wrote their guide`;
    const own = { ...contextOf(text), speller };
    const made = suggest(own, scoreResume(own)).suggestions.filter(({ before }) => before === line);
    expect(made.map(({ after, level }) => [after, level])).toEqual([
      ['Checked the instalments and awareness sheets of 40 members', 'confirm'],
    ]);
  });

  it('asks before it takes the guess of the dictionary', () => {
    const { drafts } = corrected('Took vitals and recored them in the plan');
    expect(drafts.map(({ level }) => level)).not.toContain('auto');
  });

  it('leaves words alone that are right', () => {
    expect(corrected('Filed the annual accounts of 40 clubs').drafts).toEqual([]);
  });
});
