/** Job ads held against stored resumes: stored is the ad and what the user said, everything else is worked out. */
import type {
  ChangeMatchRequest,
  ChangeTextRequest,
  ChecklistKind,
  CreateMatchRequest,
  Match,
  MatchSummary,
  OwnMark,
} from '#contract/match.ts';
import { succeed, type Outcome } from '#contract/problem.ts';
import type { WriteTextRequest } from '#contract/edition.ts';
import type { Download, Resume } from '#contract/resume.ts';
import type { AdMatch, ResumeSide } from '../ad/ad.ts';
import { readDocument, type AssessOptions } from '../pipeline.ts';
import { ENGINE_VERSION } from '../score/rubric.ts';
import type { MatchRow } from '../storage/database.ts';
import { addMatch, matchesOf, readMatch, removeMatch, updateMatch } from '../storage/matches.ts';
import { readRecord } from '../storage/records.ts';
import { acceptFile } from './accept-file.ts';
import { NO_SUCH_MATCH, NOT_FOUND, NOT_PROCESSED } from './guard.ts';
import { keyOf, localDay, type ServiceParts } from './parts.ts';
import { changeText, createPricing, suggestionsOf } from './match-changes.ts';
import { basisOf, readEnhanced, type EnhancedRead } from './resume-read.ts';

/** Loaded when the first ad comes; the tables are asked for at the same time, so that neither waits for the other. */
async function loadAds() {
  const [ads] = await Promise.all([import('../ad/ad.ts'), import('../ad/data/tables.ts')]);
  return ads;
}
type Ads = Awaited<ReturnType<typeof loadAds>>;

/** A resume made ready to hold ads against. */
interface Ready {
  resumeId: number;
  basis: string;
  read: EnhancedRead;
  side: ResumeSide;
  ads: Ads;
  /** Of the resume as it stands. */
  score: number | null;
  options: AssessOptions;
}

/** The calls about job ads, over a database. */
export function createMatches(
  { database, clock, loadSpeller }: ServiceParts,
  writeText: (id: string, request: WriteTextRequest) => Promise<Outcome<Resume>>,
) {
  const priceOf = createPricing();
  let last: Ready | undefined;

  async function ready(id: string): Promise<Outcome<Ready>> {
    const resumeId = keyOf(id);
    const record = await readRecord(database, resumeId);
    if (!record) return NOT_FOUND;
    const { result } = record.content;
    if (!result) return NOT_PROCESSED;
    const basis = basisOf(result);
    const today = localDay(clock());
    if (last?.resumeId !== resumeId || last.basis !== basis || last.side.today !== today) {
      const ads = await loadAds();
      const read = readEnhanced(result);
      last = {
        resumeId,
        basis,
        ads,
        read,
        side: ads.resumeSide(read.document, read.resume, today),
        score: result.analysis.enhancedAtsScore,
        options: {
          speller: await loadSpeller(),
          chosenField: record.content.chosenField,
          hints: result.hints,
        },
      };
    }
    return succeed(last);
  }

  /** One stored ad, worked out; keeps its result in short, and that it was looked at. */
  async function open(row: MatchRow, found: Ready): Promise<Match> {
    const { basis, ads, side, read } = found;
    const worked = ads.matchText({ text: row.adText, cut: row.cut }, side, row.marks);
    const summary = { basis, ...inShort(row, worked) };
    const same = row.seenFor === basis && JSON.stringify(row.summary) === JSON.stringify(summary);
    if (!same) {
      await updateMatch(database, row, (now) => ({ ...now, seenFor: basis, summary }));
    }
    const open = ads
      .tailor(read, worked.requirements)
      .map((change) => ({ ...change, points: priceOf(change, read, found) }));
    return {
      ...matchOf(row, worked, row.seenFor !== null && row.seenFor !== basis),
      tailored: suggestionsOf(open, row.accepted),
      roles: ads.rolesOf(read.resume),
    };
  }

  async function find(
    id: string,
    matchId: string,
  ): Promise<Outcome<{ row: MatchRow; found: Ready }>> {
    const found = await ready(id);
    if (!found.ok) return found;
    const row = await readMatch(database, found.value.resumeId, keyOf(matchId));
    return row ? succeed({ row, found: found.value }) : NO_SUCH_MATCH;
  }

  async function readOne(id: string, matchId: string): Promise<Outcome<Match>> {
    const one = await find(id, matchId);
    return one.ok ? succeed(await open(one.value.row, one.value.found)) : one;
  }

  return {
    read: readOne,

    async create(id: string, request: CreateMatchRequest): Promise<Outcome<Match>> {
      const found = await ready(id);
      if (!found.ok) return found;
      const pasted = await textOf(request);
      if (!pasted.ok) return pasted;
      const accepted = found.value.ads.acceptAd(pasted.value);
      if (!accepted.ok) return accepted;
      const row = await addMatch(database, found.value.resumeId, {
        createdAt: clock().toISOString(),
        ownName: null,
        adText: accepted.value.text,
        cut: accepted.value.cut,
        marks: {},
        accepted: [],
        seenFor: null,
        summary: null,
      });
      return row ? succeed(await open(row, found.value)) : NOT_FOUND;
    },

    /** Newest first; what changed since it was worked out is worked out again, so that ads can be compared. */
    async list(id: string): Promise<Outcome<MatchSummary[]>> {
      const found = await ready(id);
      if (!found.ok) return found;
      const { basis, ads, side, resumeId } = found.value;
      const rows = await matchesOf(database, resumeId);
      const summaries: MatchSummary[] = [];
      for (const row of rows.toReversed()) {
        const known = row.summary?.basis === basis ? row.summary : null;
        const short =
          known ?? inShort(row, ads.matchText({ text: row.adText, cut: row.cut }, side, row.marks));
        if (!known) {
          await updateMatch(database, row, (now) => ({ ...now, summary: { basis, ...short } }));
        }
        summaries.push({
          id: String(row.id),
          resumeId: id,
          createdAt: row.createdAt,
          name: row.ownName ?? short.name,
          coverage: short.coverage,
          asked: short.asked,
          stale: row.seenFor !== null && row.seenFor !== basis,
        });
      }
      return succeed(summaries);
    },

    async change(id: string, matchId: string, change: ChangeMatchRequest): Promise<Outcome<Match>> {
      const one = await find(id, matchId);
      if (!one.ok) return one;
      const { row, found } = one.value;
      if ('requirementId' in change && !holds(row, found, change.requirementId)) {
        return NO_SUCH_LINE;
      }
      const changed = await updateMatch(database, row, (now) => withChange(now, change));
      return changed ? succeed(await open(changed, found)) : NO_SUCH_MATCH;
    },

    /** Through the user's own text, so that it is undone as any edit is. */
    async changeText(
      id: string,
      matchId: string,
      request: ChangeTextRequest,
    ): Promise<Outcome<Resume>> {
      const one = await find(id, matchId);
      if (!one.ok) return one;
      const { row, found } = one.value;
      const { read, ads, side } = found;
      const { requirements } = ads.matchText({ text: row.adText, cut: row.cut }, side, row.marks);
      const changed = changeText(request, { read, requirements, accepted: row.accepted, ads });
      if (!changed.ok) return changed;
      const { text, accepted } = changed.value;
      const written = await writeText(id, { text, base: read.document.text });
      if (written.ok) {
        // The user made this change here: nothing has changed behind their back.
        const record = await readRecord(database, row.resumeId);
        const seenFor = record?.content.result ? basisOf(record.content.result) : row.seenFor;
        await updateMatch(database, row, (now) => ({ ...now, accepted, seenFor }));
      }
      return written;
    },

    async remove(id: string, matchId: string): Promise<Outcome<null>> {
      const removed = await removeMatch(database, keyOf(id), keyOf(matchId));
      return removed ? succeed(null) : NO_SUCH_MATCH;
    },

    async checklist(id: string, matchId: string, kind: ChecklistKind): Promise<Outcome<Download>> {
      const match = await readOne(id, matchId);
      if (!match.ok) return match;
      const { makeChecklist } = await import('../export/checklist.ts');
      return succeed(await makeChecklist(match.value, kind, localDay(clock())));
    },
  };
}

