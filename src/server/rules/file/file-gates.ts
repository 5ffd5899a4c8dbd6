import { agreesWithOutcome, isQuotePaid, isReinstated } from '#contract/close-out/outcome';
import { priorNoticesOf } from '#contract/clocks/who-is-served';
import { doesPermit, permissionOpening } from '#contract/lifecycles/court-order';
import { gateDocuments } from '#contract/lifecycles/document';
import { isHandedBack } from '#contract/lifecycles/handed-back';
import { saleFrom } from '#contract/lifecycles/sale-from';
import { searchAge } from '#contract/lifecycles/search-age';
import { withStandingFacts } from '#contract/lifecycles/standing-facts';
import { arePhotosComplete } from '#contract/lifecycles/seizure-photos';
import { maySeize, takesNothing } from '#contract/lifecycles/seizure-licence';
import { centsOf } from '#contract/money/cents';
import type { Gate } from '#contract/lifecycles/status-row';
import type { Recorded } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Surroundings } from './surroundings';

type Documents = Pick<Surroundings, 'opening' | 'orders'>;

/** Whether a document that opens a gate is on the file: an order of a court only where it permits what the gate keeps, of `since` or later. */
function holdsOne({ opening, orders }: Documents, gate: keyof typeof gateDocuments, since = ''): boolean {
  const types: readonly ValueOf<'documentType'>[] = gateDocuments[gate];
  const permission = permissionOpening[gate];
  return types.some((type) =>
    type === 'court_order'
      ? orders.some((one) => doesPermit(one, permission) && (one.orderDate ?? '') >= since)
      : opening.includes(type),
  );
}

type Check = (file: Recorded<'file'>, around: Surroundings) => boolean;

const within = (date: string | null | undefined, days: number, today: string): boolean =>
  date != null && date <= today && daysBetween(date, today) <= days;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** What says that a contract stands again. */
const ofReinstatement = (around: Surroundings): Parameters<typeof isReinstated>[0] => ({
  cleared: around.cleared,
  hasReinstatementRight: around.hasReinstatementRight,
  reinstatedByLetter: holdsOne(around, 'reinstatement_confirmed'),
});

const never = '9999-12-31';

