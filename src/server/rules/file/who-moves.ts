import { sql } from 'kysely';
import { statuses } from '#contract/lifecycles/file-statuses';
import type { StatusRow } from '#contract/lifecycles/status-row';
import { isWait, usualMover } from '#contract/lifecycles/who-moves';
import { provinceZones } from '#contract/placement/province-time';
import type { Sql } from '../../database/tables';

const statusIn = (has: (status: StatusRow) => boolean): Sql =>
  sql`t.status = any(${statuses.filter(has).map(({ name }) => name)}::text[])`;

/** Files that wait for one of these, by the rule of `moverOf`. Alias `t`. */
export function whoMoves(movers: readonly unknown[], now: Date): Sql {
  const at = sql`${now.toISOString()}::timestamptz`;
  const zone = sql`(${JSON.stringify(provinceZones)}::jsonb ->> t.state)`;
  const isOver = sql`case when ${statusIn(({ name }) => usualMover(name) === 'time')}
    then (t."statusDue" at time zone ${zone})::date <= (${at} at time zone ${zone})::date else t."statusDue" <= ${at} end`;
  const isPaused = sql`(t.hold is true and not ${statusIn(({ runsOnHold }) => runsOnHold === true)})`;
  const isGivenBack = sql`(${statusIn(({ name }) => isWait(name))} and t."statusDue" is not null
    and not ${isPaused} and ${isOver})`;
  const usual = statusIn(({ name }) => movers.includes(usualMover(name)));
  return movers.includes('agency')
    ? sql`(${usual} or ${isGivenBack})`
    : sql`(${usual} and not ${isGivenBack})`;
}
