/** Chance that comes out the same for the same seed, on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number between the two, both included. */
  int(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of the options, each as likely as its weight. */
  weighted<T>(options: readonly (readonly [T, number])[]): T;
  normal(mean: number, deviation: number): number;
  /** A log-normal amount with this median; nine in ten are below `p90`. */
  logNormal(median: number, p90: number): number;
}

/** Mulberry32 over a hash of the seed. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const bell = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T,
    weighted: <T>(options: readonly (readonly [T, number])[]) => {
      let left = next() * options.reduce((total, [, weight]) => total + weight, 0);
      for (const [value, weight] of options) if ((left -= weight) < 0) return value;
      return (options.at(-1) as readonly [T, number])[0];
    },
    normal: (mean, deviation) => mean + deviation * bell(),
    // 1.2816 is how many deviations the ninth tenth of a bell lies from its middle.
    logNormal: (median, p90) => median * Math.exp((Math.log(p90 / median) / 1.2816) * bell()),
  };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}
