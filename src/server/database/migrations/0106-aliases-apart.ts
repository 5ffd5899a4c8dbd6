import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** The other names of the parties of a file are searched apart from the rest, since not everyone is shown them. */
export const aliasesApart: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table "fileSearch" add column aliases text not null default ''`,
  `create index file_search_aliases on "fileSearch" using gin (aliases gin_trgm_ops) with (fastupdate = off)`,
  `update "fileSearch" s set
      aliases = (select fold(string_agg(array_to_string(r.aliases, ' '), ' ')) from "relatedParty" r
        where r."fileId" = t._id and r."deletedAt" is null),
      text = fold(concat_ws(' ', t.ref, t."clientReference", t."contractNumber", t."serialNumber", t.asset->>'plateNumber',
        t."assetSummary", p.names, p.numbers, p.cities))
    from file t left join lateral (
      select string_agg(concat_ws(' ', r."firstName", r."middleName", r."lastName", r."businessName"), ' ') names,
        string_agg((select string_agg(n->>'number', ' ') from jsonb_array_elements(r."phoneNumbers") n), ' ') numbers,
        string_agg((select string_agg(a->>'city', ' ') from jsonb_array_elements(r.addresses) a), ' ') cities
      from "relatedParty" r where r."fileId" = t._id and r."deletedAt" is null
    ) p on true
    where t._id = s."fileId" and exists (
      select from "relatedParty" r where r."fileId" = t._id and r."deletedAt" is null and array_to_string(r.aliases, '') <> '')`,
];
