import { sql } from 'kysely';
import { deadlineDays } from '#contract/clocks/deadline-days';
import type { ClockName } from '#contract/clocks/clock';
import type { Sql } from '../../database/tables';
import type { Led } from '../../records/led';

const ofEach = <T>(make: (kind: ClockName) => T): { readonly [field: string]: T } =>
  Object.fromEntries(Object.entries(deadlineDays).map(([field, clock]) => [field, make(clock)]));

/** The day of the nearest open deadline of each kind. A file tells its deadlines in the order of their days. */
export const deadlineDay = ofEach((kind) => (): Sql => {
  const path = `$[*] ? (@.clock == "${kind}").day`;
  return sql`(jsonb_path_query_first(t.deadlines, ${sql.lit(path)}) #>> '{}')::date`;
});

/** Files in the order of the nearest of their open deadlines of a kind, out of the table of all. */
export const deadlinesLead = ofEach((kind) => (descending: boolean): Led => {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  return {
    from: sql`deadline d`,
    points: sql`d."fileId" and d.clock = ${kind} and d.place = 1`,
    by: sql`d.day ${direction}, d."fileId" ${direction}`,
    last: sql`t._id ${direction}`,
    besides: sql`not exists (select from deadline d where d."fileId" = t._id and d.clock = ${kind})`,
  };
});
