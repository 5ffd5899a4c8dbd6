import type { Side } from '../roles/sides';
import type { ValueOf } from '../vocabularies';

type Type = ValueOf<'documentType'>;
type Visibility = ValueOf<'documentVisibility'>;

/** Who may be shown what a side uploads; the first is what it takes when nothing is said. Vendors on one file compete. */
export const visibilityOfSide: { readonly [S in Side]: readonly [Visibility, ...Visibility[]] } = {
  agency: ['internal', 'client', 'vendor', 'client_and_vendor'],
  client: ['client', 'client_and_vendor'],
  vendor: ['internal'],
};

/** What a side is never shown unless it sent it: what the others cost is between them and the agency. */
export const keptFrom: { readonly [S in Side]: readonly Type[] } = {
  agency: [],
  client: ['vendor_invoice'],
  vendor: [
    'client_invoice',
    'credit_note',
    'vendor_invoice',
    'recon_invoice',
    'remittance_advice',
    'proceeds_statement',
    'deficiency_letter',
    'surplus_letter',
  ],
};

/** The record of money whose content a type of document repeats: it is read by who reads the record. */
export const moneyRecordOf: { readonly [T in Type]?: 'invoice' | 'vendorInvoice' } = {
  client_invoice: 'invoice',
  credit_note: 'invoice',
  vendor_invoice: 'vendorInvoice',
  recon_invoice: 'vendorInvoice',
};

/** Whether a document is the one that was made when an invoice was issued: what was sent stands as it is. */
export function isIssuedInvoice(document: {
  readonly originType?: ValueOf<'originType'>;
  readonly documentType?: Type;
}): boolean {
  const { originType, documentType } = document;
  return (
    originType === 'generated_form' && (documentType === 'client_invoice' || documentType === 'credit_note')
  );
}

/** What a vendor bills by: it sends it in also for a file that was taken back from it, and sees of such a file nothing else. */
export const invoiceTypes: readonly Type[] = ['vendor_invoice', 'recon_invoice'];

/** Documents that come in after a file is closed. */
export const acceptedAfterClosing: readonly Type[] = [
  ...invoiceTypes,
  'lien_discharge_confirmation',
  'release_of_interest',
  'trustee_letter',
  'statement_of_claim',
  'complaint',
  'correspondence',
  'privacy_request',
  'remittance_advice',
];

/** Who sees a document once the client is to have it too. */
export function withClient(visibility: Visibility): Visibility {
  return visibility === 'vendor' || visibility === 'client_and_vendor' ? 'client_and_vendor' : 'client';
}

/** Whether a document is for a side, the uploader's own house aside. */
export function isShownTo(side: Side, visibility: Visibility, type: Type): boolean {
  if (side === 'agency') return true;
  if (keptFrom[side].includes(type)) return false;
  return visibility === side || visibility === 'client_and_vendor';
}

/** Whether all that may be shown a document of one visibility may be shown one of the other, the uploaders' own houses aside. */
export function coversAll(visibility: Visibility, readers: Visibility): boolean {
  return visibility === 'client_and_vendor' || readers === 'internal' || visibility === readers;
}

/** Documents that a file must hold to be closed for a reason: one of each row. */
export const closingDocuments: { readonly [R in ValueOf<'closingReason'>]?: readonly (readonly Type[])[] } = {
  recovered_sold: [['bill_of_sale', 'sale_statement']],
  voluntary_surrender_sold: [['voluntary_surrender_form'], ['bill_of_sale', 'sale_statement']],
  insolvency_asset_with_trustee: [['trustee_letter', 'insolvency_search']],
  legal_bar: [['court_order', 'statement_of_claim', 'correspondence']],
};

/** The reasons that end the work on a file: what its client requires of one has to be there then. The others call it off. */
export const endsTheWork: readonly ValueOf<'closingReason'>[] = [
  'recovered_sold',
  'recovered_redeemed',
  'recovered_reinstated',
  'recovered_returned_to_client',
  'voluntary_surrender_sold',
  'service_completed',
];

/** What opens the gates that a document on the file opens. */
export const gateDocuments = {
  authorization_on_file: ['repossession_authorization', 'hold_harmless_agreement', 'court_order'],
  contract_on_file: ['security_agreement', 'lease_agreement', 'bill_of_sale_original'],
  inventory_signed: ['personal_effects_inventory'],
  reinstatement_confirmed: ['reinstatement_letter'],
  undertaking_signed: ['bailees_undertaking'],
  release_signed: ['release_authorization'],
  letter_of_settlement: ['deficiency_letter', 'surplus_letter'],
  court_order_on_file: ['court_order'],
  consumer_paid_threshold: ['court_order'],
  no_objection: ['court_order'],
} as const satisfies Readonly<Record<string, readonly Type[]>>;
