/** An engine without resumes, which takes a moment to warm up. */
import { expose } from 'comlink';

expose({
  list: async () => ({ ok: true, value: [] }),
  warmUp: async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { ok: true, value: null };
  },
});
postMessage('engine-ready');
