import { gateDocuments } from './document';
import type { Gate } from './status-row';
import type { Side } from '../roles/sides';
import type { ValueOf } from '../vocabularies';

type Document = ValueOf<'documentType'>;
export type Proof = ValueOf<'proof'>;

/**
 * One kind of proof. `sets`: the paths of the file's fields that it sets, and nothing else does; `spares`: those of them that may be left
 * out. `documents`: what may prove it, a document of the same file. `search`: the search whose answer proves it as well, without anybody who
 * records it. `opens`: the gates that go by it. `sides`: who records it. `right`: what
 * has to be held beside the right to change the file.
 */
export interface ProofRow {
  readonly sets: readonly string[];
  readonly spares?: readonly string[];
  readonly documents: readonly Document[];
  readonly search?: 'vinSearch' | 'lienDischarge';
  readonly opens: readonly Gate[];
  readonly sides: readonly Side[];
  readonly right?: 'file.overrideGate';
}

/** What says who a placement is about; who places says it, and what a document says goes before it. */
export const placementFacts = [
  'state',
  'debtorType',
  'contractType',
  'assignmentType',
  'isFarmer',
  'isInsolventBusiness',
  'amountPaid',
  'totalAmountSecured',
] as const;

const agency = ['agency'] as const;
const ours = ['agency', 'client'] as const;
const yard = ['agency', 'vendor'] as const;
const letters = ['court_order', 'correspondence', 'email'] as const;

/** What sets each fact that a gate goes by: the one place from which writes are refused, forms leave it out and pages offer the way. */
export const proofs: { readonly [P in Proof]: ProofRow } = {
  authorization: {
    sets: ['checks.authorizationOnFile'],
    documents: gateDocuments.authorization_on_file,
    opens: ['authorization_on_file'],
    sides: ours,
  },
  contract: {
    sets: ['checks.contractOnFile'],
    documents: gateDocuments.contract_on_file,
    opens: ['contract_on_file'],
    sides: ours,
  },
  contract_waiver: {
    sets: ['checks.contractWaiver'],
    documents: letters,
    opens: ['contract_on_file'],
    sides: agency,
    right: 'file.overrideGate',
  },
  lien_search: {
    sets: ['checks.lienSearchDone'],
    documents: ['lien_search_report'],
    search: 'vinSearch',
    opens: ['lien_search_done'],
    sides: ours,
  },
  registration: {
    sets: ['checks.registrationExpiry'],
    documents: ['ppsa_verification_statement', 'lien_search_report'],
    search: 'vinSearch',
    opens: ['registration_valid'],
    sides: ours,
  },
  insolvency_search: {
    sets: ['checks.insolvencyCheckDone', 'insolvencyStatus', 'estateNumber'],
    spares: ['estateNumber'],
    documents: ['insolvency_search', 'trustee_letter', 'court_order'],
    opens: ['insolvency_check_done', 'no_insolvency_stay'],
    sides: ours,
  },
  placement_facts: {
    sets: placementFacts,
    spares: placementFacts,
    documents: [
      ...gateDocuments.contract_on_file,
      'credit_application',
      'payment_history',
      'payoff_statement',
      'ownership_registration',
      'debtor_search_report',
      'voluntary_surrender_form',
      ...letters,
    ],
    opens: ['consumer_paid_threshold', 'prior_notice_served'],
    sides: ours,
  },
  inventory: {
    sets: ['personalEffects.inventoryDate', 'personalEffects.hasEffects'],
    documents: gateDocuments.inventory_signed,
    opens: ['inventory_signed'],
    sides: yard,
  },
  notice_waiver: {
    sets: ['notice.waivedReason'],
    documents: [...letters, 'voluntary_surrender_form'],
    opens: ['notice_not_required'],
    sides: agency,
    right: 'file.overrideGate',
  },
  objection: {
    sets: ['notice.objectionDate'],
    documents: ['notice_of_objection', ...letters],
    opens: [],
    sides: agency,
  },
  objection_settled: {
    sets: ['notice.objectionSettledDate'],
    documents: ['notice_of_objection', ...letters],
    opens: ['no_objection'],
    sides: agency,
  },
  disposal_waiver: {
    sets: ['notice.disposalWaivedDate'],
    documents: ['voluntary_surrender_form', ...letters],
    opens: [],
    sides: agency,
  },
  redemption_quote: {
    sets: ['redemption.quotedAmount', 'redemption.quotedUntil'],
    documents: ['redemption_statement', ...letters],
    opens: [],
    sides: ours,
  },
  redemption_paid: {
    sets: ['redemption.redeemedDate', 'redemption.amountReceived'],
    documents: ['receipt', 'redemption_statement', 'reinstatement_letter', 'remittance_advice'],
    opens: ['quote_paid'],
    sides: ours,
  },
  lien_discharge: {
    sets: ['checks.lienDischargedOrWaived'],
    documents: ['lien_discharge_confirmation', 'release_of_interest'],
    search: 'lienDischarge',
    opens: ['discharge_asked', 'lien_discharged_or_waived'],
    sides: agency,
  },
};

/** What the sale goes by, and the act that sets it. */
export const saleActs = {
  setReserve: ['remarketing.reservePrice', 'remarketing.floorPrice', 'remarketing.reserveStatus'],
  acceptOffer: ['remarketing.salePrice', 'remarketing.purchaserId'],
  approvedRequest: ['checks.reserveApproved'],
} as const;

/** Why somebody may not record a proof, by their side and their rights. */
export function mayProve(proof: Proof, side: Side, holds: (right: 'file.overrideGate') => boolean): boolean {
  const { sides, right } = proofs[proof];
  return sides.includes(side) && (!right || holds(right));
}

export const proofNames = Object.keys(proofs) as Proof[];

/** The proofs that set a field of the file, by its path. */
export function proofsOf(path: string): Proof[] {
  return proofNames.filter((name) => proofs[name].sets.includes(path));
}

/** The search whose answer opens a gate, where there is one. */
export function searchOpening(gate: Gate): ProofRow['search'] {
  return proofNames.map((name) => proofs[name]).find(({ opens, search }) => search && opens.includes(gate))
    ?.search;
}
