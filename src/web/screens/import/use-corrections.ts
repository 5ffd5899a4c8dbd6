import { useState } from 'react';
import type { PlacementColumn } from '#contract/placement/columns';
import type { Corrections, ValueMapping } from '#contract/placement/row-says';
import { withWord } from './with-word';

/** What a person put right in a check before it is made again: cells by row, the lender’s own words by column, and how its days are written. */
export function useCorrections() {
  const [corrections, setCorrections] = useState<Corrections>({});
  const [values, setValues] = useState<ValueMapping>({});
  const [dayFirst, setDayFirst] = useState<boolean>();
  const words = Object.values(values).flatMap((one) => Object.keys(one));
  return {
    corrections,
    values,
    dayFirst,
    count: Object.keys(corrections).length + words.length + (dayFirst === undefined ? 0 : 1),
    putRight: (row: number, cells: Corrections[string]) =>
      setCorrections({ ...corrections, [row]: { ...corrections[row], ...cells } }),
    takeDays: setDayFirst,
    takeWord: (column: PlacementColumn, word: string, value: string) =>
      setValues(withWord(values, column, word, value)),
  };
}

export type UsedCorrections = ReturnType<typeof useCorrections>;
