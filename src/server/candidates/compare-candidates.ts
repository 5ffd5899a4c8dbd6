import type { RowOf, Unworded } from '#contract/commands/input';

export type Candidate = Unworded<RowOf<'listCandidates'>>;

const farthest = 1_000_000;

const mayWork = ({ blocked, companyStatus, licensed, isOn }: Candidate): boolean =>
  !blocked && (companyStatus ?? 'active') === 'active' && licensed !== false && !isOn;

/** The usual one first, then who may and serves the province, the nearest and then the cheapest before the others. */
export function compareCandidates(one: Candidate, other: Candidate): number {
  const weights = (row: Candidate): number[] => [
    mayWork(row) ? 0 : 1,
    row.isUsual ? 0 : 1,
    row.serves ? 0 : 1,
    row.km ?? farthest,
    Number(row.price ?? farthest),
  ];
  const [a, b] = [weights(one), weights(other)];
  const at = a.findIndex((weight, index) => weight !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Those that can be among so many likeliest while no price is known: a price parts none but those that are alike in all else. */
export function likeliestUnpriced<C extends Candidate>(unpriced: readonly C[], most: number): C[] {
  const ranked = unpriced.toSorted(compareCandidates);
  const last = ranked[most - 1];
  return last ? ranked.filter((one) => compareCandidates(one, last) <= 0) : ranked;
}
