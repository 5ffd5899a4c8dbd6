import { sql } from 'kysely';
import type { Migration } from 'kysely';

const at = `to_char(f."updatedAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const proofOf = (name: string): string =>
  `left join lateral (select e from jsonb_array_elements(f.proofs) e where e->>'proof' = '${name}' order by e->>'at' desc limit 1) p on true`;
const recorder = `'documentId', p.e->>'documentId', 'userId', p.e->>'userId', 'at', coalesce(p.e->>'at', ${at})`;

const statements: readonly string[] = [
  `alter table file add column services jsonb, add column "clockExtensions" jsonb, add column "deficiencyReason" text,
    add column "nextDeadline" date, add column "nextDeadlineKind" text`,
  `create index file_next_deadline on file ("nextDeadline", _id) where "deletedAt" is null`,
  // Nobody edits the rules yet: they are put in anew, those that were wrong mended.
  `alter table "enforcementRule" add column note text`,
  `delete from "enforcementRule"`,
  `update file f set services = coalesce(f.services, '[]') || s.rows from (
    select f._id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('noticeKind', 'disposition', 'relatedPartyId', r,
      'method', coalesce(f.notice->>'noticeMethod', 'personal'), 'servedDate', f.notice->>'noticeServedDate',
      'endedBefore', f.notice->>'earliestSaleDate', ${recorder}))) as rows
    from file f cross join lateral jsonb_array_elements_text(
      case when jsonb_typeof(f.notice->'recipientPartyIds') = 'array' then f.notice->'recipientPartyIds' else '[]' end) r
    ${proofOf('notice')} where f.notice->>'noticeServedDate' is not null group by f._id) s where s._id = f._id`,
  `update file f set services = coalesce(f.services, '[]') || s.rows from (
    select f._id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('noticeKind', f."priorNotice"->>'type', 'relatedPartyId', r._id,
      'method', 'personal', 'servedDate', f."priorNotice"->>'servedDate',
      'rdprmDate', case when f."priorNotice"->>'type' = 'qc_hypothecary' then f."priorNotice"->>'servedDate' end,
      'endedBefore', ((f."priorNotice"->>'priorNoticeExpiry')::date + 1)::text, ${recorder}))) as rows
    from file f join "relatedParty" r on r."fileId" = f._id and r."deletedAt" is null
      and r."relatedPartyType" in ('primary_debtor', 'business_debtor', 'co_debtor')
    ${proofOf('prior_notice')} where f."priorNotice"->>'servedDate' is not null and f."priorNotice"->>'type' is not null
    group by f._id) s where s._id = f._id`,
  `update file set "priorNotice" = "priorNotice" || jsonb_build_object('surrenderFrom', (("priorNotice"->>'priorNoticeExpiry')::date + 1)::text)
    where "priorNotice"->>'priorNoticeExpiry' is not null`,
  `update file f set proofs = (select jsonb_agg(e) from jsonb_array_elements(f.proofs) e where e->>'proof' not in ('notice', 'prior_notice'))
    where f.proofs @> '[{"proof":"notice"}]' or f.proofs @> '[{"proof":"prior_notice"}]'`,
  `update file set "nextDeadline" = (notice->>'earliestSaleDate')::date, "nextDeadlineKind" = 'disposition'
    where stage in ('secured', 'notice_period', 'remarketing') and notice->>'earliestSaleDate' is not null`,
  `update file set "nextDeadline" = ("priorNotice"->>'surrenderFrom')::date, "nextDeadlineKind" = 'prior_notice'
    where stage in ('intake', 'skip_trace', 'field_recovery') and "priorNotice"->>'surrenderFrom' is not null`,
];

/**
 * The services of notices, from which the times of the law are worked out. What was recorded as a proof, with its end, becomes services
 * that were recorded before they were kept; their end stands where the law gives no later one.
 */
export const services: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
