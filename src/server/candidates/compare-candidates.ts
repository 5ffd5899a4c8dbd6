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
