import type { FileMove } from './file-record';

const asides = new Set(['legal_review', 'close_requested', 'archived']);

/** The moves in the order in which people take them: those of the road first, then the ways off it. */
export function sortMoves(moves: readonly FileMove[]): FileMove[] {
  return [...moves].sort((one, other) => rank(one) - rank(other));
}

const rank = (move: FileMove) => (asides.has(move.status) ? 1 : 0);

/** Reasons that typing into the move's own form can lift. */
export const isMendable = (move: FileMove): boolean =>
  move.allowed || move.reasons.every(({ code }) => code === 'NEEDS');

/** The move that the road leads to, whether or not it can be taken now. */
export function likelyMove(moves: readonly FileMove[]): FileMove | undefined {
  return sortMoves(moves).find((move) => !asides.has(move.status));
}

/** What stands in the way of every step forward: the reasons of the likely move that no typing lifts. */
export function blockersOf(moves: readonly FileMove[]): FileMove['reasons'] {
  const next = likelyMove(moves);
  return next && !isMendable(next) ? next.reasons.filter(({ code }) => code !== 'NEEDS') : [];
}
