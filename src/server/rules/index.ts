import type { Register } from '../records/installed-rules';
import { companyRules } from './company';
import { companyAssignmentRules } from './company-assignment';
import { companyFeeRules } from './company-fee';
import { documentRules } from './document';
import { feeRules } from './fee';
import { fileRules } from './file';
import { historyRules } from './history';
import { invoiceRules } from './invoice';
import { noteRules } from './note';
import { noteTemplateRules } from './note-template';
import { paymentRules } from './payment';
import { projectedFeeRules } from './projected-fee';
import { provinceTaxRules } from './province-tax';
import { referenceData } from './reference-data';
import { relatedPartyRules } from './related-party';
import { reminderRules } from './reminder';
import { requestRules } from './request';
import { roleRules } from './role';
import { userRules } from './user';
import { vendorInvoiceRules } from './vendor-invoice';

/** The register of rules: no resource is reachable without one. */
export const rules: Register = {
  file: fileRules,
  companyAssignment: companyAssignmentRules,
  relatedParty: relatedPartyRules,
  note: noteRules,
  noteTemplate: noteTemplateRules,
  reminder: reminderRules,
  document: documentRules,
  request: requestRules,
  companyFee: companyFeeRules,
  fee: feeRules,
  projectedFee: projectedFeeRules,
  invoice: invoiceRules,
  payment: paymentRules,
  vendorInvoice: vendorInvoiceRules,
  history: historyRules,
  company: companyRules,
  user: userRules,
  role: roleRules,
  stage: referenceData,
  status: referenceData,
  provinceTax: provinceTaxRules,
};
