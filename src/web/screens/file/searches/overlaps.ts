/** Whether two lists share a value; what is no list shares none. */
export const overlaps = (one: readonly unknown[], other: unknown): boolean =>
  Array.isArray(other) && one.some((value) => other.includes(value));
