import { sql } from 'kysely';
import type { ClearedMoney } from '#contract/close-out/outcome';
import { ruleInForce } from '#contract/clocks/rule-in-force';
import type { Judged, Rule } from '#contract/clocks/rule-in-force';
import { endedOrders, standingOrders } from '#contract/lifecycles/court-order';
import { openRequests } from '#contract/lifecycles/request';
import type { PhotoStanding } from '#contract/lifecycles/seizure-photos';
import { undecidedInvoice } from '#contract/lifecycles/vendor-invoice';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db, Sql } from '../../database/tables';
import { playbookTerm } from '../company/playbook-term';
import { isReconciled, selectMoney } from '../invoice/open-money';
import { findings } from '../skip-trace/verified-by';
import { listOrders } from './orders-of-file';
import type { Order } from './orders-of-file';
import { asShown, isWhole, opensGates, proves } from './proving-documents';
import { photographed, photosAskedFor } from './photographed';
import { askClockBasis } from './read-clocks';
import type { ClockBasis, FoundBasis } from './read-clocks';

/** What the gates of a file look at beside the file itself. */
export interface Surroundings extends PhotoStanding {
  /** The day that it is where the file is, as the law counts it; `YYYY-MM-DD`. */
  readonly today: string;
  readonly holdHarmless: boolean;
  /** The documents that the client requires of each of its files, where its playbook says so, or its office's. */
  readonly requiredDocuments: readonly ValueOf<'documentType'>[];
  /** The documents of each company with an open assignment, of those that nothing keeps from being assigned; none that is damaged. */
  readonly vendors: readonly Pick<Recorded<'company'>, 'compliance'>[];
  /** Whether only licensed persons may seize where the file is. */
  readonly licensedOnly: boolean;
  /** The share paid from which a court's leave is needed, where the province has such a rule that blocks. */
  readonly paidThreshold: number | null;
  /** Whether an objection to the seizure stops what follows where the file is. */
  readonly objectionStops: boolean;
  /** Whether who owes has the contract back by paying the arrears where the file is. */
  readonly hasReinstatementRight: boolean;
  /** Fees are invoiced, paid or written off, invoices paid, and nothing is held in trust. */
  readonly feesReconciled: boolean;
  /** The types of document on the file that are there as they came in, clean, and that prove what they say. */
  readonly documents: readonly ValueOf<'documentType'>[];
  /** Of these, what opens a gate: it comes from nobody who gains by it. */
  readonly opening: readonly ValueOf<'documentType'>[];
  /** The orders of a court among these that stand, each with its day and what it permits. */
  readonly orders: readonly Order[];
  /** The ids of those that stand no more, whoever brought them: a later one of the same court file does. */
  readonly endedOrders: readonly string[];
  /** What has come in on the file and cleared. */
  readonly cleared: ClearedMoney;
  /** Requests on the file that still wait for somebody, and for what they ask. */
  readonly openRequests: number;
  readonly asked: readonly ValueOf<'requestType'>[];
  /** Whether a trace of the file found something, and whether one came to its end: each names the source that was searched. */
  readonly traceFound: boolean;
  readonly traceEnded: boolean;
  /** Whether somebody of the desk or its client made sure of an address: of a party, or of a trace of their own. */
  readonly addressVerified: boolean;
  /** Whether an attempt says where the asset was sighted, and a photo of it is there. */
  readonly assetSeen: boolean;
  /** Whether a repair that was not called off is estimated, and whether its client agreed to one. */
  readonly repairEstimated: boolean;
  readonly repairApproved: boolean;
  /** Whether the registry was asked to discharge a registration of the client's, and has not failed to. */
  readonly dischargeAsked: boolean;
  /** Invoices of vendors for the file that nobody has decided on. */
  readonly openVendorInvoices: number;
}

type File = Recorded<'file'>;

/** The states of a discharge that was sent to its registry. */
const dischargeUnderWay: readonly ValueOf<'searchStatus'>[] = [
  'ordered',
  'in_progress',
  'collecting_data',
  'complete',
];

/** Whether a trace `s` found something, whatever it was. */
const foundSomething = sql.join(
  findings.map((found) => sql`coalesce(s.${sql.ref(found)} <> '[]', false)`),
  sql` or `,
);

/** What of them the rules of law say by themselves. */
type RuledSurroundings = Pick<
  Surroundings,
  'paidThreshold' | 'licensedOnly' | 'objectionStops' | 'hasReinstatementRight'
