/** The language model that some browsers bring along (Prompt API): on the device, in windows only. */
import { promptFor, SYSTEM_PROMPT } from './prompts.ts';
import type { Proposer } from './proposer.ts';

/** What is used of the Prompt API. */
interface LanguageModelApi {
  availability(options: ModelOptions): Promise<ModelAvailability>;
  create(options: ModelOptions & CreateOptions): Promise<ModelSession>;
}
interface ModelOptions {
  expectedInputs: { type: 'text'; languages: string[] }[];
  expectedOutputs: { type: 'text'; languages: string[] }[];
}
interface CreateOptions {
  initialPrompts: { role: 'system'; content: string }[];
  signal: AbortSignal;
}
interface ModelSession {
  prompt(text: string, options: { signal: AbortSignal }): Promise<string>;
  destroy(): void;
}

export type ModelAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

const ENGLISH: ModelOptions = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

function modelApi(): LanguageModelApi | null {
  const api: unknown = Reflect.get(globalThis, 'LanguageModel');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser's own object, not yet in TypeScript's library
  return typeof api === 'function' ? (api as unknown as LanguageModelApi) : null;
}

/** What the browser says of its model; asking starts nothing. */
export async function modelAvailability(): Promise<ModelAvailability> {
  try {
    return (await modelApi()?.availability(ENGLISH)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Asks the browser's model; one session for each line, so that no line is seen with another. */
export const browserModel: Proposer = {
  // Anything else would make `create` start a download.
  isReady: async () => (await modelAvailability()) === 'available',
  async propose(request, signal) {
    const session = await modelApi()!.create({
      ...ENGLISH,
      initialPrompts: [{ role: 'system', content: SYSTEM_PROMPT }],
      signal,
    });
    try {
      return await session.prompt(promptFor(request), { signal });
    } finally {
      session.destroy();
    }
  },
};
