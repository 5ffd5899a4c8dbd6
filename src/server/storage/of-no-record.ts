const atOnce = 500;

/** The names among some that are of no record, or of nothing that is kept at all; some are asked about at once. */
export async function* ofNoRecord(
  names: readonly string[],
  idOf: (name: string) => string | undefined,
  known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): AsyncGenerator<string> {
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce);
    const kept = await known([...new Set(some.flatMap((name) => idOf(name) ?? []))]);
    for (const name of some) if (!kept.has(idOf(name) ?? '')) yield name;
  }
}
