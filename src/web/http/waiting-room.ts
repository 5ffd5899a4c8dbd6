import { abortable } from './abortable';
import { Dropped } from './failures';

const SEATS = 100;

/**
 * Where calls wait for the session to come back: a bounded number, identical ones (same key) in one seat, and a seat is given up
 * when everyone in it has gone.
 */
export function createWaitingRoom<T>() {
  const seats = new Map<string, { outcome: Promise<T>; people: number; leave: AbortController }>();
  let last = 0;

  return {
    /** @param key null: never shared */
    wait(
      key: string | null,
      signal: AbortSignal | undefined,
      run: (signal: AbortSignal) => Promise<T>,
    ): Promise<T> {
      const name = key ?? `own ${(last += 1)}`;
      let seat = seats.get(name);
      if (!seat) {
        if (seats.size >= SEATS) return Promise.reject(new Dropped('too-many-waiting'));
        const leave = new AbortController();
        const made = { outcome: run(leave.signal), people: 0, leave };
        const giveUp = () => void (seats.get(name) === made && seats.delete(name));
        // Also handles a rejection that comes when nobody is left to hear it.
        made.outcome.then(giveUp, giveUp);
        seats.set(name, made);
        seat = made;
      }
      const taken = seat;
      taken.people += 1;
      return abortable(taken.outcome, signal).finally(() => {
        taken.people -= 1;
        if (taken.people === 0) {
          if (seats.get(name) === taken) seats.delete(name);
          taken.leave.abort(signal?.reason);
        }
      });
    },
  };
}
