import { sql } from 'kysely';
import type { Db, Sql } from '../../database/tables';
import { workOut } from '../../records/work-out';

/**
 * Brings what a file is known by up to date with its parties and asset: the debtor's name, the asset in a line, and the text
 * that people search it by. `ids` absent: all files.
 */
export async function refreshFileNames(db: Db, ...ids: readonly string[]): Promise<void> {
  const these = (column: string): Sql =>
    ids.length > 0 ? sql`${sql.raw(column)} = any(${ids}::uuid[])` : sql`true`;
  await workOut(db, 'file', these('t._id'), { debtorName: debtor, assetSummary: summary });
  await sql`
    insert into "fileSearch" ("fileId", text, account, aliases)
    select t._id, fold(concat_ws(' ', t.ref, t."clientReference", t."contractNumber", t."serialNumber", t.asset->>'plateNumber',
      t."assetSummary", p.names, p.numbers, p.cities)), t."bankAccountNumber",
      coalesce(fold(p.aliases), '')
    from file t left join lateral (
      select string_agg(concat_ws(' ', r."firstName", r."middleName", r."lastName", r."businessName"), ' ') names,
        string_agg(array_to_string(r.aliases, ' '), ' ') aliases,
        string_agg((select string_agg(n->>'number', ' ') from jsonb_array_elements(r."phoneNumbers") n), ' ') numbers,
        string_agg((select string_agg(a->>'city', ' ') from jsonb_array_elements(r.addresses) a), ' ') cities
      from "relatedParty" r where r."fileId" = t._id and r."deletedAt" is null
    ) p on true
    where ${these('t._id')}
    on conflict ("fileId") do update set text = excluded.text, account = excluded.account,
      aliases = excluded.aliases`.execute(db);
}

const debtor = sql.raw(`(
  select coalesce(r."businessName", concat_ws(' ', r."firstName", r."lastName"))
  from "relatedParty" r
  where r."fileId" = t._id and r."deletedAt" is null and r."relatedPartyType" in ('primary_debtor', 'business_debtor')
  order by r."isPrimary" desc, r."createdAt", r._id limit 1)`);

// Whichever family of descriptors the asset has; without any, what was said of it.
const summary = sql.raw(`nullif(coalesce(
  nullif(concat_ws(' ', t.asset->>'year',
    coalesce(t.asset->>'auMake', t.asset->>'trMake', t.asset->>'psMake', t.asset->>'rvMake', t.asset->>'maHullMake', t.asset->>'eqMake', t.asset->>'aiMake', t.asset->>'mhMake'),
    coalesce(t.asset->>'auModel', t.asset->>'trModel', t.asset->>'psModel', t.asset->>'rvModel', t.asset->>'maHullModel', t.asset->>'eqModel', t.asset->>'aiModel', t.asset->>'mhModel'),
    t.asset->>'auTrim'), ''),
  left(t.asset->>'description', 120)), '')`);
