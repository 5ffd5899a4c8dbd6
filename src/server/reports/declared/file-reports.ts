import { sql } from 'kysely';
import { conditions } from '../../records/conditions';
import type { Sql } from '../../database/tables';
import { billedOn } from '../../remarketing/billed-on';
import {
  agencyAndClient,
  amounts,
  cents,
  dayOf,
  daysSince,
  decimal,
  everyone,
  fileNarrows,
  flag,
  inPart,
  integer,
  leads,
  money,
  text,
} from '../report-type';
import type { ReportAsk, ReportType } from '../report-type';

const assigned = dayOf('coalesce(t."assignmentDate", t."createdAt")');
const closedOn = dayOf('t."closedDate"');
const proceeds = sql`(t.remarketing ->> 'salePrice')::numeric`;
const isRecovered = sql`${inPart('recovery', 'securedDate')} is not null`;
export const billed = cents(billedOn(sql`t._id`));

const ageOf = (ask: ReportAsk): Sql => daysSince(assigned(ask), ask);
type Days = readonly [from: number, to: number | null];
const isAged = (ask: ReportAsk, [from, to]: Days): Sql =>
  to === null ? sql`${ageOf(ask)} >= ${from}` : sql`${ageOf(ask)} between ${from} and ${to}`;
const aged = (...days: Days) => ({
  field: integer,
  as: (ask: ReportAsk) => sql`count(*) filter (where ${isAged(ask, days)})`,
});
/** What is owed on those of an age; nothing where there are none. */
const owedAged = (...days: Days) => ({
  field: money,
  as: (ask: ReportAsk) => sql`sum(t."balanceAmount") filter (where ${isAged(ask, days)})`,
  guardedBy: amounts,
});

/** The latest note of a file that its client may read, of those that who asks may read. */
const lastClientNote = ({ caller }: ReportAsk): Sql => sql`(select left(n.body, 500) from (
    select t.* from note t where ${conditions('note', {}, caller)}) n
  where n."fileId" = t._id and (n.audience in ('client', 'client_and_vendor') or n."postedToClient") order by n."createdAt" desc limit 1)`;

