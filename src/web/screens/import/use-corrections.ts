import { useState } from 'react';
import type { PlacementColumn } from '#contract/placement/columns';
import type { Corrections, ValueMapping } from '#contract/placement/row-says';
import { withWord } from './with-word';

/**
 * What a person put right in a check before it is made again: cells by row, the lender’s own words by column, and how its days are written.
 * `checkedWith`: how they were read in the check, where that was said.
 */
export function useCorrections(checkedWith: boolean | null = null) {
  const [corrections, setCorrections] = useState<Corrections>({});
  const [values, setValues] = useState<ValueMapping>({});
  const [dayFirst, setDayFirst] = useState<boolean>();
  const words = Object.values(values).flatMap((one) => Object.keys(one));
  return {
    corrections,
    values,
    /** How days are written that could be two: as was put right, else as in the check. */
    dayFirst: dayFirst ?? checkedWith,
    count: Object.keys(corrections).length + words.length + (dayFirst === undefined ? 0 : 1),
    putRight: (row: number, cells: Corrections[string]) =>
      setCorrections({ ...corrections, [row]: { ...corrections[row], ...cells } }),
    takeDays: (next: boolean | null) => setDayFirst(next === null || next === checkedWith ? undefined : next),
    takeWord: (column: PlacementColumn, word: string, value: string) =>
      setValues(withWord(values, column, word, value)),
  };
}

export type UsedCorrections = ReturnType<typeof useCorrections>;
