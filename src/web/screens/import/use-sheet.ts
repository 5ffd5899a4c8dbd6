import { useRef, useState } from 'react';
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
  const [read, setRead] = useState<{ file: File; sheets: readonly SheetTop[] | null } | null>(null);
  const latest = useRef<File | null>(null);
  const [chosen, setChosen] = useState<Chosen<C>>(nothingChosen);
  const { data: layouts, isLoading } = useReadData(
    ['desk', 'placementLayout', clientId],
    'showPlacementLayouts',
    { clientId: clientId ?? '' },
    { enabled: clientId !== null },
  );
  // What was read of the one before says nothing of the one that was chosen since.
  const sheets = read !== null && read.file === file ? read.sheets : null;
  const reading = file !== null && (read?.file !== file || isLoading);
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
    /** Whether the meanings of the columns are still being put together: nothing goes by them until they are. */
    reading,
    sheets,
    top: top ?? null,
    headRow,
    columns,
    before,
    async choose(next: File) {
      latest.current = next;
      setFile(next);
      setChosen(nothingChosen);
      // One that was moved or changed since cannot be read; nobody waits for it.
      const its = await sheetsOf(next).catch(() => null);
      // A large one may be read after a small one that was chosen later.
      if (latest.current === next) setRead({ file: next, sheets: its });
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
