import { Name } from './oracle';
import type { ListOracle, Row, World } from './oracle';

export type Asked = Readonly<Record<string, readonly string[]>>;

/** The rows that a list asked for in this way is to show. `except`: a parameter that does not count. */
export function expectedRows(
  oracle: ListOracle,
  rows: readonly Row[],
  asked: Asked,
  world: World,
  except?: string,
): Row[] {
  return rows.filter(
    (row) =>
      oracle.shows(row, world) &&
      (oracle.also?.(row, asked, world, except) ?? true) &&
      Object.entries(asked).every(
        ([parameter, values]) =>
          parameter === except || values.some((value) => oracle.filters[parameter]?.keeps(row, value, world)),
      ),
  );
}

const dictionary = new Intl.Collator('und');

/** Below zero where `a` stands before `b`; what is absent stands last. */
export function compare(a: unknown, b: unknown, descending: boolean): number {
  const [absentA, absentB] = [a ?? null, b ?? null].map((one) => one === null);
  if (absentA || absentB) return Number(absentA) - Number(absentB);
  return (descending ? -1 : 1) * compareValues(a, b);
}

function compareValues(a: unknown, b: unknown): number {
  if (a instanceof Name && b instanceof Name)
    return dictionary.compare(a.text, b.text) || compareValues(a.text, b.text);
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  return Number(a) - Number(b);
}

/** The order of a list by `-a,b`, as a comparison of rows. */
export function orderOf(oracle: ListOracle, sort: string, world: World): (a: Row, b: Row) => number {
  const terms = sort.split(',').map((term) => ({
    descending: term.startsWith('-'),
    of: oracle.sorts[term.replace(/^-/, '')] ?? (() => undefined),
  }));
  return (a, b) => {
    for (const { of, descending } of terms) {
      const order = compare(of(a, world), of(b, world), descending);
      if (order !== 0) return order;
    }
    return 0;
  };
}

export interface Bucket {
  readonly value: unknown;
  readonly label: string;
  readonly count: number;
}

/** The counts of every bucket, each over all parameters but its own, in no order. `wordOf`: what a value is called. */
export function expectedBuckets(
  oracle: ListOracle,
  rows: readonly Row[],
  asked: Asked,
  world: World,
  wordOf: (field: string, value: unknown) => string,
): Record<string, Bucket[]> {
  return Object.fromEntries(
    Object.entries(oracle.buckets ?? {}).map(([field, { own, value, label }]) => {
      const counted = new Map<unknown, number>();
      for (const row of expectedRows(oracle, rows, asked, world, own)) {
        const of = value ? value(row, world) : row[field];
        if (of !== null && of !== undefined) counted.set(of, (counted.get(of) ?? 0) + 1);
      }
      return [
        field,
        [...counted].map(([of, count]) => ({
          value: of,
          label: label?.(of, world) ?? wordOf(field, of),
          count,
        })),
      ];
    }),
  );
}
