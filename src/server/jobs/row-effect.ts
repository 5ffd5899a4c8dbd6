/** The fields of a record before and after a row of a spreadsheet changed them. */
export interface RecordEffect {
  readonly _id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** What a row of a spreadsheet changed, or would, of its file and of the file’s debtor; and who came to the file by it, by their ids. */
export interface RowEffect {
  readonly file?: RecordEffect;
  readonly relatedParty?: RecordEffect;
  readonly came?: readonly string[];
}

/** What a change does to a record: absent where it does nothing. */
export function effectOf(
  record: { readonly _id: string } & object,
  change: Readonly<Record<string, unknown>>,
): RecordEffect | undefined {
  const names = Object.keys(change);
  if (names.length === 0) return undefined;
  const held = record as unknown as Readonly<Record<string, unknown>>;
  return {
    _id: record._id,
    before: Object.fromEntries(names.map((name) => [name, held[name] ?? null])),
    after: change,
  };
}
