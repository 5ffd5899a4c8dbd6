import { sql } from 'kysely';
import { gatePapers, photosNeeded } from '#contract/lifecycles/document';
import { openRequests } from '#contract/lifecycles/request';
import { undecidedInvoice } from '#contract/lifecycles/vendor-invoice';
import type { Gate } from '#contract/lifecycles/status-row';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../../database/tables';
import { openMoney } from '../invoice/open-money';

/** What the gates of a file look at beside the file itself. */
export interface Surroundings {
  /** The day that it is where the file is, as the law counts it; `YYYY-MM-DD`. */
  readonly today: string;
  readonly holdHarmless: boolean;
  /** Companies with an open assignment whose papers are in order. */
  readonly licensedVendors: number;
  /** The share paid from which a court's leave is needed, where the province has such a rule that blocks. */
  readonly paidThreshold: number | null;
  /** Fees are invoiced, paid or written off, invoices paid, and nothing is held in trust. */
  readonly feesReconciled: boolean;
  /** The types of paper on the file that the scanner has found clean. */
  readonly papers: readonly ValueOf<'documentType'>[];
  readonly seizurePhotos: number;
  /** Requests on the file that still wait for somebody. */
  readonly openRequests: number;
  /** Invoices of vendors for the file that nobody has decided on. */
  readonly openVendorInvoices: number;
}

/** Reads what a file's gates depend on. */
export async function readSurroundings(db: Db, file: Recorded<'file'>, now: Date): Promise<Surroundings> {
  const today = todayIn(file.state, now);
  const { rows } = await sql<Omit<Surroundings, 'today' | 'feesReconciled'>>`
    with paper as (select "documentType" from document d where d."fileIds" && array[${file._id}]::uuid[]
      and d."scanStatus" = 'clean' and d."deletedAt" is null)
    select array(select distinct "documentType" from paper) papers,
      (select count(*) from paper where "documentType" = 'seizure_photo') "seizurePhotos",
      (select count(*) from request r where r."fileIds" && array[${file._id}]::uuid[]
        and r.status = any(${openRequests}::text[]) and r."deletedAt" is null) "openRequests",
      (select count(*) from "vendorInvoice" v where v."fileIds" && array[${file._id}]::uuid[]
        and v."invoiceStatus" = any(${undecidedInvoice}::text[]) and v."deletedAt" is null) "openVendorInvoices",
      coalesce((select (playbook->>'holdHarmless')::boolean from company where _id = ${file.clientId}::uuid), false) "holdHarmless",
      (select count(*) from company c where c._id = any(${file.assignedCompanies ?? []}::uuid[]) and not c."assignmentBlocked") "licensedVendors",
      (select min((r.value #>> '{}')::float8) from "enforcementRule" r
        where r.key = 'consumer_paid_threshold' and r.province = ${file.state} and r.confidence in ('V', 'C+')
        and jsonb_typeof(r.value) = 'number' and r."effectiveFrom" <= ${today}::date
        and (r."effectiveTo" is null or r."effectiveTo" >= ${today}::date)) "paidThreshold"`.execute(db);
  const feesReconciled = (await openMoney(db, file._id)).length === 0;
  return { today, feesReconciled, ...(rows[0] ?? nothing) };
}

const nothing = {
  holdHarmless: false,
  licensedVendors: 0,
  paidThreshold: null,
  papers: [],
  seizurePhotos: 0,
  openRequests: 0,
  openVendorInvoices: 0,
} as const;

/** Whether one of some papers is on the file. */
export function holdsOne(
  around: Pick<Surroundings, 'papers'>,
  types: readonly ValueOf<'documentType'>[],
): boolean {
  return types.some((type) => around.papers.includes(type));
}

type Check = (file: Recorded<'file'>, around: Surroundings) => boolean;

const within = (date: string | null | undefined, days: number, today: string): boolean =>
  date != null && date <= today && daysBetween(date, today) <= days;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** When each gate stands open. A gate whose subject the product does not hold yet has nothing that could keep it shut. */
const opens: { readonly [G in Gate]: Check } = {
  authorization_on_file: ({ checks }, around) =>
    around.holdHarmless ||
    checks?.authorizationOnFile != null ||
    holdsOne(around, gatePapers.authorization_on_file),
  contract_on_file: ({ checks }, around) =>
    checks?.contractOnFile != null ||
    Boolean(checks?.contractWaiver) ||
    holdsOne(around, gatePapers.contract_on_file),
  lien_search_done: ({ checks }, { today }) => within(checks?.lienSearchDone, 30, today),
  registration_valid: ({ checks }, { today }) =>
    checks?.registrationExpiry != null && daysBetween(today, checks.registrationExpiry) >= 60,
  insolvency_check_done: ({ checks, insolvencyStatus }, { today }) =>
    within(checks?.insolvencyCheckDone, 14, today) && ['none', 'discharged'].includes(insolvencyStatus),
  consumer_paid_threshold: ({ debtorType, amountPaidRatio }, { paidThreshold }) =>
    debtorType === 'business' ||
    paidThreshold === null ||
    (amountPaidRatio !== null && amountPaidRatio < paidThreshold),
  prior_notice_served: ({ state, isFarmer, isInsolventBusiness, priorNotice }, { today }) =>
    (state !== 'QC' && !isFarmer && !isInsolventBusiness) ||
    (priorNotice?.servedDate != null &&
      priorNotice.priorNoticeExpiry != null &&
      priorNotice.priorNoticeExpiry <= today),
  licensed_vendor: (_, { licensedVendors }) => licensedVendors > 0,
  photos_complete: ({ checks }, { seizurePhotos }) =>
    checks?.photosComplete != null || seizurePhotos >= photosNeeded,
  inventory_signed: ({ personalEffects }, around) =>
    personalEffects?.inventoryDate != null ||
    personalEffects?.hasEffects === false ||
    holdsOne(around, gatePapers.inventory_signed),
  notice_served: ({ notice }) =>
    notice?.noticeServedDate != null &&
    notice.noticeMethod != null &&
    (notice.recipientPartyIds ?? []).length > 0,
  notice_expired: ({ notice }, { today }) =>
    notice?.earliestSaleDate != null && notice.earliestSaleDate <= today,
  notice_not_required: ({ notice }) => Boolean(notice?.waivedReason),
  reserve_approved: ({ checks }) => checks?.reserveApproved != null,
  no_open_requests: (_, around) => around.openRequests === 0,
  no_open_vendor_invoices: (_, around) => around.openVendorInvoices === 0,
  fees_reconciled: (_, { feesReconciled }) => feesReconciled,
  lien_discharged_or_waived: ({ closingReason, checks }) =>
    !/_sold$/.test(closingReason ?? '') || checks?.lienDischargedOrWaived != null,
};

/** The gates that stand open for a file, those that a supervisor has overridden included. */
export function openGates(file: Recorded<'file'>, around: Surroundings): Gate[] {
  const overridden = new Set((file.gateOverrides ?? []).map(({ gate }) => gate));
  return vocabularies.gate.filter((gate) => overridden.has(gate) || opens[gate](file, around));
}
