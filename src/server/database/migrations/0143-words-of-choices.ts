import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * A lender's own words stand for choices alone: those that stood for a date of birth, a name or a number go, of every version and of every
 * job. So do dates of birth that people typed into refused rows in clear: that one was typed is told.
 */
export const wordsOfChoices: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const choices = [
  'contractType',
  'province',
  'rush',
  'assignmentType',
  'debtorType',
  'isFarmer',
  'coDebtorProvince',
];
const chosen = [...choices, 'assetType', 'isInsolventBusiness'].map((column) => `'${column}'`).join(', ');
const kept = (values: string): string => `(select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(${values}) where key in (${chosen}))`;
const isForeign = (values: string): string =>
  `exists (select from jsonb_object_keys(${values}) key where key not in (${chosen}))`;
const isClear = `jsonb_typeof(cells) = 'object' and cells ->> 'dateOfBirth' <> ''
  and not starts_with(cells ->> 'dateOfBirth', 'sealed.')`;

const statements = [
  `update "placementLayout" set "values" = ${kept('"values"')}
    where jsonb_typeof("values") = 'object' and ${isForeign('"values"')}`,
  `update job set input = jsonb_set(input, '{values}', ${kept(`input -> 'values'`)})
    where kind = 'import' and jsonb_typeof(input -> 'values') = 'object' and ${isForeign(`input -> 'values'`)}`,
  `update job set input = jsonb_set(input, '{corrections}', (
      select jsonb_object_agg(row, case when ${isClear} then cells || '{"dateOfBirth": "••••••••"}' else cells end)
      from jsonb_each(input -> 'corrections') c(row, cells)))
    where kind = 'import' and jsonb_typeof(input -> 'corrections') = 'object'
      and exists (select from jsonb_each(input -> 'corrections') c(row, cells) where ${isClear})`,
];
