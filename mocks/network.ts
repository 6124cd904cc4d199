import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { startEngine } from './engine-client.ts';
import type { StartedEngine } from './engine-start.ts';
import { handlersFor } from './handlers.ts';

/** What msw would ever let pass, it hands to this: nothing is sent. */
const refuse: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

export interface Network {
  /** A `fetch` that the handlers answer, with nothing behind them. */
  fetch: typeof fetch;
  /** Starts the engine before the first call asks for it; the second time it does nothing. */
  warmUp: () => void;
}

/** Puts the handlers over the engine, which may have been started before; the page's own `fetch` stays as it is. */
export function startNetwork(started?: StartedEngine): Network {
  const engine = startEngine({ started });
  const own = window.fetch;
  window.fetch = refuse;
  const interceptor = new FetchInterceptor();
  defineNetwork({
    sources: [new InterceptorSource({ interceptors: [interceptor] })],
    handlers: handlersFor(engine),
    // Not msw's own 'error': that prints the request's body to the console.
    onUnhandledFrame: () => {
      throw Response.error();
    },
    context: { quiet: true },
  }).enable();
  // Nobody listens to msw's news of answers, for which each would be copied, piece by piece.
  interceptor.removeAllListeners('response');
  const answered = window.fetch;
  window.fetch = own;
  let isWarm = false;
  const warmUp = () => {
    if (!isWarm) void engine.warmUp();
    isWarm = true;
  };
  return { fetch: answered, warmUp };
}
