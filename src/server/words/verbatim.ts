const theirs = new WeakSet<object>();

/**
 * Marks what a person keeps here as their own, down to its innermost part: it is answered as it was given, also where it has the form of a
 * sentence of the host.
 */
export function verbatim<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  theirs.add(value);
  for (const inner of Object.values(value)) verbatim(inner);
  return value;
}

export const isVerbatim = (value: object): boolean => theirs.has(value);
