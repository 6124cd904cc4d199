import { describe, expect, it } from 'vitest';
import { rewriteOrRespell, rewriteRespelt } from './respelt.ts';

const contextOf = (text: string) => ({
  text,
  current: false,
  dialect: 'uk' as const,
  protectedSpans: [],
});

function respellingOf(text: string, word: string, better: string, sure: boolean) {
  const start = text.indexOf(word);
  return { start, end: start + word.length, better, sure };
}

const respelt = (text: string, word: string, better: string, sure = false) =>
  rewriteRespelt(contextOf(text), [respellingOf(text, word, better, sure)]);

describe('rewriteRespelt', () => {
  it('spells as the resume does, or as the letters of the slip do', () => {
    const us = { ...contextOf('Catalouged 90 plates'), dialect: 'us' as const };
    const slip = respellingOf(us.text, 'Catalouged', 'Cataloged', false);
    expect(rewriteOrRespell(us, [slip]).after).toBe('Catalogued 90 plates');
    const drug = { ...us, text: 'Watched patients under anasthetic' };
    const word = respellingOf(drug.text, 'anasthetic', 'anesthetic', false);
    expect(rewriteOrRespell(drug, [word]).after).toBe('Watched patients under anaesthetic');
    const pupil = { ...us, text: 'Logged the behavoir of pupils' };
    const behaviour = respellingOf(pupil.text, 'behavoir', 'behavior', false);
    expect(rewriteOrRespell(pupil, [behaviour]).after).toBe('Logged the behavior of pupils');
  });

  it('asks which English is meant where nothing tells and the letters fit both', () => {
    const neutral = {
      ...contextOf('Logged the behavoir of pupils'),
      dialect: 'us' as const,
      neutral: true,
    };
    const behaviour = respellingOf(neutral.text, 'behavoir', 'behavior', true);
    const asked = rewriteOrRespell(neutral, [behaviour]);
    expect(asked.after).toBe(neutral.text);
    expect(asked.question?.prompt).toBe(
      '“behavoir” is misspelt: it is “behavior” in American English and “behaviour” in British. Write the line again with the one you use.',
    );
    const plates = { ...neutral, text: 'Catalouged 90 plates' };
    const slip = respellingOf(plates.text, 'Catalouged', 'Cataloged', false);
    expect(rewriteOrRespell(plates, [slip]).after).toBe('Catalogued 90 plates');
  });

  it('asks about a word that stays misspelt, and hands back no new wording beside it', () => {
    const promptOf = (text: string, word: string, better: string) => {
      const { after, question } = rewriteOrRespell(contextOf(text), [
        respellingOf(text, word, better, false),
      ]);
      expect(after).toBe(text);
      return question?.prompt;
    };
    const prompt = 'Is “rench” spelt right? If not, write the line again with the word you mean.';
    expect(
      promptOf('Fitted bearings and seals using a torque rench and hand press', 'rench', 'ranch'),
    ).toBe(prompt);
    expect(promptOf('Responsible for fitting bearings with a rench', 'rench', 'ranch')).toBe(
      prompt,
    );
  });

  it('makes no choice between two words as good, and takes the everyday one of two', () => {
    const told = (better: string, others: readonly string[]) =>
      rewriteOrRespell(contextOf('Kept the qurries in one list'), [
        { ...respellingOf('Kept the qurries in one list', 'qurries', better, false), others },
      ]).after;
    expect(told('quarries', ['queries'])).toBe('Kept the qurries in one list');
    expect(told('queries', ['quarries'])).toBe('Kept the queries in one list');
  });

  it('hands back no spelling alone where the line keeps two tenses', () => {
    const line = 'Documented bugs in details by calling makers and follow up with them';
    expect(rewriteRespelt(contextOf(line), []).after).toBe(line);
  });

  it('takes two letters in the wrong order for the everyday word', () => {
    const line = 'Taught biology and phyiscs to Years 9 to 11';
    expect(
      rewriteOrRespell(contextOf(line), [respellingOf(line, 'phyiscs', 'physics', false)]).after,
    ).toBe('Taught biology and physics to Years 9 to 11');
  });

  it.each([
    ['piont', 'point'],
    ['wieght', 'weight'],
    ['acess', 'access'],
    ['swimers', 'swimmers'],
    ['aquisitions', 'acquisitions'],
  ])('takes «%s» for the everyday «%s», whose letters were swapped or lost', (wrong, right) => {
    const line = `Told new staff of the ${wrong} on both sites`;
    const respellings = [respellingOf(line, wrong, right, false)];
    expect(rewriteOrRespell(contextOf(line), respellings).after).toBe(line.replace(wrong, right));
  });

  it.each([
    ['statfs', 'staff'],
    ['lanyrad', 'lanyard'],
    ['scool', 'stool'],
  ])('does not take «%s» for «%s»', (wrong, right) => {
    const line = `Told new hands of the ${wrong} on both sites`;
    const respellings = [respellingOf(line, wrong, right, false)];
    expect(rewriteOrRespell(contextOf(line), respellings).after).toBe(line);
  });

  it('takes no term of a trade for a slip of a word that ends otherwise', () => {
    for (const [line, word, better] of [
      ['Assisted radiologists with fluoroscopy in theatre', 'fluoroscopy', 'fluoroscope'],
      ['Set up the operatory between patients each day', 'operatory', 'operator'],
      ['Met speechies and nurses on the ward', 'speechies', 'speeches'],
      ['Cooked tagines and couscous for 60 guests', 'tagines', 'taglines'],
      ['Crimped and swaged steel ropes for cranes', 'swaged', 'swagged'],
    ] as const) {
      expect(
        rewriteOrRespell(contextOf(line), [respellingOf(line, word, better, false)]).after,
      ).toBe(line);
    }
    const line = 'Led the anual inventoy count of the shop';
    expect(
      rewriteOrRespell(contextOf(line), [respellingOf(line, 'inventoy', 'inventory', false)]).after,
    ).toBe('Led the anual inventory count of the shop');
  });

  it.each([
    ['Paid staff in acordance with contract and filed the forms', 'acordance', 'accordance'],
    ['Drafted new abscence policy and cut sick days by 11%', 'abscence', 'absence'],
  ])(
    'asks to read «%s» again, where something beside the slip may be one',
    (line, wrong, right) => {
      const { after, question } = rewriteOrRespell(contextOf(line), [
        respellingOf(line, wrong, right, false),
      ]);
      expect(after).toBe(line);
      expect(question?.draft).toBe(line.replace(wrong, right));
    },
  );

  it('hands back no line with more than one slip, and has them mended ready', () => {
    const line = 'Drafted the anual report and keeped seperate files';
    const { after, question } = rewriteOrRespell(contextOf(line), [
      respellingOf(line, 'anual', 'annual', true),
    ]);
    expect(after).toBe(line);
    expect(question?.draft).toBe('Drafted the annual report and kept separate files');
  });

  it('makes one after-text of a rewrite and a guessed spelling, and asks to confirm it', () => {
    expect(
      respelt('Responsible for keeping awarenes of fire drills', 'awarenes', 'awareness'),
    ).toMatchObject({
      before: 'Responsible for keeping awarenes of fire drills',
      after: 'Kept awareness of fire drills',
      level: 'confirm',
    });
  });

  it('needs no confirming where only one word can be meant', () => {
    expect(
      respelt('Responsible for filing the anual returns', 'anual', 'annual', true),
    ).toMatchObject({
      after: 'Filed the annual returns',
      level: 'auto',
    });
  });

  it('reads a misspelt verb as the verb', () => {
    expect(respelt('Responsible for orgnising school trips', 'orgnising', 'organising').after).toBe(
      'Organised school trips',
    );
  });

  it('leaves the spelling to itself where nothing else changes', () => {
    const line = 'Fitted 40 boilers in Leads homes';
    expect(respelt(line, 'Leads', 'Leeds')).toMatchObject({ before: line, after: line });
  });

  it('spells a line of no document right, and leaves what no word is near to', () => {
    const told = (text: string, wrong: string, better: string, sure: boolean) =>
      rewriteOrRespell(contextOf(text), [respellingOf(text, wrong, better, sure)]);
    const line = 'Delivered flowers and photograpghed them';
    expect(told(line, 'photograpghed', 'photographed', false)).toMatchObject({
      after: 'Delivered flowers and photographed them',
      level: 'confirm',
      rules: ['spelling'],
    });
    expect(told(line, 'photograpghed', 'photographed', true).level).toBe('auto');
    expect(told('Led mashing and sparging', 'sparging', 'sparing', false).rules).toEqual([]);
  });

  it('spells no line right that stays weak', () => {
    const line = 'Was learning how flowers are photograpghed';
    const respelling = respellingOf(line, 'photograpghed', 'photographed', true);
    expect(rewriteOrRespell(contextOf(line), [respelling]).after).toBe(line);
  });

  it('takes no guess that makes another word of a term', () => {
    const line = 'Responsible for mashing and for sparging of the wort';
    expect(respelt(line, 'sparging', 'sparing').after).not.toMatch(/spared|sparing/);
    expect(
      respelt('Responsible for retting flax and scutched it', 'scutched', 'scotched').after,
    ).not.toContain('scotched');
    expect(respelt('Responsible for loading artic lorries', 'artic', 'arctic').after).toBe(
      'Loaded artic lorries',
    );
    expect(
      respelt('In charge of supervising youth corpers', 'corpers', 'carpers').after,
    ).not.toContain('carpers');
  });

  it('takes no guess where a rule knows the word', () => {
    expect(respelt('Responsible for helping familys in need', 'familys', 'family').after).toBe(
      'Helped families in need',
    );
  });
});
