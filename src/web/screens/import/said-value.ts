import { placementColumns } from '#contract/placement/columns';
import type { PlacementColumn } from '#contract/placement/columns';
import { useWords } from '../../i18n/words';

/** What a value of a column of placements is called. */
export function useSaidValue() {
  const { choice } = useWords();
  return (column: PlacementColumn, value: string): string => {
    const field = placementColumns[column];
    return field.kind === 'choice' && value ? choice(field.of, value) : value;
  };
}
