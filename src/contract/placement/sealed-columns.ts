import { sealedHeads } from '../words/sealed-heads';
import { isPlacementColumn, placementColumns } from './columns';
import { plainName } from './read-columns';
import type { Mapping } from './read-columns';
import type { Field } from '../fields';

const heads = Object.values<readonly string[]>(sealedHeads).flat().map(plainName);

/** Whether what a column of a placement holds is kept sealed. */
export function isSealedColumn(column: string): boolean {
  if (!isPlacementColumn(column)) return false;
  const field: Field = placementColumns[column];
  return field.mask === 'sealed';
}

/**
 * Which cells of a spreadsheet's rows hold what is kept sealed elsewhere: by what its columns are taken for, or are called, also those that
 * nothing is taken from.
 */
export function sealedPositions(header: readonly string[], mapping: Mapping = {}): ReadonlySet<number> {
  const given = new Map(Object.entries(mapping).map(([name, target]) => [plainName(name), target]));
  const isSealed = (head: string): boolean =>
    isSealedColumn(given.get(head) ?? '') ||
    heads.some((called) => head.startsWith(called) || head.endsWith(called));
  return new Set(header.flatMap((name, index) => (isSealed(plainName(name)) ? [index] : [])));
}