/** When each gate stands open. A gate whose subject the product does not hold yet has nothing that could keep it shut. */
const opens: { readonly [G in Gate]: Check } = {
  authorization_on_file: ({ checks }, around) =>
    around.holdHarmless || checks?.authorizationOnFile != null || holdsOne(around, 'authorization_on_file'),
  contract_on_file: ({ checks }, around) =>
    checks?.contractOnFile != null || Boolean(checks?.contractWaiver) || holdsOne(around, 'contract_on_file'),
  lien_search_done: ({ checks, assignmentType }, { today }) =>
    takesNothing.includes(assignmentType) || within(checks?.lienSearchDone, searchAge.liens, today),
  registration_valid: ({ checks, assignmentType }, { today }) =>
    takesNothing.includes(assignmentType) ||
    (checks?.registrationExpiry != null &&
      daysBetween(today, checks.registrationExpiry) >= searchAge.registration),
  insolvency_check_done: ({ checks, assignmentType, insolvencyStatus }, { today }) =>
    takesNothing.includes(assignmentType) ||
    (within(checks?.insolvencyCheckDone, searchAge.insolvency, today) &&
      ['none', 'discharged'].includes(insolvencyStatus)),
  no_insolvency_stay: ({ insolvencyStatus }) => ['none', 'discharged', 'unknown'].includes(insolvencyStatus),
  consumer_paid_threshold: ({ debtorType, amountPaidRatio, assignmentType }, around) =>
    debtorType === 'business' ||
    around.paidThreshold === null ||
    takesNothing.includes(assignmentType) ||
    holdsOne(around, 'consumer_paid_threshold') ||
    (amountPaidRatio !== null && amountPaidRatio < around.paidThreshold),
  prior_notice_served: (file, { today }) =>
    priorNoticesOf(file).length === 0 ||
    takesNothing.includes(file.assignmentType) ||
    (file.priorNotice?.surrenderFrom != null && file.priorNotice.surrenderFrom <= today),
  licensed_vendor: ({ state, assignmentType }, { vendors, licensedOnly, today }) =>
    vendors.some(
      (vendor) => !licensedOnly || takesNothing.includes(assignmentType) || maySeize(vendor, state, today),
    ),
  lead_found: (_, { traceFound }) => traceFound,
  address_verified: (_, { addressVerified }) => addressVerified,
  sources_searched: (_, { traceEnded }) => traceEnded,
  paid_search_asked: (_, { asked }) => asked.includes('skip_approval'),
  asset_seen: (_, { assetSeen }) => assetSeen,
  photos_complete: ({ assetType }, around) => arePhotosComplete(assetType, around),
  inventory_signed: ({ personalEffects }, around) =>
    personalEffects?.inventoryDate != null ||
    personalEffects?.hasEffects === false ||
    holdsOne(around, 'inventory_signed'),
  notice_served: (file) => saleFrom(file) != null && (file.notice?.recipientPartyIds ?? []).length > 0,
  notice_expired: (file, { today }) =>
    Boolean(file.notice?.waivedReason) || (saleFrom(file) ?? never) <= today,
  // In Québec the notice ran before the surrender, and none follows it.
  notice_not_required: (file, { today }) =>
    Boolean(file.notice?.waivedReason) || (file.state === 'QC' && (saleFrom(file) ?? never) <= today),
  // After an objection in time nothing goes on without the order of a court, or its withdrawal.
  no_objection: ({ notice }, around) =>
    !around.objectionStops ||
    notice?.objectionDate == null ||
    notice.objectionDate > (notice.objectionDeadline ?? never) ||
    (notice.objectionSettledDate ?? '') >= notice.objectionDate ||
    holdsOne(around, 'no_objection', notice.objectionDate),
  court_order_on_file: (_, around) => holdsOne(around, 'court_order_on_file'),
  reserve_asked: ({ checks }, { asked }) =>
    checks?.reserveApproved != null || asked.includes('reserve_approval'),
  reserve_approved: ({ checks }) => checks?.reserveApproved != null,
  repair_estimated: (_, { repairEstimated }) => repairEstimated,
  repair_approved: (_, { repairApproved }) => repairApproved,
  no_open_requests: (_, around) => around.openRequests === 0,
  no_open_vendor_invoices: (_, around) => around.openVendorInvoices === 0,
  fees_reconciled: (_, { feesReconciled }) => feesReconciled,
  discharge_asked: ({ checks }, { dischargeAsked }) =>
    dischargeAsked || checks?.lienDischargedOrWaived != null,
  lien_discharged_or_waived: ({ closingReason, checks }) =>
    !/_sold$/.test(closingReason ?? '') || checks?.lienDischargedOrWaived != null,
  quote_paid: (file, { cleared }) => isQuotePaid(file, cleared),
  undertaking_signed: (_, around) => holdsOne(around, 'undertaking_signed'),
  letter_of_settlement: ({ deficiencyAllowed }, around) =>
    deficiencyAllowed === false || holdsOne(around, 'letter_of_settlement'),
  reinstatement_confirmed: (_, around) => isReinstated(ofReinstatement(around)),
  release_signed: (file, around) => !isHandedBack(file) || holdsOne(around, 'release_signed'),
  proceeds_cleared: (_, { cleared }) => centsOf(cleared.sale_proceeds) > 0,
  outcome_agrees: (file, around) =>
    agreesWithOutcome(file, {
      ...ofReinstatement(around),
      isReleased: holdsOne(around, 'release_signed'),
    }),
};

/** Whether a gate stands open for a file, because of what it goes by or because a supervisor has overridden it. */
export const isGateOpen = (gate: Gate, file: Recorded<'file'>, around: Surroundings): boolean =>
  (file.gateOverrides ?? []).some((one) => one.gate === gate) ||
  opens[gate](withStandingFacts(file, around), around);

/** The gates that stand open for a file. */
export function openGates(file: Recorded<'file'>, around: Surroundings): Gate[] {
  return vocabularies.gate.filter((gate) => isGateOpen(gate, file, around));
}
