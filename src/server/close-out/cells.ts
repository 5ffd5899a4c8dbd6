import { closeOutLayout } from '#contract/close-out/layout';
import type { CloseOutColumn } from '#contract/close-out/layout';
import type { CloseOutFacts } from './facts';

const columns: readonly CloseOutColumn[] = closeOutLayout.columns;

/** The row of a file, a text for each column of the layout; empty where nothing is known. */
export function cellsOf(facts: CloseOutFacts): string[] {
  return columns.map(({ from, kind }) => {
    const value = from === null ? null : valueAt(facts, from);
    if (value === null || value === undefined) return '';
    if (kind === 'flag') return value === true ? 'Y' : 'N';
    return String(value as string | number);
  });
}

function valueAt(facts: CloseOutFacts, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], facts);
}
