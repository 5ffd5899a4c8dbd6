import type { ValueOf } from '#contract/vocabularies/index';
import type { FormText } from './form-text';
import { bailiffAssignmentSheetText } from './authority/bailiff-assignment-sheet';
import { demandLetterText } from './authority/demand-letter';
import { letterOfInstructionsAbText } from './authority/letter-of-instructions-ab';
import { repossessionAuthorizationText } from './authority/repossession-authorization';
import { baileesUndertakingText } from './field/bailees-undertaking';
import { conditionReportText } from './field/condition-report';
import { noticeOfSeizureText } from './field/notice-of-seizure';
import { personalEffectsInventoryText } from './field/personal-effects-inventory';
import { personalEffectsReleaseText } from './field/personal-effects-release';
import { voluntarySurrenderText } from './field/voluntary-surrender';
import { farmDebtNoticeText } from './notices/farm-debt-notice';
import { noticeIntentionEnforceSecurityText } from './notices/notice-intention-enforce-security';
import { noticeOfDispositionText } from './notices/notice-of-disposition';
import { noticeOfRetentionText } from './notices/notice-of-retention';
import { qcPriorNoticeText } from './notices/qc-prior-notice';
import { qcRepossessionNotice30Text } from './notices/qc-repossession-notice-30';
import { redemptionStatementText } from './notices/redemption-statement';
import { auctionConsignmentText } from './sale/auction-consignment';
import { billOfSaleText } from './sale/bill-of-sale';
import { gatePassText } from './sale/gate-pass';
import { releaseAuthorizationText } from './sale/release-authorization';
import { closeOutReportText } from './settlement/close-out-report';
import { deficiencyLetterText } from './settlement/deficiency-letter';
import { lienDischargeRequestText } from './settlement/lien-discharge-request';
import { proceedsStatementText } from './settlement/proceeds-statement';
import { surplusLetterText } from './settlement/surplus-letter';
import { vendorRemittanceText } from './settlement/vendor-remittance';

/**
 * What each form says. Their words are neutral: they tell what is, and ask; nobody is pressed (3.11). Those that a statute prescribes are
 * declared so: no counsel has reviewed them yet, province by province, and whoever makes one is told.
 */
export const formTexts: { readonly [F in ValueOf<'formType'>]: FormText } = {
  repossession_authorization: repossessionAuthorizationText,
  letter_of_instructions_ab: letterOfInstructionsAbText,
  bailiff_assignment_sheet: bailiffAssignmentSheetText,
  demand_letter: demandLetterText,
  notice_intention_enforce_security: noticeIntentionEnforceSecurityText,
  farm_debt_notice: farmDebtNoticeText,
  qc_prior_notice: qcPriorNoticeText,
  qc_repossession_notice_30: qcRepossessionNotice30Text,
  notice_of_seizure: noticeOfSeizureText,
  bailees_undertaking: baileesUndertakingText,
  voluntary_surrender: voluntarySurrenderText,
  condition_report: conditionReportText,
  personal_effects_inventory: personalEffectsInventoryText,
  personal_effects_release: personalEffectsReleaseText,
  notice_of_disposition: noticeOfDispositionText,
  notice_of_retention: noticeOfRetentionText,
  redemption_statement: redemptionStatementText,
  release_authorization: releaseAuthorizationText,
  auction_consignment: auctionConsignmentText,
  bill_of_sale: billOfSaleText,
  gate_pass: gatePassText,
  proceeds_statement: proceedsStatementText,
  lien_discharge_request: lienDischargeRequestText,
  deficiency_letter: deficiencyLetterText,
  surplus_letter: surplusLetterText,
  vendor_remittance: vendorRemittanceText,
  close_out_report: closeOutReportText,
};
