import { sql } from 'kysely';
import type { Input } from '#contract/commands/input';
import { Problem } from '#contract/problems';
import { unit } from '#contract/remarketing/unit';
import type { UnitFact } from '#contract/remarketing/unit';
import { boundedFacts, chosenFacts, unitFilters, writtenFacts } from '#contract/remarketing/unit-filters';
import type { UnitSort } from '#contract/remarketing/unit-orders';
import { vocabularies } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import type { Sql } from '../database/tables';
import { rows } from '../kinds/index';
import { containing, foldedOnce, scopeConditions } from '../records/conditions';
import type { Caller } from '../request/caller';
import { fileScope } from '../rules/scopes';
import { ageOf } from './unit-age';
import { unitFact } from './unit-facts';
import { auctionOf } from './unit-sight';

export type UnitFilter = keyof typeof unitFilters;
/** What units are asked for by. */
export type UnitFilters = Pick<Input<'listRemarketingDashboard'>, UnitFilter>;

/**
 * Units, `u`, each with its file `f`. That this is a unit is asked once more of it, though by the same word every unit is kept
 * (`is_unit`, migration 0165): so the database finds the few files that are units by it, and looks at no file at all where all that is asked
 * for stands in the unit.
 */
export const unitsFrom = sql`"remarketingUnit" u left join file f on f._id = u."fileId"
  and is_unit(f.stage, f.closed, f."deletedAt")`;

/** The condition of a list of units: in the caller's scope, and every filter but `except`. */
export function unitConditions(caller: Caller, now: Date, filters: UnitFilters, except?: UnitFilter): Sql {
  const asked = (Object.keys(unitFilters) as UnitFilter[]).flatMap((name) => {
    const value = filters[name];
    return value === undefined || value === null || value === '' || name === except
      ? []
      : [condition(caller, now, name, value)];
  });
  return sql.join([sql`true`, ...scopeConditions(fileScope(caller, 'f')), ...asked], sql` and `);
}

function condition(caller: Caller, now: Date, name: UnitFilter, value: unknown): Sql {
  switch (name) {
    case 'statusId':
      return sql`u.status = (select s.name from status s where s._id = ${value}::uuid)`;
    case 'clientId':
      return sql`u."clientId" = ${value}::uuid`;
    case 'auctionId':
      return sql`${auctionOf(caller)} = ${value}::uuid`;
    case 'ageing':
      return sql`${ageOf(now)} = ${value}`;
  }
  const { fact, how } = lookedFor(name);
  const told = unitFact(caller, now, fact) ?? refuse('listCannotNarrowed', name);
  const given = sql`${value}::${sql.raw(rows[unit[fact].kind].column)}`;
  if (how === 'from') return sql`${told} >= ${given}`;
  if (how === 'to') return sql`${told} <= ${given}`;
  if (how === 'is') return sql`${told} = ${given}`;
  return fact === 'runNumber'
    ? sql`starts_with(fold(${told}), ${foldedOnce(String(value))})`
    : sql`fold(${told}) like ${containing(String(value))}`;
}

/** Which fact a parameter looks at, and how. */
function lookedFor(name: UnitFilter): {
  readonly fact: UnitFact;
  readonly how: 'from' | 'to' | 'is' | 'written';
} {
  for (const fact of boundedFacts) {
    if (name === `${fact}From`) return { fact, how: 'from' };
    if (name === `${fact}To`) return { fact, how: 'to' };
  }
  const chosen = chosenFacts.find((one) => one === name);
  if (chosen) return { fact: chosen, how: 'is' };
  const written = writtenFacts.find((one) => one === name);
  if (written) return { fact: written, how: 'written' };
  throw new Error(`nothing says what of a unit ${name} looks at`);
}

/** The order of a list of units, absent values last and equal ones by their file. */
export function unitOrder(
  caller: Caller,
  now: Date,
  { by, descending }: { by: UnitSort; descending: boolean },
): Sql {
  // The longer for sale, the earlier since, which has an index.
  const isTurned = by === 'daysInRemarketing';
  const value = isTurned
    ? sql`u.since`
    : ranked(by, unitFact(caller, now, by) ?? refuse('listCannotSorted', by));
  return sql`${value} ${sql.raw(descending === isTurned ? 'asc' : 'desc')} nulls last, u."fileId"`;
}

/** Names go as people order them, numbers inside a text by their value, and closed values as they follow each other. */
function ranked(by: UnitSort, value: Sql): Sql {
  const field = unit[by];
  if (field.kind === 'choice') return sql`array_position(${[...vocabularies[field.of]]}::text[], ${value})`;
  return field.kind === 'text' ? sql`${value} collate numbered` : value;
}

/** An order and a filter tell of what they go by. */
function refuse(why: 'listCannotNarrowed' | 'listCannotSorted', name: string): never {
  const message = sentence(`problems.${why}`, { name });
  const parameter = why === 'listCannotSorted' ? 'sortBy' : name;
  throw new Problem('MALFORMED', { message, errors: { [parameter]: message } });
}