>;

/** What such a query finds, see `askSurroundings`. */
export type FoundSurroundings = Omit<Surroundings, 'today' | 'endedOrders' | keyof RuledSurroundings> &
  FoundBasis & { readonly provingOrders: readonly Order[] };

/** Of a file, in SQL, what its surroundings are found by. */
export interface Subject {
  readonly _id: Sql;
  readonly clientId: Sql;
  readonly clientOfficeId: Sql;
  readonly assignedCompanies: Sql;
}

/** What has come in on a file and cleared, as `cleared`. */
export const selectCleared = (
  fileId: Sql,
): Sql => sql`select coalesce(jsonb_object_agg(p."paymentType", p.amount), '{}') cleared
  from (select "paymentType", sum(amount)::text amount from payment
    where "fileId" = ${fileId} and direction = 'in' and status = 'cleared' and "deletedAt" is null group by 1) p`;

/**
 * Rows that name this file among others, looked up by themselves. The planner takes every hundredth row of a table for such, and what is done
 * with each for so dear that it would plan the whole anew at each call, in the hope of knowing better: which takes longer than all it finds.
 */
const ofThisFile = (table: string, alias: string): Sql =>
  sql`${sql.ref(alias)}._id = any(array(select o._id from ${sql.table(table)} o where o."fileIds" && array[here._id]))`;

/** A query of one row for what a file's gates and clocks depend on, and how that row is read; `state`: see `askRules`; `stands`: see `BesideRecord`. */
export function askSurroundings({ _id, clientId, clientOfficeId, assignedCompanies }: Subject): {
  readonly state: string;
  readonly stands: Sql;
  readonly query: () => Sql;
  readonly read: (found: FoundSurroundings, file: File, now: Date) => Surroundings & ClockBasis;
} {
  const basis = askClockBasis(sql.raw('here._id'));
  return {
    state: basis.state,
    stands: sql`concat_ws(' ', coalesce((select state from "fileStanding" where "fileId" = ${_id}), '0'),
      (select state from "networkStanding"), (select state from "rulesState"))`,
    // Each table is looked up once, by what the planner cannot see: so the plan for one file is as good as the plan for any, and is made once.
    query: () => sql`
    select papers.*, client.*, requests.*, "openVendorInvoices", traces.*, "assetSeen", repairs.*, "dischargeAsked", cleared, vendors, basis.*, "feesReconciled"
    from (select ${_id} _id, ${clientId} "clientId", ${clientOfficeId} "clientOfficeId", ${assignedCompanies} "assignedCompanies" offset 0) here
    cross join lateral (select coalesce(array_agg(distinct "documentType") filter (where proves), '{}') documents,
      coalesce(array_agg(distinct "documentType") filter (where opens), '{}') opening,
      ${listOrders(sql`opens`)} orders, ${listOrders(sql`proves`)} "provingOrders",
      ${photographed}
      from (select d.*, ${proves} proves, ${opensGates} opens from document d
        where ${ofThisFile('document', 'd')} and ${isWhole}) d) papers
    cross join lateral (select ${photosAskedFor},
      coalesce(${playbookTerm('holdHarmless')}::boolean, false) "holdHarmless",
      coalesce(${playbookTerm('requiredDocuments')}, '[]') "requiredDocuments"
      from (values (0)) one left join company c on c._id = here."clientId" left join company o on o._id = here."clientOfficeId") client
    cross join lateral (select count(*) filter (where r.status = any(${openRequests}::text[])) "openRequests",
      coalesce(array_agg(distinct r."requestType") filter (where r.status = any(${openRequests}::text[])), '{}') asked from request r
      where ${ofThisFile('request', 'r')} and r."deletedAt" is null) requests
    cross join lateral (select count(*) filter (where v."invoiceStatus" = any(${undecidedInvoice}::text[])) "openVendorInvoices" from "vendorInvoice" v
      where ${ofThisFile('vendorInvoice', 'v')} and v."deletedAt" is null) invoices
    cross join lateral (select coalesce(bool_or(${foundSomething}), false) "traceFound", coalesce(bool_or(s."completedAt" is not null), false) "traceEnded",
      coalesce(bool_or(s.addresses @> '[{"verified": true}]' and c."activityType" <> 'skip_trace_vendor'), false) or exists (select from "relatedParty" p
        where p."fileId" = here._id and p."deletedAt" is null and p.addresses @> '[{"status": "verified"}]') "addressVerified"
      from "skipTrace" s join company c on c._id = s."companyId" where s."fileId" = here._id and s."deletedAt" is null) traces
    cross join lateral (select count(*) > 0 "assetSeen" from attempt a where a."fileId" = here._id and a.outcome = 'sighted'
      and a.latitude is not null and a."deletedAt" is null and exists (select from document d
        where d._id = any(a.photos) and d."bytesFault" is null and d."scanStatus" <> 'infected' and d."deletedAt" is null)) seen
    cross join lateral (select count(r."estimateAmount") > 0 "repairEstimated", count(r."approvedAmount") > 0 "repairApproved"
      from "repairsAndReconditioning" r where r."fileId" = here._id and r.status <> 'cancelled' and r."deletedAt" is null) repairs
    cross join lateral (select count(*) > 0 "dischargeAsked" from "lienDischarge" l where l."fileId" = here._id
      and l.status = any(${dischargeUnderWay}::text[]) and l."deletedAt" is null) discharges
    cross join lateral (${selectCleared(sql.raw('here._id'))}) payments
    cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('compliance', ${asShown(sql`c.compliance`)})), '[]') vendors from company c
      where c._id = any(here."assignedCompanies") and not c."assignmentBlocked") companies
    cross join lateral (${basis.query()}) basis
    cross join lateral (select ${isReconciled} "feesReconciled" from (${selectMoney(sql.raw('here._id'))}) m) money`,
    read: (found, file, now) => {
      const today = todayIn(file.state, now);
      const { rules, parties } = basis.read(found, file);
      return {
        ...found,
        orders: standingOrders(found.orders),
        endedOrders: endedOrders(found.provingOrders, found.orders),
        ...{ today, rules, parties },
        ...ruledSurroundings(rules, file, today),
      };
    },
  };
}

