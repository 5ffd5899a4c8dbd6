import { useState } from 'react';
import type { ColumnNames } from '#contract/placement/read-columns';
import { useReadData } from '../../data/use-read';
import type { ReadBefore, SheetColumn, SheetTop } from './sheet-preview';
import { columnsUnder, likelyHead, likelySheet, sheetsOf } from './sheet-preview';

interface Chosen<C extends string> {
  readonly sheet?: string | undefined;
  readonly headRow?: number | undefined;
  /** By the place of the column. */
  readonly means: Readonly<Record<number, C | null>>;
  /** Whether how the lender’s last spreadsheet was read is left aside. */
  readonly anew?: boolean;
}

const nothingChosen = { means: {} } as const;

/**
 * A spreadsheet that was chosen, how it is read of itself, and what a person says of it instead. With a client, as its last one was read.
 */
export function useSheet<C extends string>(known: ColumnNames<C>, clientId: string | null = null) {
  const [file, setFile] = useState<File | null>(null);
  const [sheets, setSheets] = useState<readonly SheetTop[] | null>(null);
  const [chosen, setChosen] = useState<Chosen<C>>(nothingChosen);
  const { data: layouts } = useReadData(
    ['desk', 'placementLayout', clientId],
    'showPlacementLayouts',
    { clientId: clientId ?? '' },
    { enabled: clientId !== null },
  );
  const kept = layouts?.[0];
  const before = chosen.anew ? undefined : (kept as (ReadBefore & typeof kept) | undefined);
  const top =
    sheets?.find(({ name }) => name === chosen.sheet) ?? (sheets && likelySheet(known, sheets, before));
  const headRow = chosen.headRow ?? (top ? likelyHead(known, top, before) : undefined);
  const columns: readonly SheetColumn<C>[] | null = top
    ? columnsUnder(known, top, headRow, before).map((column, at) => ({
        ...column,
        means: chosen.means[at] === undefined ? column.means : chosen.means[at],
      }))
    : null;
  return {
    file,
    sheets,
    top: top ?? null,
    headRow,
    columns,
    before,
    async choose(next: File) {
      setFile(next);
      setChosen(nothingChosen);
      setSheets(await sheetsOf(next));
    },
    takeSheet: (sheet: string) => setChosen({ ...nothingChosen, sheet, anew: chosen.anew ?? false }),
    takeHead: (row: number) => setChosen({ ...chosen, headRow: row, means: {} }),
    takeMeaning: (at: number, means: C | null) =>
      setChosen({ ...chosen, means: { ...chosen.means, [at]: means } }),
    readAnew: () => setChosen({ ...chosen, headRow: undefined, sheet: undefined, means: {}, anew: true }),
  };
}

export type UsedSheet<C extends string = string> = ReturnType<typeof useSheet<C>>;

/** What each named column means; of two with one name the first counts, and the second is said to be one too many. */
export const meaningsOf = (columns: readonly SheetColumn[]) =>
  Object.fromEntries(columns.filter(({ name }) => name.trim()).map(({ name, means }) => [name, means]));
