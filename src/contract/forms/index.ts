import type { ValueOf } from '../vocabularies';
import { vocabularies } from '../vocabularies';
import { bailiffAssignmentSheet } from './authority/bailiff-assignment-sheet';
import { demandLetter } from './authority/demand-letter';
import { letterOfInstructionsAb } from './authority/letter-of-instructions-ab';
import { repossessionAuthorization } from './authority/repossession-authorization';
import { baileesUndertaking } from './field/bailees-undertaking';
import { conditionReport } from './field/condition-report';
import { noticeOfSeizure } from './field/notice-of-seizure';
import { personalEffectsInventory } from './field/personal-effects-inventory';
import { personalEffectsRelease } from './field/personal-effects-release';
import { voluntarySurrender } from './field/voluntary-surrender';
import { farmDebtNotice } from './notices/farm-debt-notice';
import { noticeIntentionEnforceSecurity } from './notices/notice-intention-enforce-security';
import { noticeOfDisposition } from './notices/notice-of-disposition';
import { noticeOfRetention } from './notices/notice-of-retention';
import { qcPriorNotice } from './notices/qc-prior-notice';
import { qcRepossessionNotice30 } from './notices/qc-repossession-notice-30';
import { redemptionStatement } from './notices/redemption-statement';
import { auctionConsignment } from './sale/auction-consignment';
import { billOfSale } from './sale/bill-of-sale';
import { gatePass } from './sale/gate-pass';
import { releaseAuthorization } from './sale/release-authorization';
import { closeOutReport } from './settlement/close-out-report';
import { deficiencyLetter } from './settlement/deficiency-letter';
import { lienDischargeRequest } from './settlement/lien-discharge-request';
import { proceedsStatement } from './settlement/proceeds-statement';
import { surplusLetter } from './settlement/surplus-letter';
import { vendorRemittance } from './settlement/vendor-remittance';
import type { CompanyPath, FormDeclaration } from './form';

/** The register of forms: a new one is one declaration here and one text at the host. */
export const forms = {
  repossession_authorization: repossessionAuthorization,
  letter_of_instructions_ab: letterOfInstructionsAb,
  bailiff_assignment_sheet: bailiffAssignmentSheet,
  demand_letter: demandLetter,
  notice_intention_enforce_security: noticeIntentionEnforceSecurity,
  farm_debt_notice: farmDebtNotice,
  qc_prior_notice: qcPriorNotice,
  qc_repossession_notice_30: qcRepossessionNotice30,
  notice_of_seizure: noticeOfSeizure,
  bailees_undertaking: baileesUndertaking,
  voluntary_surrender: voluntarySurrender,
  condition_report: conditionReport,
  personal_effects_inventory: personalEffectsInventory,
  personal_effects_release: personalEffectsRelease,
  notice_of_disposition: noticeOfDisposition,
  notice_of_retention: noticeOfRetention,
  redemption_statement: redemptionStatement,
  release_authorization: releaseAuthorization,
  auction_consignment: auctionConsignment,
  bill_of_sale: billOfSale,
  gate_pass: gatePass,
  proceeds_statement: proceedsStatement,
  lien_discharge_request: lienDischargeRequest,
  deficiency_letter: deficiencyLetter,
  surplus_letter: surplusLetter,
  vendor_remittance: vendorRemittance,
  close_out_report: closeOutReport,
} as const satisfies { readonly [F in ValueOf<'formType'>]: FormDeclaration };

type Register = typeof forms;

/** The names of all forms' own merge fields, and of what a form is written to and cannot do without. */
export type MergeFieldName =
  | { [F in keyof Register]: keyof Register[F]['fields'] & string }[keyof Register]
  | 'debtor.address'
  | CompanyPath;

export function formOf(formType: ValueOf<'formType'>): FormDeclaration {
  return forms[formType];
}

/**
 * The forms that a role makes, as the specification lists them by role. A role of the house's own making makes none: nobody has said
 * yet what it may put its name to.
 */
export function formsOfRole(roleKey: string): ValueOf<'formType'>[] {
  return vocabularies.formType.filter((one) => (formOf(one).madeBy as readonly string[]).includes(roleKey));
}
