/**
 * What is dear to count stands for so long at least, and for so many times as long as counting took, so that no more than a twentieth of
 * the time goes to counting one and the same; what is small is counted each time.
 */
const stands = { from: 5_000, milliseconds: 2_000, times: 20, atMost: 60_000 } as const;

/** For how many milliseconds a count of so many rows stands that took so many. */
export const standing = (counted: number, took: number): number =>
  counted < stands.from ? 0 : Math.min(Math.max(stands.milliseconds, stands.times * took), stands.atMost);
