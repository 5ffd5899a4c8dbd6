import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import { vocabularies } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { awaitsExport } from '../../close-out/awaits-export';
import type { Sql } from '../../database/tables';
import { containing, notNarrowed } from '../../records/conditions';
import { writtenArray } from '../../records/written-out';
import { askedAt } from '../../request/caller';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import { flagFilter } from '../flag-filter';
import type { Rules } from '../../records/rules';
import { whoMoves } from './who-moves';

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A stage or status filter takes its name or its id. */
function named(parameter: 'stage' | 'status', names: readonly string[]): (values: readonly unknown[]) => Sql {
  return (values) => {
    const texts = values.map(String);
    const wrong = texts.find((text) => !names.includes(text) && !id.test(text));
    if (wrong !== undefined)
      throw new Problem('MALFORMED', {
        message: sentence('problems.valueRefused', { name: parameter, value: wrong.slice(0, 60) }),
        errors: { [parameter]: sentence('problems.unknownValue') },
      });
    const ids = texts.filter((text) => id.test(text));
    const column = sql.raw(`t."${parameter}"`);
    const byName = sql`${column} = any(${writtenArray(texts, sql.raw('text'))})`;
    if (ids.length === 0) return byName;
    return sql`(${byName} or ${column} in (select name from ${sql.raw(parameter)} where _id = any(${ids}::uuid[])))`;
  };
}

type ByParties = 'relatedPartyFirstName' | 'relatedPartyLastName' | 'relatedPartyPhoneNumbers';

/** Files with a party whose column meets one of the values, for those who read parties. */
function withParty(
  parameter: ByParties,
  condition: (value: string) => Sql,
): (values: readonly unknown[], caller: Caller) => Sql {
  return (values, caller) => {
    if (!may(caller, 'relatedParty', 'list')) throw notNarrowed(parameter);
    return sql`t._id in (
      select p."fileId" from "relatedParty" p where p."deletedAt" is null
      and (${sql.join(
        values.map((value) => condition(String(value))),
        sql.raw(' or '),
      )}))`;
  };
}

/** Whether a file stands longer in its status than it should; a hold pauses that. Alias `t`. */
export const isPastStatusDue = (now: Date): Sql =>
  sql`t."statusDue" < ${now.toISOString()}::timestamptz and not t.hold`;

/** Whether a file is with nobody: no person, no company. Alias `t`. */
export const isUnassigned = sql`t."assignedUsers" = '{}' and t."assignedCompanies" = '{}'`;

/** The filters of the file list that are more than one column. */
export const fileFilters: Rules<'file'>['filters'] = {
  stage: named('stage', vocabularies.stageName),
  status: named('status', vocabularies.statusName),
  relatedPartyFirstName: withParty(
    'relatedPartyFirstName',
    (value) => sql`fold(p."firstName") like ${containing(value)}`,
  ),
  relatedPartyLastName: withParty(
    'relatedPartyLastName',
    (value) => sql`fold(p."lastName") like ${containing(value)}`,
  ),
  relatedPartyPhoneNumbers: withParty('relatedPartyPhoneNumbers', phone),
  pastStatusDue: (values, caller) => flagFilter(values, isPastStatusDue(askedAt(caller))),
  unassigned: (values) => flagFilter(values, isUnassigned),
  awaitsExport: (values, caller) => flagFilter(values, awaitsExport(caller)),
  whoMoves: (values, caller) => whoMoves(values, askedAt(caller)),
};

// The indexed text finds candidates; the numbers themselves decide, on their digits alone.
function phone(value: string): Sql {
  const digits = value.replace(/\D/g, '');
  if (!digits) return sql`false`;
  const pattern = `%${digits}%`;
  return sql`(p."phoneNumbers"::text like ${pattern} and exists (
    select 1 from jsonb_array_elements(p."phoneNumbers") n where n->>'number' like ${pattern}))`;
}
