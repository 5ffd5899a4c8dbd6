import type { Register } from '../records/installed-rules';
import { attemptRules } from './attempt/attempt';
import { assetRules } from './asset';
import { companyRules } from './company/company';
import { companyAssignmentRules } from './company-assignment/company-assignment';
import { companyFeeRules } from './company-fee/company-fee';
import { companyReportScheduleRules } from './company-report-schedule/company-report-schedule';
import { documentRules } from './document/document';
import { feeRules } from './fee/fee';
import { fileRules } from './file/file';
import { historyRules } from './history';
import { invoiceRules } from './invoice/invoice';
import { noteRules } from './note/note';
import { noteTemplateRules } from './note-template';
import { paymentRules } from './payment/payment';
import { projectedFeeRules } from './projected-fee/projected-fee';
import { provinceTaxRules } from './province-tax';
import { referenceData } from './reference-data';
import { purchaserRules } from './purchaser/purchaser';
import { relatedPartyRules } from './related-party/related-party';
import { reminderRules } from './reminder/reminder';
import { repairsAndReconditioningRules } from './repairs-and-reconditioning/repairs-and-reconditioning';
import { requestRules } from './request/request';
import { roleRules } from './role/role';
import { lienDischargeRules } from './search/lien-discharge';
import { lienHolderRules } from './search/lien-holder';
import { personDebtorSearchRules } from './search/person-debtor-search';
import { vhrRules } from './search/vhr';
import { vinSearchRules } from './search/vin-search';
import { skipTraceRules } from './skip-trace/skip-trace';
import { userRules } from './user/user';
import { vendorInvoiceRules } from './vendor-invoice/vendor-invoice';

/** The register of rules: no resource is reachable without one. */
export const rules: Register = {
  file: fileRules,
  companyAssignment: companyAssignmentRules,
  relatedParty: relatedPartyRules,
  skipTrace: skipTraceRules,
  attempt: attemptRules,
  note: noteRules,
  noteTemplate: noteTemplateRules,
  reminder: reminderRules,
  document: documentRules,
  request: requestRules,
  companyFee: companyFeeRules,
  companyReportSchedule: companyReportScheduleRules,
  purchaser: purchaserRules,
  repairsAndReconditioning: repairsAndReconditioningRules,
  fee: feeRules,
  projectedFee: projectedFeeRules,
  invoice: invoiceRules,
  payment: paymentRules,
  vendorInvoice: vendorInvoiceRules,
  vinSearch: vinSearchRules,
  personDebtorSearch: personDebtorSearchRules,
  lienDischarge: lienDischargeRules,
  vhr: vhrRules,
  lienHolder: lienHolderRules,
  history: historyRules,
  company: companyRules,
  user: userRules,
  role: roleRules,
  stage: referenceData,
  status: referenceData,
  provinceTax: provinceTaxRules,
  asset: assetRules,
};
