import { describe, expect, it } from 'vitest';
import { messageList, messagesIn } from './collect.ts';

const list = messageList();
const messages = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Words that nobody uses when they talk to somebody, with what is said instead. */
const QUAINT: Record<string, RegExp> = {
  'say "what you did"': /\bdeeds?\b/i,
  'say "mistake"': /\ba slip\b|\bslips\b/i,
  'say "not sure"': /\bdoubts?\b|\bsuspect/i,
  'say "decide"': /\byour word\b(?! processor)/i,
  'say nothing in Latin': /\bstet\b/i,
};

describe('the messages of the app', () => {
  it('are found', () => expect(messages.length).toBeGreaterThan(1_000));

  it.each(Object.entries(QUAINT))('are plain: %s', (_, word) => {
    expect(messages.filter((message) => word.test(message))).toEqual([]);
  });

  it('have no doubled words and no blank before a stop', () => {
    const faults = messages.filter((text) => /\b(\p{L}{2,}) \1\b|\s[,;:.!?](?=\s|$)/iu.test(text));
    expect(faults).toEqual([]);
  });
});

describe('the list', () => {
  it('takes words, attributes and templates from the source, and nothing else', () => {
    const source = `
      import x from 'some module';
      const a = <p className="two words" title="Read this first">Saved on <b>this</b> device</p>;
      const b = \`\${a} of \${b} were found\`;
      const c = { message: 'Not saved.', className: 'Some Words', key: 'some-id' };`;
    expect(messagesIn(source, 'tsx')).toEqual([
      'Saved on ⟨…⟩ device',
      'Read this first',
      '⟨…⟩ of ⟨…⟩ were found',
      'Not saved.',
    ]);
  });
});
