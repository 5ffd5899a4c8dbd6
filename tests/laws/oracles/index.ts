import type { ResourceName } from '#contract/resources/index';
import { invoiceOracle, paymentOracle } from './billing';
import { noteOracle, noteTemplateOracle, reminderOracle } from './conversation';
import { companyFeeOracle, feeOracle, projectedFeeOracle } from './fees';
import { companyAssignmentOracle, fileOracle, historyOracle, relatedPartyOracle } from './file';
import {
  companyOracle,
  provinceTaxOracle,
  roleOracle,
  stageOracle,
  statusOracle,
  userOracle,
} from './network';
import { vendorInvoiceOracle } from './vendor-invoice';
import type { ListOracle } from './oracle';
import { documentOracle, requestOracle } from './papers';

/** What each list means, written by hand. */
export const oracles: { readonly [N in ResourceName]: ListOracle } = {
  file: fileOracle,
  relatedParty: relatedPartyOracle,
  companyAssignment: companyAssignmentOracle,
  history: historyOracle,
  note: noteOracle,
  noteTemplate: noteTemplateOracle,
  reminder: reminderOracle,
  companyFee: companyFeeOracle,
  fee: feeOracle,
  projectedFee: projectedFeeOracle,
  invoice: invoiceOracle,
  payment: paymentOracle,
  document: documentOracle,
  request: requestOracle,
  vendorInvoice: vendorInvoiceOracle,
  company: companyOracle,
  user: userOracle,
  role: roleOracle,
  stage: stageOracle,
  status: statusOracle,
  provinceTax: provinceTaxOracle,
};
