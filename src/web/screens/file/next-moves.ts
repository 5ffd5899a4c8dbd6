import { expectedAmong } from '#contract/lifecycles/expected-move';
import type { FileMove, FileRecord } from './file-record';

const asides = new Set(['legal_review', 'close_requested', 'archived']);

/** The moves in the order in which people take them: the expected one, then those of the road, then the ways off it. */
export function sortMoves(file: FileRecord): FileMove[] {
  const expected = likelyMove(file);
  const rank = (move: FileMove) => (move === expected ? 0 : asides.has(move.status) ? 2 : 1);
  return [...(file.moves ?? [])].sort((one, other) => rank(one) - rank(other));
}

/** Reasons that typing into the move's own form can lift. */
export const isMendable = (move: FileMove): boolean =>
  move.allowed || move.reasons.every(({ code }) => code === 'NEEDS');

/** The move that the file's status expects, whether or not it can be taken now; none where somebody has to decide. */
export const likelyMove = (file: FileRecord): FileMove | undefined => expectedAmong(file, file.moves ?? []);

/** What stands in the way of the expected move: the reasons that no typing lifts. */
export function blockersOf(file: FileRecord): FileMove['reasons'] {
  const next = likelyMove(file);
  return next && !isMendable(next) ? next.reasons.filter(({ code }) => code !== 'NEEDS') : [];
}
