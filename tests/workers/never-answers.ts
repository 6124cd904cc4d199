/** Starts well and then computes for ever on the first call. */
addEventListener('message', () => {
  for (;;) Math.sqrt(2);
});
postMessage('engine-ready');

export {};
