import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readListQuery } from '#contract/list-query';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { ordering } from '#server/records/ordering';
import { readCallerOfUser } from '#server/request/caller';
import type { Caller } from '#server/request/caller';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { few } from './few';

/** A column in an order, as in a dictionary or not; of what cannot be absent nobody says where it stands then. */
interface Term {
  readonly column: string;
  readonly falls: boolean;
  readonly absentFirst?: boolean;
}

interface Index {
  readonly table: string;
  readonly unique: boolean;
  readonly keys: readonly Term[];
}

function termOf(text: string): Term {
  const [, column = '', collation = '', way] =
    /^t\."?(\w+)"?( collate "und-x-icu")?(?: (asc|desc))?(?: nulls last)?$/.exec(text) ?? [];
  return {
    column: `${column}${collation && ' as in a dictionary'}`,
    falls: way === 'desc',
    ...(text.endsWith('nulls last') && { absentFirst: false }),
  };
}

/** Whether an index has the rows in an order, read forwards or backwards. Of one column the page is read in two parts, see `pageOf`. */
function serves({ unique, keys }: Index, order: readonly Term[]): boolean {
  const asked = unique ? order.slice(0, keys.length) : order;
  const isAlone = order.length === 2;
  return [false, true].some((backwards) =>
    asked.every(({ column, falls, absentFirst }, at) => {
      const key = keys[at];
      if (key?.column !== column || (key.falls !== backwards) !== falls) return false;
      return isAlone || absentFirst === undefined || (key.absentFirst !== backwards) === absentFirst;
    }),
  );
}

/** The indexes of all that is there. */
async function wholeIndexes(db: TestHost['app']['db']): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select c.relname "table", i.indisunique "unique", jsonb_agg(jsonb_build_object(
      'column', a.attname || case l.collname when 'und-x-icu' then ' as in a dictionary' else '' end,
      'falls', i.indoption[k - 1] & 1 = 1, 'absentFirst', i.indoption[k - 1] & 2 = 2) order by k) keys
    from pg_index i join pg_class c on c.oid = i.indrelid cross join generate_series(1, i.indnkeyatts) k
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[k - 1]
    left join pg_collation l on l.oid = i.indcollation[k - 1]
    where c.relnamespace = 'public'::regnamespace
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '("deletedAt" IS NULL)')
    group by c.relname, i.indexrelid, i.indisunique`.execute(db);
  return rows;
}

const growing = resourceNames.filter((name) => !few.has(name));

it('every order of a list that grows stands in an index, either way round: no page puts all that is there in order first', async () => {
  const { db } = (await startHost()).app;
  const caller = (await readCallerOfUser(db, seedId('user', 'administrator@demo.example'))) as Caller;
  const indexes = await wholeIndexes(db);
  const orders = growing.flatMap((name) => {
    const declaration = declarationOf(name);
    const { sorts, sortParameter = 'sortBy', fields } = declaration;
    // What is worked out, or is told of another record, stands in no column.
    const own = Object.entries(sorts).filter(([, field]) => !field.includes('.') && !fields[field]?.derived);
    return own.flatMap(([by]) =>
      [by, `-${by}`].map((asked) => {
        const { sort } = readListQuery(declaration, { [sortParameter]: asked });
        const { sql: text } = ordering(name, sort, caller).by.compile(db);
        return { name, text, order: text.split(', ').map(termOf) };
      }),
    );
  });
  expect(orders.length).toBeGreaterThan(120);
  const standNowhere = orders.filter(
    ({ name, order }) => !indexes.some((index) => index.table === name && serves(index, order)),
  );
  expect(standNowhere.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

it('an order by the name of what rows point to goes through it one by one, and finds the rows of each in an index, in their order', async () => {
  const indexes = await wholeIndexes((await startHost()).app.db);
  const pointing = growing.flatMap((name) => {
    const { sorts, fields } = declarationOf(name);
    return Object.values(sorts).flatMap((path) => {
      const [field = '', through] = path.split('.');
      return through && fields[field]?.required ? [{ name, field }] : [];
    });
  });
  expect(pointing.length).toBeGreaterThan(3);
  const ofEach = (field: string): Term[] => [field, '_id'].map((column) => ({ column, falls: false }));
  expect(
    pointing.filter(
      ({ name, field }) => !indexes.some((index) => index.table === name && serves(index, ofEach(field))),
    ),
  ).toEqual([]);
});
