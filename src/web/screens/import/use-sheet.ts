import { useState } from 'react';
import type { PlacementColumn } from '#contract/placement/columns';
import { useReadData } from '../../data/use-read';
import type { ReadBefore, SheetColumn, SheetTop } from './sheet-preview';
import { columnsUnder, likelyHead, likelySheet, sheetsOf } from './sheet-preview';

interface Chosen {
  readonly sheet?: string | undefined;
  readonly headRow?: number | undefined;
  /** By the place of the column. */
  readonly means: Readonly<Record<number, PlacementColumn | null>>;
  /** Whether how the lender’s last spreadsheet was read is left aside. */
  readonly anew?: boolean;
}

const nothingChosen: Chosen = { means: {} };

/** A spreadsheet that was chosen, how it is read of itself, and what a person says of it instead. */
export function useSheet(clientId: string | null) {
  const [file, setFile] = useState<File | null>(null);
  const [sheets, setSheets] = useState<readonly SheetTop[] | null>(null);
  const [chosen, setChosen] = useState(nothingChosen);
  const { data: layouts } = useReadData(
    ['desk', 'placementLayout', clientId],
    'showPlacementLayouts',
    { clientId: clientId ?? '' },
    { enabled: clientId !== null },
  );
  const kept = layouts?.[0];
  const before = chosen.anew ? undefined : (kept as (ReadBefore & typeof kept) | undefined);
  const top = sheets?.find(({ name }) => name === chosen.sheet) ?? (sheets && likelySheet(sheets, before));
  const headRow = chosen.headRow ?? (top ? likelyHead(top, before) : undefined);
  const columns: readonly SheetColumn[] | null = top
    ? columnsUnder(top, headRow, before).map((column, at) => ({
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
    takeMeaning: (at: number, means: PlacementColumn | null) =>
      setChosen({ ...chosen, means: { ...chosen.means, [at]: means } }),
    readAnew: () => setChosen({ ...chosen, headRow: undefined, sheet: undefined, means: {}, anew: true }),
  };
}

export type UsedSheet = ReturnType<typeof useSheet>;