/** Reports that tell file by file how the work stands. */
export const fileReports = {
  open_inventory: {
    of: 'file',
    roles: everyone,
    own: [
      'ref',
      'clientId',
      'clientReference',
      'debtorName',
      'assetSummary',
      'serialNumber',
      'state',
      'stage',
      'status',
      'hold',
      'isRushFile',
      'assignedUsers',
      'assignmentDate',
      'lastActivityDate',
      'nextAction',
      'nextActionDate',
    ],
    worked: { daysOpen: { field: integer, as: ageOf } },
    on: () => sql`not t.closed`,
    narrows: fileNarrows,
    dated: assigned,
    order: sql`t."assignmentDate" nulls first, t._id`,
    filed: true,
  },
  file_ageing: {
    of: 'file',
    sums: [
      'days0to15',
      'balance0to15',
      'days16to30',
      'balance16to30',
      'days31to60',
      'balance31to60',
      'days61to90',
      'balance61to90',
      'daysOver90',
      'balanceOver90',
      'files',
      'balance',
    ],
    roles: leads,
    worked: {
      ofStage: { field: { kind: 'choice', of: 'stageName' }, as: () => sql`t.stage` },
      days0to15: aged(0, 15),
      balance0to15: owedAged(0, 15),
      days16to30: aged(16, 30),
      balance16to30: owedAged(16, 30),
      days31to60: aged(31, 60),
      balance31to60: owedAged(31, 60),
      days61to90: aged(61, 90),
      balance61to90: owedAged(61, 90),
      daysOver90: aged(91, null),
      balanceOver90: owedAged(91, null),
      files: { field: integer, as: () => sql`count(*)` },
      balance: { field: money, as: () => sql`sum(t."balanceAmount")`, guardedBy: amounts },
    },
    on: () => sql`not t.closed`,
    narrows: fileNarrows,
    groupedBy: sql`t.stage`,
    order: sql`t.stage`,
    filed: true,
  },
  status_update_client: {
    of: 'file',
    roles: agencyAndClient,
    own: ['ref', 'clientReference', 'debtorName', 'stage', 'status', 'nextAction', 'nextActionDate'],
    worked: { lastNote: { field: text, as: lastClientNote } },
    on: () => sql`not t.closed`,
    narrows: fileNarrows,
    order: sql`t.ref`,
    filed: true,
  },
  new_assignments: {
    of: 'file',
    roles: [
      'administrator',
      'supervisor',
      'file_manager',
      'remarketing_specialist',
      'accountant',
      'lender_supervisor',
    ],
    own: ['assignmentDate', 'ref', 'clientId', 'clientReference', 'state', 'assetType', 'source'],
    worked: {
      acceptedInHours: {
        field: decimal,
        as: () => sql`(select round((extract(epoch from a."acceptedAt" - a."assignedAt") / 3600)::numeric, 1)::float8
          from "companyAssignment" a where a."fileId" = t._id and a."acceptedAt" is not null and a."deletedAt" is null
          order by a."acceptedAt", a._id limit 1)`,
      },
    },
    narrows: fileNarrows,
    dated: assigned,
    order: sql`coalesce(t."assignmentDate", t."createdAt"), t._id`,
    filed: true,
  },
  closed_files: {
    of: 'file',
    sums: ['fees', 'proceeds', 'netProceeds'],
    roles: everyone,
    own: ['ref', 'clientId', 'clientReference', 'state', 'closingReason', 'assignmentDate', 'closedDate'],
    worked: {
      daysOpen: { field: integer, as: (ask) => sql`(${closedOn(ask)} - ${assigned(ask)})` },
      recovered: { field: flag, as: () => sql`(${isRecovered})` },
      fees: { field: money, as: () => billed, guardedBy: amounts },
      proceeds: { field: money, as: () => proceeds, guardedBy: amounts },
      netProceeds: { field: money, as: () => sql`(${proceeds} - ${billed})`, guardedBy: amounts },
    },
    on: () => sql`t.closed`,
    narrows: { ...fileNarrows, closingReason: sql`t."closingReason"` },
    dated: closedOn,
    order: sql`t."closedDate", t._id`,
    filed: true,
  },
  hold_report: {
    of: 'file',
    roles: everyone,
    own: ['ref', 'clientId', 'state', 'stage', 'holdReason', 'heldSince', 'holdUntil'],
    worked: {
      daysHeld: { field: integer, as: (ask) => daysSince(dayOf('t."heldSince"')(ask), ask) },
      acknowledged: {
        field: integer,
        as: () => sql`coalesce(jsonb_array_length(t."holdAcknowledgements"), 0)`,
      },
    },
    on: () => sql`t.hold and not t.closed`,
    narrows: fileNarrows,
    order: sql`t."heldSince" nulls first, t._id`,
    filed: true,
  },
  recovery_performance: {
    of: 'file',
    roles: leads,
    worked: {
      inState: { field: { kind: 'choice', of: 'province' }, as: () => sql`t.state` },
      ofAssetType: { field: { kind: 'choice', of: 'assetType' }, as: () => sql`t."assetType"` },
      vendor: {
        field: { kind: 'reference', to: 'company' },
        as: () => sql`(t.recovery ->> 'vendorCompanyId')::uuid`,
      },
      files: { field: integer, as: () => sql`count(*)` },
      recoveredFiles: {
        field: integer,
        as: () => sql`count(*) filter (where ${isRecovered})`,
      },
      recoveredPercent: {
        field: decimal,
        as: () => sql`round(100.0 * count(*) filter (where ${isRecovered}) / count(*), 1)::float8`,
      },
      medianDays: {
        field: decimal,
        as: (ask) =>
          sql`percentile_cont(0.5) within group (order by (${inPart('recovery', 'securedDate')})::date - ${assigned(ask)})`,
      },
      voluntaryPercent: {
        field: decimal,
        as: () => sql`round(100.0 * count(*) filter (where ${isRecovered} and ${inPart('recovery', 'recoveryType')} = 'voluntary')
          / nullif(count(*) filter (where ${isRecovered}), 0), 1)::float8`,
      },
    },
    narrows: fileNarrows,
    dated: assigned,
    groupedBy: sql`grouping sets ((t.state), (t."assetType"), ((t.recovery ->> 'vendorCompanyId')::uuid))`,
    // Those whom nobody is said to have recovered stand in no row of a vendor.
    having: sql`grouping(t.state, t."assetType") < 3 or (t.recovery ->> 'vendorCompanyId')::uuid is not null`,
    order: sql`grouping(t.state), t.state, grouping(t."assetType"), t."assetType", count(*) desc, (t.recovery ->> 'vendorCompanyId')::uuid`,
    filed: true,
  },
} satisfies Partial<Record<string, ReportType>>;
