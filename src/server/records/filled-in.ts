import type { CompiledQuery } from 'kysely';

/** Stands in a statement for the one value that is another at each call. */
export const open = Symbol('open');

/** A statement for a call of its own. */
export function filledIn<R>(statement: CompiledQuery<R>, value: unknown): CompiledQuery<R> {
  return { ...statement, parameters: statement.parameters.map((one) => (one === open ? value : one)) };
}
