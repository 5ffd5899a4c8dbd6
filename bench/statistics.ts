/** What a run of calls cost: milliseconds a call at two points of the distribution, and CPU milliseconds a call. */
export interface Cost {
  readonly calls: number;
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
  readonly clientCpu: number;
  readonly databaseCpu: number;
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

export function costOf(
  milliseconds: readonly number[],
  wall: number,
  clientCpu: number,
  databaseCpu: number,
): Cost {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const calls = sorted.length;
  return {
    calls,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    perSecond: calls / (wall / 1000),
    clientCpu: clientCpu / calls,
    databaseCpu: databaseCpu / calls,
  };
}

/** Runs `calls` pieces of work, `atOnce` at a time, and answers the milliseconds that each took. */
export async function timed(
  calls: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<number[]> {
  const took: number[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < calls; index = next++) {
      const began = performance.now();
      await work(index);
      took.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return took;
}
