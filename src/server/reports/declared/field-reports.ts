import { sql } from 'kysely';
import {
  agencyPeople,
  company,
  dayOf,
  daysSince,
  decimal,
  fileNarrows,
  flag,
  inPart,
  integer,
  leads,
  money,
  stateOfFile,
} from '../report-type';
import type { ReportType } from '../report-type';
import type { Sql } from '../../database/tables';
import { invoicesSentBack, vendorWork } from '../vendor-work';

const ordered = dayOf('t."orderedAt"');
const assigned = dayOf('t."assignedAt"');
const decided = dayOf('t."decidedAt"');
const hours = (from: string, to: string) =>
  sql`round((extract(epoch from ${sql.raw(to)} - ${sql.raw(from)}) / 3600)::numeric, 1)::float8`;
const earliest = sql`(t.notice ->> 'earliestSaleDate')::date`;
const sold = sql`(t.remarketing ->> 'saleDate')::date`;
const stored = sql`(t.storage ->> 'inDate')::date`;
/** The days so far: what is to leave on a later day stands there until today. */
const daysStored = (today: string) =>
  sql`(least((t.storage ->> 'outDate')::date, ${today}::date) - ${stored})`;
/** How many of so many meet a condition, in percent. */
const percent = (which: Sql, of: Sql): Sql =>
  sql`round(100.0 * count(*) filter (where ${which}) / nullif(${of}, 0), 1)::float8`;
/** That the company of an assignment is the one that recovered its file. */
const recoveredIt = sql`(select f.recovery ->> 'vendorCompanyId' = t."companyId"::text and f.recovery ->> 'securedDate' is not null
  from file f where f._id = t."fileId")`;

