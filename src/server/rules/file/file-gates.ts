import { sql } from 'kysely';
import { agreesWithOutcome, isQuotePaid } from '#contract/close-out/outcome';
import type { ClearedMoney } from '#contract/close-out/outcome';
import { ruleInForce } from '#contract/clocks/rule-in-force';
import type { Judged, Rule } from '#contract/clocks/rule-in-force';
import { priorNoticesOf } from '#contract/clocks/who-is-served';
import { gateDocuments } from '#contract/lifecycles/document';
import { saleFrom } from '#contract/lifecycles/sale-from';
import { photoSlotsOf } from '#contract/lifecycles/seizure-photos';
import { maySeize, takesNothing } from '#contract/lifecycles/seizure-licence';
import { openRequests } from '#contract/lifecycles/request';
import { undecidedInvoice } from '#contract/lifecycles/vendor-invoice';
import type { Gate } from '#contract/lifecycles/status-row';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../../database/tables';
import { isReconciled, selectMoney } from '../invoice/open-money';
import { clockGround } from './read-clocks';
import type { ClockGround } from './read-clocks';

/** What the gates of a file look at beside the file itself. */
export interface Surroundings {
  /** The day that it is where the file is, as the law counts it; `YYYY-MM-DD`. */
  readonly today: string;
  readonly holdHarmless: boolean;
  /** The documents of each company with an open assignment, of those that nothing keeps from being assigned. */
  readonly vendors: readonly Pick<Recorded<'company'>, 'compliance'>[];
  /** Whether only licensed persons may seize where the file is. */
  readonly licensedOnly: boolean;
  /** The share paid from which a court's leave is needed, where the province has such a rule that blocks. */
  readonly paidThreshold: number | null;
  /** Whether an objection to the seizure stops what follows where the file is. */
  readonly objectionStops: boolean;
  /** Fees are invoiced, paid or written off, invoices paid, and nothing is held in trust. */
  readonly feesReconciled: boolean;
  /** The types of document on the file that the scanner has found clean. */
  readonly documents: readonly ValueOf<'documentType'>[];
  /** What the clean photos of the asset show. */
  readonly photoSlots: readonly ValueOf<'photoSlot'>[];
  readonly seizurePhotos: number;
  /** How many photos the client asks for, where its playbook says so. */
  readonly photoCount: number;
  /** What has come in on the file and cleared. */
  readonly cleared: ClearedMoney;
  /** Requests on the file that still wait for somebody. */
  readonly openRequests: number;
  /** Invoices of vendors for the file that nobody has decided on. */
  readonly openVendorInvoices: number;
}

/** Reads what a file's gates depend on, and its clocks with them. */
export async function readSurroundings(
  db: Db,
  file: Recorded<'file'>,
  now: Date,
): Promise<Surroundings & ClockGround> {
  const today = todayIn(file.state, now);
  // Looked up by what the planner cannot see, the plan for one file is taken for as good as the plan for any, and is made once.
  const { rows } = await sql<
    Omit<Surroundings, 'today' | 'paidThreshold' | 'licensedOnly' | 'objectionStops'> & ClockGround
  >`
    with here as materialized (select array[${file._id}]::uuid[]),
      held as (select "documentType", "photoSlot" from document d where d."fileIds" && (table here) and d."scanStatus" = 'clean' and d."deletedAt" is null)
    select array(select distinct "documentType" from held) documents,
      (select count(*) from held where "documentType" = 'seizure_photo') "seizurePhotos",
      array(select distinct "photoSlot" from held where "photoSlot" is not null) "photoSlots",
      coalesce((select (playbook->>'photoCount')::integer from company where _id = ${file.clientId}::uuid), 0) "photoCount",
      (select count(*) filter (where r.status = any(${openRequests}::text[])) from request r
        where r."fileIds" && (table here) and r."deletedAt" is null) "openRequests",
      (select count(*) filter (where v."invoiceStatus" = any(${undecidedInvoice}::text[])) from "vendorInvoice" v
        where v."fileIds" && (table here) and v."deletedAt" is null) "openVendorInvoices",
      coalesce((select jsonb_object_agg(p."paymentType", p.amount) from (select "paymentType", sum(amount)::text amount from payment
        where "fileId" = (table here)[1] and direction = 'in' and status = 'cleared' and "deletedAt" is null group by 1) p), '{}') cleared,
      coalesce((select (playbook->>'holdHarmless')::boolean from company where _id = ${file.clientId}::uuid), false) "holdHarmless",
      coalesce((select jsonb_agg(jsonb_build_object('compliance', c.compliance)) from company c
        where c._id = any(${file.assignedCompanies ?? []}::uuid[]) and not c."assignmentBlocked"), '[]') vendors,
      ${clockGround(file)},
      (select ${isReconciled} from (${selectMoney(file._id)}) m) "feesReconciled"`.execute(db);
  const around = rows[0] ?? { rules: [], parties: [], ...withoutAnything };
  return { today, ...around, ...ruledSurroundings(around.rules, file, today) };
}

/** What the rules of law themselves say to the gates of a file on a day. */
export const ruledSurroundings = (
  rules: readonly Rule[],
  file: Judged,
  today: string,
): Pick<Surroundings, 'paidThreshold' | 'licensedOnly' | 'objectionStops'> => ({
  paidThreshold: blockingShare(ruleInForce(rules, paidKey, file, today)),
  licensedOnly: isBlocking(ruleInForce(rules, 'licensed_seizure_only', file, today)),
  objectionStops: blocks(ruleInForce(rules, 'seizure_objection_days', file, today)),
});

const paidKey = 'consumer_paid_threshold';

