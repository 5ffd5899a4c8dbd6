/** Milliseconds between two looks, how long a database must stand before its last end is forgotten, and the longest wait. */
const often = 250;
const settled = 10_000;
const longestWait = 4_000;

export interface Kept {
  /** Whether it runs now. */
  isUp(): boolean;
  /** Has it end now, where it was told to end and still waits for who uses it. */
  endAtOnce(): void;
  /** Starts it again, or joins whoever did. */
  start(): Promise<void>;
  /** Hears that it ended and runs again, or why it could not be started. */
  hear(said: string, error?: unknown): void;
}

export interface Keeping {
  /** Whether it stood at the last look, and answers at once. */
  stood(): boolean;
  /** Leaves it alone from now on. */
  stop(): Promise<void>;
}

/** Looks after a database and starts it again where it ends: at once, then with waits that grow. */
export function keepRunning({ isUp, endAtOnce, start, hear }: Kept): Keeping {
  let stopped = false;
  let work: Promise<void> | undefined;
  let stands = true;
  let ends = 0;
  let upSince = performance.now();
  let notBefore = 0;
  const startAgain = async (): Promise<void> => {
    ends = performance.now() - upSince > settled ? 0 : ends + 1;
    notBefore = performance.now() + Math.min(often * 2 ** ends, longestWait);
    try {
      await start();
      upSince = performance.now();
      stands = true;
      hear('The database had ended and was started again.');
    } catch (error) {
      hear('The database has ended and could not be started again; it will be tried once more.', error);
    }
  };
  const timer = setInterval(() => {
    if (stopped || work) return;
    stands = isUp();
    if (stands) endAtOnce();
    if (stands || performance.now() < notBefore) return;
    work = startAgain().finally(() => (work = undefined));
  }, often).unref();
  const stop = async (): Promise<void> => {
    stopped = true;
    clearInterval(timer);
    await work;
  };
  return { stood: () => stands, stop };
}
