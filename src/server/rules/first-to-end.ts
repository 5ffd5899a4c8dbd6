import { sql } from 'kysely';
import type { Sql } from '../database/tables';

/** The first day on which one of several parts ends that each may say when: a json column of them, with `expiresOn`. */
export const firstToEnd = (parts: Sql): Sql => sql`(select min(c."expiresOn"::date) from jsonb_to_recordset(
  case jsonb_typeof(${parts}) when 'array' then ${parts} else '[]' end) c("expiresOn" text))`;

/** Whether that day comes up to one of these days. */
export const endsBy = (end: Sql, days: readonly unknown[]): Sql =>
  sql`${end} <= any(${days.map(String)}::date[])`;