// A rule that is not established warns; it stops nobody.
const blocks = (rule: Rule | undefined): rule is Rule =>
  rule?.confidence === 'V' || rule?.confidence === 'C+';

const blockingShare = (rule: Rule | undefined): number | null =>
  blocks(rule) && typeof rule.value === 'number' ? rule.value : null;

const isBlocking = (rule: Rule | undefined): boolean => blocks(rule) && rule.value === true;

/** The surroundings of a file on which nothing was ever put. */
export const withoutAnything = {
  holdHarmless: false,
  vendors: [],
  feesReconciled: false,
  documents: [],
  photoSlots: [],
  seizurePhotos: 0,
  photoCount: 0,
  cleared: {},
  openRequests: 0,
  openVendorInvoices: 0,
} as const;

/** Whether one of some documents is on the file. */
export function holdsOne(
  around: Pick<Surroundings, 'documents'>,
  types: readonly ValueOf<'documentType'>[],
): boolean {
  return types.some((type) => around.documents.includes(type));
}

type Check = (file: Recorded<'file'>, around: Surroundings) => boolean;

const within = (date: string | null | undefined, days: number, today: string): boolean =>
  date != null && date <= today && daysBetween(date, today) <= days;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const never = '9999-12-31';

/** When each gate stands open. A gate whose subject the product does not hold yet has nothing that could keep it shut. */
const opens: { readonly [G in Gate]: Check } = {
  authorization_on_file: ({ checks }, around) =>
    around.holdHarmless ||
    checks?.authorizationOnFile != null ||
    holdsOne(around, gateDocuments.authorization_on_file),
  contract_on_file: ({ checks }, around) =>
    checks?.contractOnFile != null ||
    Boolean(checks?.contractWaiver) ||
    holdsOne(around, gateDocuments.contract_on_file),
  lien_search_done: ({ checks }, { today }) => within(checks?.lienSearchDone, 30, today),
  registration_valid: ({ checks }, { today }) =>
    checks?.registrationExpiry != null && daysBetween(today, checks.registrationExpiry) >= 60,
  insolvency_check_done: ({ checks, insolvencyStatus }, { today }) =>
    within(checks?.insolvencyCheckDone, 14, today) && ['none', 'discharged'].includes(insolvencyStatus),
  no_insolvency_stay: ({ insolvencyStatus }) => ['none', 'discharged', 'unknown'].includes(insolvencyStatus),
  consumer_paid_threshold: ({ debtorType, amountPaidRatio, assignmentType }, around) =>
    debtorType === 'business' ||
    around.paidThreshold === null ||
    takesNothing.includes(assignmentType) ||
    holdsOne(around, gateDocuments.consumer_paid_threshold) ||
    (amountPaidRatio !== null && amountPaidRatio < around.paidThreshold),
  prior_notice_served: (file, { today }) =>
    priorNoticesOf(file).length === 0 ||
    takesNothing.includes(file.assignmentType) ||
    (file.priorNotice?.surrenderFrom != null && file.priorNotice.surrenderFrom <= today),
  licensed_vendor: ({ state, assignmentType }, { vendors, licensedOnly, today }) =>
    vendors.some(
      (vendor) => !licensedOnly || takesNothing.includes(assignmentType) || maySeize(vendor, state, today),
    ),
  photos_complete: ({ checks, assetType }, { photoSlots, seizurePhotos, photoCount }) =>
    checks?.photosComplete != null ||
    (seizurePhotos >= photoCount && photoSlotsOf(assetType).every((view) => photoSlots.includes(view))),
  inventory_signed: ({ personalEffects }, around) =>
    personalEffects?.inventoryDate != null ||
    personalEffects?.hasEffects === false ||
    holdsOne(around, gateDocuments.inventory_signed),
  notice_served: (file) => saleFrom(file) != null && (file.notice?.recipientPartyIds ?? []).length > 0,
  notice_expired: (file, { today }) =>
    Boolean(file.notice?.waivedReason) || (saleFrom(file) ?? never) <= today,
  notice_not_required: ({ notice }) => Boolean(notice?.waivedReason),
  // After an objection in time nothing goes on without the order of a court, or its withdrawal.
  no_objection: ({ notice }, around) =>
    !around.objectionStops ||
    notice?.objectionDate == null ||
    notice.objectionDate > (notice.objectionDeadline ?? never) ||
    (notice.objectionSettledDate ?? '') >= notice.objectionDate ||
    holdsOne(around, gateDocuments.no_objection),
  court_order_on_file: (_, around) => holdsOne(around, gateDocuments.court_order_on_file),
  reserve_approved: ({ checks }) => checks?.reserveApproved != null,
  no_open_requests: (_, around) => around.openRequests === 0,
  no_open_vendor_invoices: (_, around) => around.openVendorInvoices === 0,
  fees_reconciled: (_, { feesReconciled }) => feesReconciled,
  lien_discharged_or_waived: ({ closingReason, checks }) =>
    !/_sold$/.test(closingReason ?? '') || checks?.lienDischargedOrWaived != null,
  quote_paid: (file, { cleared }) => isQuotePaid(file, cleared),
  outcome_agrees: (file, { cleared }) => agreesWithOutcome(file, cleared),
};

/** Whether a gate stands open for a file, because of what it goes by or because a supervisor has overridden it. */
export const isGateOpen = (gate: Gate, file: Recorded<'file'>, around: Surroundings): boolean =>
  (file.gateOverrides ?? []).some((one) => one.gate === gate) || opens[gate](file, around);

/** The gates that stand open for a file. */
export function openGates(file: Recorded<'file'>, around: Surroundings): Gate[] {
  return vocabularies.gate.filter((gate) => isGateOpen(gate, file, around));
}
