import type { ResourceName } from '#contract/resources/index';
import { invoiceOracle, paymentOracle } from './billing';
import { noteOracle, noteTemplateOracle, reminderOracle } from './conversation';
import { companyFeeOracle, feeOracle, projectedFeeOracle } from './fees';
import { companyAssignmentOracle, fileOracle, historyOracle, relatedPartyOracle } from './file';
import {
  companyOracle,
  companyReportScheduleOracle,
  assetOracle,
  provinceTaxOracle,
  roleOracle,
  stageOracle,
  statusOracle,
  userOracle,
} from './network';
import { vendorInvoiceOracle } from './vendor-invoice';
import type { ListOracle } from './oracle';
import {
  lienDischargeOracle,
  lienHolderOracle,
  personDebtorSearchOracle,
  vhrOracle,
  vinSearchOracle,
} from './searches';
import { purchaserOracle, repairOracle } from './sale';
import { attemptOracle } from './attempt';
import { skipTraceOracle } from './skip-trace';
import { documentOracle, requestOracle } from './documents';

/** What each list means, written by hand. */
export const oracles: { readonly [N in ResourceName]: ListOracle } = {
  file: fileOracle,
  relatedParty: relatedPartyOracle,
  skipTrace: skipTraceOracle,
  attempt: attemptOracle,
  companyAssignment: companyAssignmentOracle,
  history: historyOracle,
  note: noteOracle,
  noteTemplate: noteTemplateOracle,
  reminder: reminderOracle,
  companyFee: companyFeeOracle,
  companyReportSchedule: companyReportScheduleOracle,
  fee: feeOracle,
  projectedFee: projectedFeeOracle,
  invoice: invoiceOracle,
  payment: paymentOracle,
  document: documentOracle,
  request: requestOracle,
  vendorInvoice: vendorInvoiceOracle,
  vinSearch: vinSearchOracle,
  personDebtorSearch: personDebtorSearchOracle,
  lienDischarge: lienDischargeOracle,
  vhr: vhrOracle,
  lienHolder: lienHolderOracle,
  purchaser: purchaserOracle,
  repairsAndReconditioning: repairOracle,
  company: companyOracle,
  user: userOracle,
  role: roleOracle,
  stage: stageOracle,
  status: statusOracle,
  provinceTax: provinceTaxOracle,
  asset: assetOracle,
};
