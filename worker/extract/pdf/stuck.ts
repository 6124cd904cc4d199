/** How often a piece of work is looked at, and how many looks without a message, in an idle thread, tell that it is stuck. */
const LOOK_MS = 50;
const QUIET_LOOKS = 16;
/** A look that comes so much too late had to wait for work in this thread: it tells nothing. */
const LATE_MS = 25;

/**
 * What `work` gives. Rejects at the deadline, and before it once the work only waits: pdf.js may wait for
 * a damaged font or stream without end, and as all of it runs in this thread, a thread without work and
 * without messages has nothing left that could end the waiting.
 */
export async function unlessStuck<T>(
  work: Promise<T>,
  messages: () => number,
  deadlineMs: number,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stuck = new Promise<never>((_, reject) => {
    let [quiet, known, due] = [0, messages(), 0];
    const look = () => {
      const now = performance.now();
      if (messages() !== known) quiet = 0;
      else if (now - due < LATE_MS) quiet += 1;
      known = messages();
      if (quiet >= QUIET_LOOKS || now > deadlineMs) reject(new Error('the page never ends'));
      else wait(now);
    };
    const wait = (now: number) => {
      due = now + LOOK_MS;
      timer = setTimeout(look, LOOK_MS);
    };
    wait(performance.now());
  });
  try {
    return await Promise.race([work, stuck]);
  } finally {
    clearTimeout(timer);
  }
}
