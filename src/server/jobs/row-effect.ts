/** The fields of a record before and after a row of a spreadsheet changed them. */
export interface RecordEffect {
  readonly _id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Which records of a file a row of a spreadsheet changes: the file, its debtor, who owes with them, its lien holders; and what each is. */
export const affected = {
  file: 'file',
  relatedParty: 'relatedParty',
  coDebtor: 'relatedParty',
  lienHolder: 'lienHolder',
} as const;

/** What a row of a spreadsheet changed of them, or would; and who came to the file by it, by their ids. */
export type RowEffect = { readonly [P in keyof typeof affected]?: RecordEffect } & {
  readonly came?: readonly string[];
};

/** The same one by one: of which resource each is. */
export const eachEffect = (effect: RowEffect) =>
  (Object.keys(affected) as (keyof typeof affected)[]).flatMap((part) => {
    const of = effect[part];
    return of ? [{ name: affected[part], of }] : [];
  });

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
