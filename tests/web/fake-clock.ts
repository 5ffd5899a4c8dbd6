import type { Clock } from '../../src/web/http/clock';

/** A clock that moves when told to. `sleepFor` moves it without running anything, as a closed laptop does. */
export function fakeClock(start = Date.UTC(2026, 10, 20, 14)) {
  let now = start;
  let due: { at: number; run: () => void }[] = [];
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const clock: Clock = {
    now: () => now,
    after(milliseconds, run) {
      const entry = { at: now + milliseconds, run };
      due.push(entry);
      return () => {
        due = due.filter((one) => one !== entry);
      };
    },
  };
  return {
    ...clock,
    /** Lets everything that is already decided happen. */
    settle,
    async advance(milliseconds: number) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = due.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
    sleepFor(milliseconds: number) {
      now += milliseconds;
    },
  };
}