const NO_SUCH_LINE = {
  ok: false,
  problem: { code: 'not-found', message: 'This line does not stand in the ad any more.' },
} as const;

/** The text of an ad; a file is read as a resume's is. Fails: as reading a file does. */
async function textOf(request: CreateMatchRequest): Promise<Outcome<string>> {
  if ('adText' in request) return succeed(request.adText);
  const { fileName, fileContentBase64 } = request;
  const bytes = acceptFile({
    originalFileName: fileName,
    originalFilePath: '',
    fileContentBase64,
  });
  if (!bytes.ok) return bytes;
  const document = await readDocument(bytes.value, fileName);
  return document.ok ? succeed(document.value.text) : document;
}

function holds(row: MatchRow, { ads, side }: Ready, lineId: string): boolean {
  const { requirements, leftOut, duties, rest } = ads.matchText(
    { text: row.adText, cut: row.cut },
    side,
    row.marks,
  );
  return [...requirements, ...leftOut, ...duties, ...rest].some(({ id }) => id === lineId);
}

function withChange(row: MatchRow, change: ChangeMatchRequest): MatchRow {
  if ('name' in change) return { ...row, ownName: change.name };
  const { requirementId, ...said } = change;
  const mark: OwnMark = { ...row.marks[requirementId] };
  if (said.need === null) delete mark.need;
  else if (said.need !== undefined) mark.need = said.need;
  if (said.answer === null) delete mark.answer;
  else if (said.answer !== undefined) mark.answer = said.answer;
  if (said.counts === null) delete mark.counts;
  else if (said.counts !== undefined) mark.counts = said.counts;
  const { [requirementId]: _, ...others } = row.marks;
  const marks = Object.keys(mark).length > 0 ? { ...others, [requirementId]: mark } : others;
  return { ...row, marks };
}

const nameOf = (row: MatchRow, { facts, adText }: AdMatch): string =>
  row.ownName ??
  ([facts.title, facts.employer].filter(Boolean).join(', ') || adText.trim().slice(0, 60));

const inShort = (row: MatchRow, worked: AdMatch) => ({
  name: nameOf(row, worked),
  coverage: worked.coverage,
  asked: worked.requirements.map(({ quote, terms, need, verdict }) => ({
    quote,
    terms,
    need,
    verdict,
  })),
});

const matchOf = (
  row: MatchRow,
  worked: AdMatch,
  stale: boolean,
): Omit<Match, 'tailored' | 'roles'> => ({
  id: String(row.id),
  resumeId: String(row.resumeId),
  name: nameOf(row, worked),
  title: worked.facts.title,
  employer: worked.facts.employer,
  createdAt: row.createdAt,
  ...worked,
  stale,
  engineVersion: ENGINE_VERSION,
});
