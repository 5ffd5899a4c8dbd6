import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { companyShownAs } from './company-shown-as';

/** The day on which the first of a company's licences and insurances ends, as far as the caller reads them. Alias `t`. */
export function nextExpiry(caller: Caller): Sql {
  const documents = companyShownAs(caller, 'compliance') ?? sql`t.compliance`;
  return sql`(select min(c."expiresOn"::date) from jsonb_to_recordset(
    case jsonb_typeof(${documents}) when 'array' then ${documents} else '[]' end) c("expiresOn" text))`;
}

/** Whether one of them ends up to one of the days. */
export function expiresBy(days: readonly unknown[], caller: Caller): Sql {
  return sql`${nextExpiry(caller)} <= any(${days.map(String)}::date[])`;
}
