/** An engine that finds its parts no more. */
import { expose } from 'comlink';
import { NOT_LOADED } from '#contract/problem.ts';

expose({ list: async () => NOT_LOADED, warmUp: async () => NOT_LOADED });
postMessage('engine-ready');
