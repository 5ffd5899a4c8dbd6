/** Of values those that are told. */
export function present<T extends object>(values: T): { [N in keyof T]?: Exclude<T[N], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
