import { useState } from 'react';
import type { PlacementColumn } from '#contract/placement/columns';
import type { Corrections, ValueMapping } from '#contract/placement/row-says';
import { withWord } from './with-word';

/** What a person put right in a check before it is made again: cells by row, and the lender’s own words by column. */
export function useCorrections() {
  const [corrections, setCorrections] = useState<Corrections>({});
  const [values, setValues] = useState<ValueMapping>({});
  const words = Object.values(values).flatMap((one) => Object.keys(one));
  return {
    corrections,
    values,
    count: Object.keys(corrections).length + words.length,
    putRight: (row: number, cells: Corrections[string]) =>
      setCorrections({ ...corrections, [row]: { ...corrections[row], ...cells } }),
    takeWord: (column: PlacementColumn, word: string, value: string) =>
      setValues(withWord(values, column, word, value)),
  };
}

export type UsedCorrections = ReturnType<typeof useCorrections>;