/** Reports on those who do the work outside, and on the law's deadlines. */
export const fieldReports = {
  vendor_scorecard: {
    of: 'companyAssignment',
    besides: ['attempt', 'document', 'note', 'vendorInvoice'],
    roles: ['administrator', 'supervisor'],
    worked: {
      vendor: { field: company, as: () => sql`t."companyId"` },
      assignments: { field: integer, as: () => sql`count(*)` },
      accepted: { field: integer, as: () => sql`count(t."acceptedAt")` },
      declined: { field: integer, as: () => sql`count(t."declinedAt")` },
      acceptedInHours: {
        field: decimal,
        as: () => sql`round(percentile_cont(0.5) within group (order by extract(epoch from t."acceptedAt" - t."assignedAt") / 3600)
          ::numeric, 1)::float8`,
      },
      firstAttemptInHours: {
        field: decimal,
        as: () => sql`round(percentile_cont(0.5) within group (order by extract(epoch from w.first - t."acceptedAt") / 3600)
          ::numeric, 1)::float8`,
      },
      attemptsPerFile: {
        field: decimal,
        as: () => sql`round(sum(w.attempts)::numeric / nullif(count(t."acceptedAt"), 0), 1)::float8`,
      },
      heardInTimePercent: {
        field: decimal,
        as: () => percent(sql`t."acceptedAt" is not null and w."inTime"`, sql`count(t."acceptedAt")`),
      },
      recoveredFiles: { field: integer, as: () => sql`count(*) filter (where ${recoveredIt})` },
      recoveredOfAcceptedPercent: {
        field: decimal,
        as: () => percent(recoveredIt, sql`count(t."acceptedAt")`),
      },
      photosCompletePercent: {
        field: decimal,
        as: () =>
          percent(sql`${recoveredIt} and w."photosComplete"`, sql`count(*) filter (where ${recoveredIt})`),
      },
      invoicesSentBack: {
        field: integer,
        as: invoicesSentBack,
      },
      complaints: { field: integer, as: () => sql`sum(w.complaints)::integer` },
    },
    joins: vendorWork,
    narrows: { vendorId: sql`t."companyId"`, state: stateOfFile },
    dated: assigned,
    groupedBy: sql`t."companyId"`,
    order: sql`count(*) desc, t."companyId"`,
  },
  skip_trace_results: {
    of: 'skipTrace',
    roles: ['administrator', 'supervisor', 'file_manager'],
    own: ['fileId', 'skipTraceType', 'source', 'orderedAt', 'completedAt', 'result', 'confidence', 'cost'],
    worked: {
      days: { field: integer, as: (ask) => sql`(${dayOf('t."completedAt"')(ask)} - ${ordered(ask)})` },
      recoveredAfter: {
        field: flag,
        as: (ask) => sql`coalesce((select (f.recovery ->> 'securedDate')::date >= ${ordered(ask)} from file f
          where f._id = t."fileId"), false)`,
      },
    },
    narrows: { state: stateOfFile },
    dated: ordered,
    order: sql`t."orderedAt", t._id`,
  },
  notice_compliance: {
    of: 'file',
    roles: leads,
    own: ['ref', 'clientId', 'state', 'notice.earliestSaleDate', 'remarketing.saleDate'],
    worked: {
      noticeKind: { field: { kind: 'choice', of: 'noticeKind' }, as: () => sql`s."noticeKind"` },
      servedOn: { field: { kind: 'date' }, as: () => sql`s."servedDate"::text` },
      noticeMethod: { field: { kind: 'choice', of: 'noticeMethod' }, as: () => sql`s.method` },
      daysToSale: { field: integer, as: () => sql`(${sold} - ${earliest})` },
      soldTooEarly: { field: flag, as: () => sql`coalesce(${sold} < ${earliest}, false)` },
      soldWithoutNotice: { field: flag, as: () => sql`(s."noticeKind" is null)` },
    },
    joins: () => sql`left join lateral (select * from jsonb_to_recordset(t.services)
      as each("noticeKind" text, "servedDate" date, method text, "awaitsProof" boolean) where "awaitsProof" is not true) s on true`,
    // What was sold and has no notice that was served is told as well, by the day of its sale.
    on: () => sql`(s."noticeKind" is not null or ${inPart('remarketing', 'salePrice')} is not null)`,
    narrows: fileNarrows,
    dated: () => sql`coalesce(s."servedDate", ${sold})`,
    order: sql`coalesce(s."servedDate", ${sold}), t._id`,
    filed: true,
  },
  storage_exposure: {
    of: 'file',
    sums: ['cost'],
    roles: [...agencyPeople, 'lender_supervisor'],
    own: [
      'ref',
      'clientId',
      'state',
      'storage.lotCompanyId',
      'storage.inDate',
      'storage.dailyRate',
      'storage.freeDays',
      'storage.capDate',
    ],
    worked: {
      days: { field: integer, as: ({ today }) => daysStored(today) },
      cost: {
        field: money,
        as: ({
          today,
        }) => sql`(greatest(${daysStored(today)} - coalesce((t.storage ->> 'freeDays')::integer, 0), 0)
          * (t.storage ->> 'dailyRate')::numeric)::numeric(14,2)`,
        guardedBy: 'storage.dailyRate',
      },
    },
    on: () => sql`not t.closed and ${inPart('storage', 'inDate')} is not null`,
    narrows: fileNarrows,
    order: sql`${stored}, t._id`,
    filed: true,
  },
  requests_turnaround: {
    of: 'request',
    roles: leads,
    own: ['requestType', 'fileIds', 'requestedBy', 'createdAt', 'decidedAt', 'decidedBy', 'status'],
    worked: { hoursToDecide: { field: decimal, as: () => hours('t."createdAt"', 't."decidedAt"') } },
    on: () => sql`t."decidedAt" is not null`,
    dated: decided,
    order: sql`t."decidedAt", t._id`,
  },
  user_access_review: {
    of: 'user',
    roles: ['administrator', 'lender_supervisor'],
    own: [
      'lastName',
      'firstName',
      'email',
      'companyId',
      'roleId',
      'userStatus',
      'mfaType',
      'lastLoginAt',
      'passwordChangedAt',
    ],
    worked: {
      daysSinceSignIn: { field: integer, as: (ask) => daysSince(dayOf('t."lastLoginAt"')(ask), ask) },
    },
    order: sql`t."lastName", t."firstName", t._id`,
  },
  access_log: {
    of: 'user',
    roles: ['administrator'],
    own: ['lastName', 'firstName', 'email', 'companyId'],
    worked: {
      at: { field: { kind: 'moment' }, as: () => sql`e.at` },
      happened: { field: { kind: 'choice', of: 'accessAction' }, as: () => sql`e.kind` },
      onFile: { field: { kind: 'reference', to: 'file' }, as: () => sql`e."fileId"` },
      list: { field: { kind: 'text' }, as: () => sql`e.list` },
      rows: { field: integer, as: () => sql`e.rows` },
    },
    joins: ({ parameters: { dateFrom } }) => sql`cross join lateral (
      select s.at, case when s.detail ->> 'resource' = 'report' then 'report_run' else 'export' end kind, null::uuid "fileId",
        coalesce(s.detail ->> 'kind', s.detail ->> 'resource') list, (s.detail ->> 'rows')::integer rows
      from "securityEvent" s where s."userId" = t._id and s.kind = 'export'
      union all
      select h.at, case h.type when 'pii_revealed' then 'view_masked' when 'search_ordered' then 'search_purchase'
        else 'download' end, h."fileId", null, null
      from history h where h."byUserId" = t._id
        and h.type in ('document_viewed', 'document_downloaded', 'pii_revealed', 'search_ordered')
        and h.at >= coalesce(${dateFrom ?? null}::date, '-infinity') - interval '1 day') e`,
    dated: dayOf('e.at'),
    order: sql`e.at, t._id`,
  },
  import_reconciliation: {
    of: 'user',
    roles: ['administrator'],
    own: ['lastName', 'firstName', 'companyId'],
    worked: {
      at: { field: { kind: 'moment' }, as: () => sql`j."createdAt"` },
      jobKind: { field: { kind: 'choice', of: 'jobKind' }, as: () => sql`j.kind` },
      fileName: { field: { kind: 'text' }, as: () => sql`j.input ->> 'fileName'` },
      rows: { field: integer, as: () => sql`j.total` },
      rowsCreated: { field: integer, as: () => sql`(j.counts ->> 'created')::integer` },
      rowsUpdated: { field: integer, as: () => sql`(j.counts ->> 'updated')::integer` },
      rowsUnchanged: { field: integer, as: () => sql`(j.counts ->> 'unchanged')::integer` },
      rowsRejected: { field: integer, as: () => sql`(j.counts ->> 'rejected')::integer` },
    },
    joins: () => sql`join job j on j."userId" = t._id and j.kind in ('import', 'update', 'lender')
      and coalesce(j.input ->> 'dryRun', '') <> 'true'`,
    dated: dayOf('j."createdAt"'),
    order: sql`j."createdAt", j._id`,
  },
} satisfies Partial<Record<string, ReportType>>;
