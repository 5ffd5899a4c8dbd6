import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * Which kinds of fee bear the tax of a province stands in its rates, from a day on, where it stood in the program: on things and work
 * on them, on legal services, and on traces in Manitoba and Saskatchewan, and in British Columbia from October 2026 on.
 */
export const feesOfProvincialTaxes: Migration = {
  async up(db) {
    const usual = sql`array['key_cut', 'reconditioning', 'detailing', 'safety_inspection']`;
    const traces = sql`array['skip_trace_basic', 'skip_trace_enhanced', 'skip_located_bonus']`;
    await sql`alter table "provinceTax" add column "pstFees" text[]`.execute(db);
    // The rates of British Columbia that hold on that day are two from then on; the later ones are known by the id that a new house gives them.
    await sql`insert into "provinceTax" select (jsonb_populate_record(t, jsonb_build_object(
        '_id', 'ce382be9-0f38-8c16-af17-c28205fe37e8', 'effectiveFrom', '2026-10-01'))).*
      from "provinceTax" t where province = 'BC' and "deletedAt" is null and "effectiveFrom" < '2026-10-01'
        and coalesce("effectiveTo", 'infinity') >= '2026-10-01'`.execute(db);
    await sql`update "provinceTax" set "effectiveTo" = '2026-09-30' where province = 'BC' and "deletedAt" is null
      and "effectiveFrom" < '2026-10-01' and coalesce("effectiveTo", 'infinity') >= '2026-10-01'`.execute(db);
    await sql`update "provinceTax" set "pstFees" = case
      when province = 'QC' or "pstRate" = 0 then array[]::text[]
      when province in ('MB', 'SK') or province = 'BC' and "effectiveFrom" >= '2026-10-01' then ${usual} || 'legal_fee'::text || ${traces}
      when province = 'BC' then ${usual} || 'legal_fee'::text
      else ${usual} end`.execute(db);
  },
};