/** Reads what a file's gates depend on, and its clocks with them. */
export async function readSurroundings(db: Db, file: File, now: Date): Promise<Surroundings & ClockBasis> {
  const around = askSurroundings({
    _id: sql`${file._id}::uuid`,
    clientId: sql`${file.clientId}::uuid`,
    clientOfficeId: sql`${file.clientOfficeId}::uuid`,
    assignedCompanies: sql`${file.assignedCompanies ?? []}::uuid[]`,
  });
  const { rows } = await sql<FoundSurroundings>`${around.query()}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('what stands around a file could not be read');
  return around.read(found, file, now);
}

/** What the rules of law themselves say to the gates of a file on a day. */
export const ruledSurroundings = (
  rules: readonly Rule[],
  file: Judged,
  today: string,
): RuledSurroundings => ({
  paidThreshold: blockingShare(ruleInForce(rules, 'consumer_paid_threshold', file, today)),
  licensedOnly: isBlocking(ruleInForce(rules, 'licensed_seizure_only', file, today)),
  objectionStops: blocks(ruleInForce(rules, 'seizure_objection_days', file, today)),
  hasReinstatementRight: gives(ruleInForce(rules, 'reinstatement_right', file, today)),
});

/** The surroundings of a file on which nothing was ever put. */
export const withoutAnything = {
  holdHarmless: false,
  requiredDocuments: [],
  vendors: [],
  feesReconciled: false,
  documents: [],
  opening: [],
  orders: [],
  endedOrders: [],
  photoSlots: [],
  seizurePhotos: 0,
  photoList: [],
  photoCount: 0,
  cleared: {},
  openRequests: 0,
  asked: [],
  traceFound: false,
  traceEnded: false,
  addressVerified: false,
  assetSeen: false,
  repairEstimated: false,
  repairApproved: false,
  dischargeAsked: false,
  openVendorInvoices: 0,
} as const;

// A rule that is not established warns; it stops nobody.
const blocks = (rule: Rule | undefined): rule is Rule =>
  rule?.confidence === 'V' || rule?.confidence === 'C+';

const blockingShare = (rule: Rule | undefined): number | null =>
  blocks(rule) && typeof rule.value === 'number' ? rule.value : null;

const isBlocking = (rule: Rule | undefined): boolean => blocks(rule) && rule.value === true;

// A right of who owes stands where it is likely; what nobody has established gives none.
const gives = (rule: Rule | undefined): boolean => rule?.value === true && rule.confidence !== 'U';
