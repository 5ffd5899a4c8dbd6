/**
 * What is dear to count stands for so many times as long as counting took, so that no more than a twentieth of the time goes to counting one
 * and the same, and the longer the larger it is, since one more matters the less: two seconds for five thousand, twenty for ten times as
 * many. What is small is counted each time.
 */
const stands = { from: 5_000, forEach: 0.4, times: 20, atMost: 60_000 } as const;

/** For how many milliseconds a count of so many rows stands that took so many. */
export const standing = (counted: number, took: number): number =>
  counted < stands.from
    ? 0
    : Math.min(Math.max(stands.forEach * counted, stands.times * took), stands.atMost);
