import { sql } from 'kysely';
import type { Db, Sql } from '../../database/tables';

/**
 * Brings what a file is known by up to date with its parties and asset: the debtor's name, the asset in a line, and the text
 * that people search it by. `ids` absent: all files.
 */
export async function refreshFileNames(db: Db, ...ids: readonly string[]): Promise<void> {
  const these = (column: string): Sql =>
    ids.length > 0 ? sql`${sql.raw(column)} = any(${ids}::uuid[])` : sql`true`;
  await sql`
    update file f set "debtorName" = ${debtor}, "assetSummary" = ${summary} where ${these('f._id')}
      and ("debtorName", "assetSummary") is distinct from (${debtor}, ${summary})`.execute(db);
  await sql`
    insert into "fileSearch" ("fileId", text, account)
    select f._id, fold(concat_ws(' ', f.ref, f."clientReference", f."contractNumber", f."serialNumber", f.asset->>'plateNumber',
      f."assetSummary", p.names, p.numbers, p.cities)), f."bankAccountNumber"
    from file f left join lateral (
      select string_agg(concat_ws(' ', r."firstName", r."middleName", r."lastName", r."businessName", array_to_string(r.aliases, ' ')), ' ') names,
        string_agg((select string_agg(n->>'number', ' ') from jsonb_array_elements(r."phoneNumbers") n), ' ') numbers,
        string_agg((select string_agg(a->>'city', ' ') from jsonb_array_elements(r.addresses) a), ' ') cities
      from "relatedParty" r where r."fileId" = f._id and r."deletedAt" is null
    ) p on true
    where ${these('f._id')}
    on conflict ("fileId") do update set text = excluded.text, account = excluded.account`.execute(db);
}

const debtor = sql.raw(`(
  select coalesce(r."businessName", concat_ws(' ', r."firstName", r."lastName"))
  from "relatedParty" r
  where r."fileId" = f._id and r."deletedAt" is null and r."relatedPartyType" in ('primary_debtor', 'business_debtor')
  order by r."isPrimary" desc, r."createdAt", r._id limit 1)`);

// Whichever family of descriptors the asset has; without any, what was said of it.
const summary = sql.raw(`nullif(coalesce(
  nullif(concat_ws(' ', f.asset->>'year',
    coalesce(f.asset->>'auMake', f.asset->>'trMake', f.asset->>'psMake', f.asset->>'rvMake', f.asset->>'maHullMake', f.asset->>'eqMake', f.asset->>'aiMake', f.asset->>'mhMake'),
    coalesce(f.asset->>'auModel', f.asset->>'trModel', f.asset->>'psModel', f.asset->>'rvModel', f.asset->>'maHullModel', f.asset->>'eqModel', f.asset->>'aiModel', f.asset->>'mhModel'),
    f.asset->>'auTrim'), ''),
  left(f.asset->>'description', 120)), '')`);
