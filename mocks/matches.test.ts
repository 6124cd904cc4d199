import 'fake-indexeddb/auto';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Match, MatchSummary } from '#contract/match.ts';
import { MAX_AD_CHARS } from '#contract/match.ts';
import type { Download, Resume } from '#contract/resume.ts';
import { createService } from '#worker/service/service.ts';
import { ResumeDatabase } from '#worker/storage/database.ts';
import { handlersFor } from './handlers.ts';

const RESUME = `Marta Kowalczyk
Leeds | marta.kowalczyk@example.com | +44 113 496 0100

EXPERIENCE
Warehouse Lead, Polna Logistics, Leeds, March 2019 - Present
- Supervised a team of 12 packers across two shifts
- Ran stock counts in SAP and cut errors from 40 to 9 a month

SKILLS
Excel, SAP, forklift licence`;

const AD = `Warehouse Supervisor
Brightmoor Foods, Leeds

About us
Brightmoor has packed porridge since 1931 and has a staff choir.

What we need
- At least 3 years in a warehouse
- SAP
- A forklift licence
- Power BI
- You must have the right to work in the UK

Nice to have
- Polish

What we offer
28,000 pounds a year and free parking`;

let database: ResumeDatabase;
let handlers: ReturnType<typeof handlersFor>;

