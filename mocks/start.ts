import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { startEngine } from './engine-client.ts';
import { handlersFor } from './handlers.ts';

/**
 * Puts the API into this page: from here on every `fetch` is answered by the handlers. Synchronous, so
 * that nothing can be sent before it. Call once, before the first render.
 */
export function startMocks(): void {
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    handlers: handlersFor(startEngine()),
    // Not msw's own 'error': that prints the request's body to the console.
    onUnhandledFrame: () => {
      throw Response.error();
    },
    context: { quiet: true },
  });
  network.enable();
}
