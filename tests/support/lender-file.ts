import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { incomingColumns } from '#contract/lender-jobs/incoming-layout';
import type { IncomingColumn } from '#contract/lender-jobs/incoming-layout';
import type { TestHost } from './host';

export type IncomingRow = { readonly [C in IncomingColumn]?: string };

/** A row that places an account, with all that it needs. */
export const placing = (accountNumber: string, more: IncomingRow = {}): IncomingRow => ({
  recordType: 'NEW',
  accountNumber,
  lastName: 'Tremblay',
  firstName: 'Zoé',
  province: 'QC',
  make: 'Toyota',
  model: 'Corolla',
  year: '2021',
  balance: '12000.50',
  ...more,
});

const toCents = (amount = '0'): number => Math.round(Number(amount) * 100);

/** A lender's file in the layout of the drop folders. `trailer`: what it says of itself, where that is not the truth. */
export function lenderFile(
  rows: readonly IncomingRow[],
  trailer?: readonly [rows: number, cents: number],
): string {
  const [count, cents] = trailer ?? [
    rows.length,
    rows.reduce((total, { balance }) => total + toCents(balance), 0),
  ];
  const lines = rows.map((row) => incomingColumns.map((column) => row[column] ?? '').join(','));
  return [incomingColumns.join(','), ...lines, `TRL,${count},${cents}`, ''].join('\r\n');
}

/** Leaves a file in a lender's drop folder. */
export function drop(host: TestHost, lender: string, name: string, text: string | Buffer): void {
  const folder = path.join(host.dataDir, 'drop', lender, 'in');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** What lies in a part of a lender's drop folder. */
export function lying(host: TestHost, lender: string, part: 'in' | 'done' | 'review' | 'out'): string[] {
  try {
    return readdirSync(path.join(host.dataDir, 'drop', lender, part)).sort();
  } catch {
    return [];
  }
}
