import type { NoticeKind } from '../clocks/clock';
import type { Fields } from '../fields';
import type { FormApplicability, FormNeed } from '../lifecycles/form';
import type { RoleKey } from '../roles/role-keys';
import type { ValueOf } from '../vocabularies';

/** A fact of the file by its path, `file.recovery.securedDate`: it is written as its field is written. */
export type FileFact = `file.${string}`;

/**
 * A day that the law gives a notice which is served today on all who must be: the last of its term, or the first day after it. It goes by
 * the way of service that is chosen, and by registered mail where none is.
 */
export type NoticeDay = `notice.${'last' | 'first'}.${Exclude<NoticeKind, 'seizure'>}`;

/**
 * What a form reads of its file by itself. `trust`: what came in and went out in trust for the file · `debt`: what the debtor owes
 * once the sale counts, projected fees and what vendors cost left out · `photos`: the views of the asset that all who read the form may see ·
 * `contract`, `sale`, `storage`, `parties`, `registry`, `client`, `vendor`, `work`: what the records say.
 */
export type FormSource =
  | FileFact
  | NoticeDay
  | 'asset.colour'
  | 'client.name'
  | 'contract.lastFour'
  | 'debt.balance'
  | 'debt.capital'
  | 'debt.deficiency'
  | 'debt.expenses'
  | 'debt.principal'
  | 'debt.proceeds'
  | 'debt.surplus'
  | 'debt.toRedeem'
  | 'debt.toReinstate'
  | 'parties.addresses'
  | 'parties.claimants'
  | 'photos.further'
  | 'photos.shown'
  | 'registry.name'
  | 'sale.dealerLicence'
  | 'sale.exemption'
  | 'sale.price'
  | 'sale.purchaser'
  | 'sale.taxNumbers'
  | 'storage.place'
  | 'trust.deductions'
  | 'trust.net'
  | 'trust.receipts'
  | 'trust.received'
  | 'trust.remittanceDate'
  | 'vendor.name'
  | 'vendor.paid'
  | 'vendor.paidTotal'
  | 'work.attempts'
  | 'work.charged'
  | 'work.chargedTotal'
  | 'work.steps';

/** A field of the file that names the company, or the companies, to which a form is written. */
export type CompanyPath = 'agencyId' | 'assignedCompanies' | 'remarketing.auctionId' | 'storage.lotCompanyId';

/**
 * Whom a form is written to: the client of the file, the registry that it names, who bought the asset, companies that the file names, nobody (it lies with the
 * asset), or parties of these types, the first of which are taken where nobody says otherwise.
 */
export type FormRecipient =
  | 'client'
  | 'registry'
  | 'purchaser'
  | 'nobody'
  | { readonly company: CompanyPath }
  | {
      readonly parties: readonly ValueOf<'relatedPartyType'>[];
      readonly usually: readonly ValueOf<'relatedPartyType'>[];
    };

/**
 * One form as plain data (specification, the table of forms). Its title is the word of its type, and its text lies with the host.
 * `documentType`, `visibility`: what it becomes on the file. `madeBy`: the seeded roles that make it, besides the right `form.create`.
 * `appliesTo`: which files it is for at all. `needs`: what must be so on the file. `fields`: its own merge fields; `set: 'host'` is read and
 * never told, `set: 'either'` is read where nobody says it, and any other is told. `reads`: where what is read comes from. `sums`: what stands
 * under a name as the sum of amounts among the fields, once all of them are known. `ahead`: days that must not have passed. `statutory`: a statute says what it must say; no counsel has looked at this wording, province by province.
 */
export interface FormDeclaration {
  readonly documentType: ValueOf<'documentType'>;
  readonly visibility: ValueOf<'documentVisibility'>;
  readonly madeBy: readonly RoleKey[];
  readonly to: FormRecipient;
  readonly appliesTo?: FormApplicability;
  readonly needs: readonly FormNeed[];
  readonly fields: Fields;
  readonly reads: { readonly [field: string]: FormSource };
  readonly sums?: { readonly [name: string]: readonly string[] };
  readonly ahead: readonly string[];
  readonly statutory?: true;
}

type Read<F extends Fields> = {
  [N in keyof F]: F[N] extends { set: 'host' | 'either' } ? N : never;
}[keyof F];

/** Holds a form to its shape: what is read by itself says where from, and nothing else does. */
export function form<const D extends FormDeclaration>(
  declaration: D & {
    readonly reads: { readonly [N in Read<D['fields']>]: FormSource };
    readonly ahead: readonly (keyof D['fields'] & string)[];
  },
): D {
  return declaration;
}

/** An amount under a name, as it stands on a form. */
export const amountLine = {
  label: { kind: 'text', max: 200, required: true },
  amount: { kind: 'money', signed: true, required: true },
} as const satisfies Fields;

/** A photo on the file, and what is written below it. */
export const pictureLine = {
  documentId: { kind: 'key', required: true },
  label: { kind: 'text', max: 200, required: true },
} as const satisfies Fields;

/** Who works a file at the agency, and leads who do: they make most of what is written. */
export const deskOfFile = ['file_manager', 'supervisor', 'administrator'] as const;

/** Who answers for what is owed, those who owe it first. */
export const whoOwe = {
  parties: ['primary_debtor', 'business_debtor', 'co_debtor', 'guarantor'],
  usually: ['primary_debtor', 'business_debtor', 'co_debtor', 'guarantor'],
} as const satisfies FormRecipient;

/** Those who answer for what is owed, and the trustee, who may redeem in the place of a bankrupt. */
export const whoRedeem = {
  parties: [...whoOwe.parties, 'insolvency_trustee'],
  usually: whoOwe.usually,
} as const satisfies FormRecipient;

/** All to whom a notice of what will become of the asset goes. */
export const whoAreEntitled = {
  parties: [
    'primary_debtor',
    'business_debtor',
    'co_debtor',
    'guarantor',
    'registered_owner',
    'other_lien_holder_contact',
    'insolvency_trustee',
  ],
  usually: [
    'primary_debtor',
    'business_debtor',
    'co_debtor',
    'guarantor',
    'registered_owner',
    'other_lien_holder_contact',
    'insolvency_trustee',
  ],
} as const satisfies FormRecipient;