beforeEach(() => {
  database = new ResumeDatabase(`matches-${Math.random()}`);
  handlers = handlersFor(
    createService({
      database,
      clock: () => new Date('2026-03-04T10:00:00Z'),
      loadSpeller: async () => null,
    }),
  );
});

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const request = new Request(`http://localhost${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return (await getResponse(handlers, request))!;
}

async function uploaded(text = RESUME): Promise<string> {
  const response = await call('POST', '/api/resumes', {
    originalFileName: 'marta.txt',
    originalFilePath: '/uploads/marta.txt',
    originalContent: text,
    fileContentBase64: btoa(text),
    processingStatus: 'uploaded',
  });
  const { id }: { id: string } = await response.json();
  return id;
}

async function processed(): Promise<string> {
  const id = await uploaded();
  await call('POST', `/api/resumes/${id}/process`);
  return id;
}

async function matched(id: string, adText = AD): Promise<Match> {
  const response = await call('POST', `/api/resumes/${id}/matches`, { adText });
  expect(response.status).toBe(201);
  return response.json();
}

const rowOf = (match: Match, words: string) => {
  const row = match.requirements.find(({ quote }) => quote.includes(words));
  expect(row, words).toBeDefined();
  return row!;
};

describe('a job ad held against a resume', () => {
  it('answers each requirement with a verdict and exact quotes of both sides', async () => {
    const id = await processed();
    const match = await matched(id);
    expect(match).toMatchObject({ resumeId: id, title: 'Warehouse Supervisor', stale: false });
    expect(match.employer).toBe('Brightmoor Foods');
    expect(rowOf(match, 'SAP').verdict).toBe('met');
    expect(rowOf(match, 'Power BI').verdict).toBe('not-shown');
    expect(rowOf(match, 'right to work').verdict).toBe('only-you-know');
    expect(rowOf(match, 'Polish')).toMatchObject({ need: 'nice', kind: 'language' });
    const resume: Resume = await (await call('GET', `/api/resumes/${id}`)).json();
    for (const { quote, span, evidence } of match.requirements) {
      expect(match.adText.slice(span.start, span.end)).toBe(quote);
      for (const line of evidence) {
        expect(resume.enhancedContent!.slice(line.span.start, line.span.end)).toBe(line.quote);
      }
    }
  });

  it('is the same when it is read again', async () => {
    const id = await processed();
    const match = await matched(id);
    const again = await call('GET', `/api/resumes/${id}/matches/${match.id}`);
    expect(await again.json()).toEqual(match);
  });

  it('keeps its ids when a paragraph comes in front', async () => {
    const id = await processed();
    const first = await matched(id);
    const second = await matched(
      id,
      AD.replace('About us', 'Our team\nWe are eleven people.\n\nAbout us'),
    );
    expect(rowOf(second, 'Power BI').id).toBe(rowOf(first, 'Power BI').id);
    expect(rowOf(second, 'Power BI').span).not.toEqual(rowOf(first, 'Power BI').span);
  });

  it('takes a file instead of pasted text', async () => {
    const id = await processed();
    const body = { fileName: 'ad.txt', fileContentBase64: btoa(AD) };
    const response = await call('POST', `/api/resumes/${id}/matches`, body);
    expect(response.status).toBe(201);
    const match: Match = await response.json();
    expect(rowOf(match, 'SAP').verdict).toBe('met');
  });

  it('is listed newest first, renamed and deleted', async () => {
    const id = await processed();
    const first = await matched(id);
    const second = await matched(id);
    const path = `/api/resumes/${id}/matches`;
    const renamed = await call('PATCH', `${path}/${first.id}`, { name: 'Porridge' });
    expect(await renamed.json()).toMatchObject({ name: 'Porridge' });
    const list: MatchSummary[] = await (await call('GET', path)).json();
    expect(list.map(({ id: one, name }) => [one, name])).toEqual([
      [second.id, 'Warehouse Supervisor, Brightmoor Foods'],
      [first.id, 'Porridge'],
    ]);
    expect(list[0]!.coverage).toEqual(second.coverage);
    expect((await call('DELETE', `${path}/${first.id}`)).status).toBe(204);
    expect((await call('GET', `${path}/${first.id}`)).status).toBe(404);
    expect((await call('DELETE', `${path}/${first.id}`)).status).toBe(404);
  });
});

describe('what the user says about a line', () => {
  it('overrules a verdict, moves a need, ticks, and is taken back', async () => {
    const id = await processed();
    const match = await matched(id);
    const path = `/api/resumes/${id}/matches/${match.id}`;
    const say = async (words: string, change: object): Promise<Match> => {
      const response = await call('PATCH', path, {
        requirementId: rowOf(match, words).id,
        ...change,
      });
      expect(response.status).toBe(200);
      return response.json();
    };
    const overruled = await say('Power BI', { answer: 'met' });
    expect(rowOf(overruled, 'Power BI')).toMatchObject({
      verdict: 'met',
      found: 'not-shown',
      answer: 'met',
    });
    expect(overruled.coverage.must.met).toBe(match.coverage.must.met + 1);
    const ticked = await say('right to work', { answer: 'yes' });
    expect(rowOf(ticked, 'right to work')).toMatchObject({
      verdict: 'only-you-know',
      answer: 'yes',
    });
    expect(ticked.coverage).toEqual(overruled.coverage);
    const moved = await say('Power BI', { need: 'nice' });
    expect(rowOf(moved, 'Power BI')).toMatchObject({ need: 'nice', ownNeed: true });
    await say('Power BI', { need: null });
    await say('right to work', { answer: null });
    expect(await say('Power BI', { answer: null })).toEqual(match);
  });

  it('takes a line in that was left out, and leaves one out that was in', async () => {
    const id = await processed();
    const match = await matched(id);
    const path = `/api/resumes/${id}/matches/${match.id}`;
    const choir = match.rest.find(({ quote }) => quote.includes('choir'))!;
    const taken: Match = await (
      await call('PATCH', path, { requirementId: choir.id, counts: true })
    ).json();
    expect(rowOf(taken, 'choir')).toMatchObject({ takenIn: true, id: choir.id });
    expect(taken.coverage.must.total).toBe(match.coverage.must.total + 1);
    const sap = rowOf(match, 'SAP');
    const less: Match = await (
      await call('PATCH', path, { requirementId: sap.id, counts: false })
    ).json();
    expect(less.leftOut.find(({ id: line }) => line === sap.id)?.why).toMatch(/You said/);
    expect(less.requirements.some(({ id: line }) => line === sap.id)).toBe(false);
  });

  it('about a line that the ad does not hold is refused', async () => {
    const id = await processed();
    const match = await matched(id);
    const path = `/api/resumes/${id}/matches/${match.id}`;
    expect((await call('PATCH', path, { requirementId: 'nothing', answer: 'met' })).status).toBe(
      404,
    );
    expect((await call('PATCH', path, { requirementId: 'x', answer: 'maybe' })).status).toBe(400);
    expect((await call('PATCH', path, { name: ' ' })).status).toBe(400);
  });
});

describe('a changed resume', () => {
  it('makes a match stale; opening works it out again', async () => {
    const id = await processed();
    const match = await matched(id);
    const resume: Resume = await (await call('GET', `/api/resumes/${id}`)).json();
    const text = resume.enhancedContent!.replace('Excel, SAP', 'Excel, Power BI, SAP');
    await call('PUT', `/api/resumes/${id}/text`, { text });
    const [listed]: MatchSummary[] = await (await call('GET', `/api/resumes/${id}/matches`)).json();
    expect(listed).toMatchObject({ stale: true });
    expect(listed!.coverage.must.met).toBe(match.coverage.must.met + 1);
    const opened: Match = await (
      await call('GET', `/api/resumes/${id}/matches/${match.id}`)
    ).json();
    expect(opened.stale).toBe(true);
    expect(rowOf(opened, 'Power BI').verdict).toBe('met');
    const again: Match = await (await call('GET', `/api/resumes/${id}/matches/${match.id}`)).json();
    expect(again).toEqual({ ...opened, stale: false });
  });

  it('that is deleted takes its ads along, as does deleting everything', async () => {
    const id = await processed();
    await matched(id);
    await call('DELETE', `/api/resumes/${id}`);
    expect(await database.matches.count()).toBe(0);
    await matched(await processed());
    await call('DELETE', '/api/resumes');
    expect(await database.matches.count()).toBe(0);
  });

  it('comes back from a backup with its ads and answers', async () => {
    const id = await processed();
    const match = await matched(id);
    const path = `/api/resumes/${id}/matches/${match.id}`;
    await call('PATCH', path, { name: 'Porridge' });
    await call('PATCH', path, { requirementId: rowOf(match, 'Power BI').id, answer: 'no' });
    const backup: unknown = await (await call('GET', '/api/resumes/backup')).json();
    await call('DELETE', '/api/resumes');
    expect((await call('POST', '/api/resumes/backup', backup)).status).toBe(201);
    const [{ id: restored } = { id: '' }]: { id: string }[] = await (
      await call('GET', '/api/resumes')
    ).json();
    const [summary]: MatchSummary[] = await (
      await call('GET', `/api/resumes/${restored}/matches`)
    ).json();
    expect(summary).toMatchObject({ name: 'Porridge', stale: false, coverage: match.coverage });
    const back: Match = await (
      await call('GET', `/api/resumes/${restored}/matches/${summary!.id}`)
    ).json();
    expect(rowOf(back, 'Power BI').answer).toBe('no');
  });
});

describe('changes for an ad', () => {
  const MIXED = RESUME.replace(
    '- Supervised a team',
    '- Planned the summer party\n- Supervised a team',
  ).replace('Excel, SAP', 'Excel, Photoshop, SAP');

  it('bring forward what is asked; all accepted and all taken back give the text again', async () => {
    const id = await uploaded(MIXED);
    await call('POST', `/api/resumes/${id}/process`);
    const match = await matched(id);
    const path = `/api/resumes/${id}/matches/${match.id}`;
    const before: Resume = await (await call('GET', `/api/resumes/${id}`)).json();
    expect(match.tailored.length).toBeGreaterThan(0);
    for (const { points } of match.tailored) expect(points).toBeGreaterThanOrEqual(0);
    const decide = async (suggestionId: string, accepted: boolean) => {
      const response = await call('POST', `${path}/changes`, { suggestionId, accepted });
      expect(response.status).toBe(200);
    };
    for (const { id: one } of match.tailored) await decide(one, true);
    const changed: Resume = await (await call('GET', `/api/resumes/${id}`)).json();
    expect(changed.enhancedContent).not.toBe(before.enhancedContent);
    expect(changed.enhancedAtsScore).toBeGreaterThanOrEqual(before.enhancedAtsScore!);
    const opened: Match = await (await call('GET', path)).json();
    expect(opened.tailored.map(({ accepted }) => accepted)).toEqual(match.tailored.map(() => true));
    expect(opened.coverage).toEqual(match.coverage);
    expect(opened.stale).toBe(false);
    for (const { id: one } of opened.tailored.toReversed()) await decide(one, false);
    const back: Resume = await (await call('GET', `/api/resumes/${id}`)).json();
    expect(back.enhancedContent).toBe(before.enhancedContent);
  });

  it('put a line in the user’s own words under a job, and never a licence', async () => {
    const id = await processed();
    const match = await matched(id);
    const path = `/api/resumes/${id}/matches/${match.id}`;
    const requirementId = rowOf(match, 'Power BI').id;
    const line = 'Built stock dashboards in Power BI for the depot';
    expect(match.roles).toEqual([{ id: 0, label: 'Warehouse Lead, Polna Logistics' }]);
    const added = await call('POST', `${path}/changes`, { requirementId, role: 0, line });
    const resume: Resume = await added.json();
    expect(resume.enhancedContent).toContain(`errors from 40 to 9 a month\n- ${line}\n`);
    const opened: Match = await (await call('GET', path)).json();
    expect(rowOf(opened, 'Power BI').verdict).toBe('met');
    const licence = rowOf(match, 'forklift').id;
    const refused = await call('POST', `${path}/changes`, {
      requirementId: licence,
      role: 0,
      line,
    });
    expect(refused.status).toBe(400);
    const nowhere = await call('POST', `${path}/changes`, { requirementId, role: 9, line });
    expect(nowhere.status).toBe(400);
  });

  it('never carry the ad’s own text into the resume, its files or its profile', async () => {
    const id = await uploaded(MIXED);
    await call('POST', `/api/resumes/${id}/process`);
    const match = await matched(id, AD.replace('staff choir', 'staff choir called Zanzibarium'));
    const path = `/api/resumes/${id}/matches/${match.id}`;
    for (const { id: one } of match.tailored) {
      await call('POST', `${path}/changes`, { suggestionId: one, accepted: true });
    }
    const texts = [
      await (await call('GET', `/api/resumes/${id}`)).text(),
      await (await call('POST', `/api/resumes/${id}/linkedin`)).text(),
    ];
    for (const kind of ['text', 'json-resume']) {
      const file: Download = await (
        await call('GET', `/api/resumes/${id}/downloads/${kind}`)
      ).json();
      texts.push(atob(file.contentBase64));
    }
    for (const text of texts) {
      expect(text).not.toContain('Zanzibarium');
      expect(text).not.toContain('Brightmoor');
    }
  });
});

describe('the checklist', () => {
  it('holds the rows, the answers and what was left out, and no contact data', async () => {
    const id = await processed();
    const match = await matched(id);
    const path = `/api/resumes/${id}/matches/${match.id}`;
    await call('PATCH', path, { requirementId: rowOf(match, 'right to work').id, answer: 'yes' });
    const made: Download = await (await call('GET', `${path}/downloads/text`)).json();
    const text = new TextDecoder().decode(
      Uint8Array.from(atob(made.contentBase64), (char) => char.charCodeAt(0)),
    );
    expect(made.fileName).toBe('checklist_warehouse-supervisor-brightmoor-foods_2026-03-04.txt');
    expect(text).toContain('[ ] Not shown: Power BI');
    expect(text).toContain('[x] Only you know (you said yes): You must have the right to work');
    expect(text).toMatch(/of 4 must-haves shown; 1 more only you know/);
    expect(text).toContain('Left out, and why');
    expect(text).not.toContain('@');
    expect(text).not.toContain('113 496');
    const word: Download = await (await call('GET', `${path}/downloads/word`)).json();
    expect(atob(word.contentBase64).slice(0, 2)).toBe('PK');
    expect((await call('GET', `${path}/downloads/pdf`)).status).toBe(400);
  });
});

describe('an ad that cannot be used', () => {
  it('is refused in plain words, and nothing of it is stored', async () => {
    const id = await processed();
    const post = (body: unknown) => call('POST', `/api/resumes/${id}/matches`, body);
    const short = await post({ adText: 'Warehouse Supervisor, Leeds' });
    expect(short.status).toBe(400);
    expect(await short.json()).toMatchObject({ message: 'Paste the whole ad.' });
    const pdf = '%PDF-1.4 not really a PDF';
    expect((await post({ fileName: 'ad.pdf', fileContentBase64: btoa(pdf) })).status).toBe(422);
    expect((await post({ fileName: 'ad.exe', fileContentBase64: btoa('MZ') })).status).toBe(415);
    const large = btoa('x'.repeat(2 * 1024 * 1024 + 3));
    expect((await post({ fileName: 'ad.txt', fileContentBase64: large })).status).toBe(413);
    expect((await post({ adText: AD, fileName: 'ad.txt' })).status).toBe(400);
    expect(await database.matches.count()).toBe(0);
  });

  it('longer than what is read is cut, and says so', async () => {
    const match = await matched(await processed(), AD + '\n\nMore about us.'.repeat(4000));
    expect(match.adText.length).toBeLessThanOrEqual(MAX_AD_CHARS);
    expect(match.warnings.map(({ code }) => code)).toContain('cut');
  });

  it('for a resume that is not processed or not there answers 409 and 404', async () => {
    const id = await uploaded();
    expect((await call('POST', `/api/resumes/${id}/matches`, { adText: AD })).status).toBe(409);
    expect((await call('GET', `/api/resumes/${id}/matches`)).status).toBe(409);
    expect((await call('POST', '/api/resumes/99/matches', { adText: AD })).status).toBe(404);
    expect(await database.matches.count()).toBe(0);
  });
});
