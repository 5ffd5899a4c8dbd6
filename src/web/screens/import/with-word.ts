import type { PlacementColumn } from '#contract/placement/columns';
import type { ValueMapping } from '#contract/placement/row-says';

/** The lender’s own words with one more that means a value, or without it where it means none. */
export function withWord(
  values: ValueMapping,
  column: PlacementColumn,
  word: string,
  value: string,
): ValueMapping {
  const { [word]: _, ...others } = values[column] ?? {};
  return { ...values, [column]: value ? { ...others, [word]: value } : others };
}
