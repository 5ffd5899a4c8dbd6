import type { Field } from '#contract/fields';
import type { Sort } from '#contract/list-query';
import { valuesAt } from '#contract/leaves';
import { filterField } from '#contract/list-query';
import type { Declaration } from '#contract/resource';
import type { DeskRecord } from './record';

type Filters = Readonly<Record<string, readonly unknown[]>>;

const isNumber = (field: Field | undefined): boolean =>
  field?.kind === 'integer' || field?.kind === 'decimal' || field?.kind === 'money';

/** As the host folds words: small letters, no accents. */
const folded = (text: unknown): string =>
  String(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether one held value answers to one that was asked for; `undefined` where only the host can tell. */
function answers(how: string, held: unknown, asked: unknown, field: Field): boolean | undefined {
  const [mine, theirs] = isNumber(field) ? [Number(held), Number(asked)] : [String(held), String(asked)];
  switch (how) {
    case 'is':
    case 'overlaps':
      return mine === theirs;
    case 'from':
      return mine >= theirs;
    case 'to':
      // The last day of a range is part of it, up to its last instant.
      return (typeof mine === 'string' ? mine.slice(0, String(asked).length) : mine) <= theirs;
    case 'contains':
      return folded(held).includes(folded(asked));
    default:
      return undefined;
  }
}

function isAsked(declaration: Declaration, row: DeskRecord, filters: Filters): boolean {
  return Object.entries(filters).every(([parameter, values]) => {
    const filter = declaration.filters[parameter];
    if (!filter || filter.how === 'rule') return true;
    const { on, how = 'is' } = filter;
    const field = filterField(declaration, parameter);
    const held = valuesAt(row, on).flat();
    // What a row does not say may be kept from this person: there the host's word stands.
    if (held.length === 0) return true;
    const told = values.flatMap((asked) => held.map((one) => answers(how, one, asked, field)));
    return told.includes(undefined) || told.includes(true);
  });
}

/** Names stand as in a dictionary, as on the host; what has a form of its own goes by its letters. */
const dictionary = new Intl.Collator('en');

function inOrder(one: unknown, other: unknown, field: Field | undefined): number {
  if (isNumber(field)) return Number(one) - Number(other);
  const [mine, theirs] = [String(one), String(other)];
  if (field?.kind === 'text' && !field.pattern) return dictionary.compare(mine, theirs);
  return mine < theirs ? -1 : mine > theirs ? 1 : 0;
}

const isAbsent = (value: unknown): boolean => value === null || value === undefined;

function sorted(declaration: Declaration, rows: readonly DeskRecord[], sort: readonly Sort[]): DeskRecord[] {
  // What the rows do not carry, such as the name behind a reference, is in the host's order already.
  const terms = sort
    .map(({ by, descending }) => ({ on: declaration.sorts[by] ?? by, way: descending ? -1 : 1 }))
    .filter(({ on }) => rows.some((row) => on in row));
  return [...rows].sort((one, other) => {
    for (const { on, way } of terms) {
      const [mine, theirs] = [one[on], other[on]];
      if (isAbsent(mine) || isAbsent(theirs)) {
        if (isAbsent(mine) !== isAbsent(theirs)) return isAbsent(mine) ? 1 : -1;
        continue;
      }
      const order = inOrder(mine, theirs, declaration.fields[on]);
      if (order !== 0) return way * order;
    }
    return 0;
  });
}

/**
 * The rows that a question asks of a list that came whole, in its order. The call documents no page, and of some lists no filter and
 * no order either: what a host left undone is done here, and what it did stays as it is.
 */
export function fromWhole(
  declaration: Declaration,
  rows: readonly DeskRecord[],
  { filters, sort = [] }: { readonly filters: Filters; readonly sort?: readonly Sort[] },
): DeskRecord[] {
  return sorted(
    declaration,
    rows.filter((row) => isAsked(declaration, row, filters)),
    sort,
  );
}
