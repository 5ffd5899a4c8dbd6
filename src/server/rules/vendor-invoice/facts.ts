import type { VendorInvoiceFacts, VendorInvoiceRefusal } from '#contract/lifecycles/vendor-invoice';
import type { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Caller } from '../../request/caller';
import { conflict, invalid } from '../refuse';
import { writesFor } from './writes-for';
import { approvesSalesOnly, levelsOf } from './levels';

/** What has to be known of an invoice, as far as it was read, and of a caller who takes a step with it. */
export function factsOf(
  caller: Caller,
  invoice: Partial<Recorded<'vendorInvoice'>>,
  hasReason: boolean,
): VendorInvoiceFacts {
  const isOthers = approvesSalesOnly(caller) && !invoice.saleCosts;
  return {
    hasDocument: Boolean(invoice.documentId),
    hasReason,
    isSubmitter: invoice.submittedBy === caller.userId,
    approvedBefore: (invoice.approvals ?? []).some(
      ({ userId, decision }) => userId === caller.userId && decision === 'approved',
    ),
    level: invoice.approvalLevel ?? 1,
    levelsOf: isOthers ? [] : levelsOf(caller),
    mayKeep: writesFor(caller, invoice.companyId),
    worksFiles: invoice.worksFiles !== false,
  };
}

const sentences: {
  readonly [R in Exclude<VendorInvoiceRefusal, 'NEEDS_REASON' | 'NEEDS_DOCUMENT'>]: Sentence;
} = {
  NOT_NEXT: sentence('vendorInvoices.invoiceMovedCannotGoThere'),
  NOT_YOURS: sentence('vendorInvoices.stepNotYoursTake'),
  NOT_YOUR_LEVEL: sentence('vendorInvoices.invoiceWaitsAnotherLevelApproval'),
  NOT_YOUR_FILES: sentence('vendorInvoices.invoiceOnFilesOfOthers'),
  OWN_INVOICE: sentence('vendorInvoices.whoSubmittedInvoiceDoesNot'),
  APPROVED_BEFORE: sentence('vendorInvoices.approvedInvoiceAnotherLevelNext'),
};

/** A refused step as an answer; `reasonField` is where its reason would stand. */
export function refusalOf(refusal: VendorInvoiceRefusal, reasonField: string): Problem {
  if (refusal === 'NEEDS_REASON')
    return invalid(reasonField, sentence('values.required', { field: reasonField }));
  if (refusal === 'NEEDS_DOCUMENT')
    return invalid('documentId', sentence('values.required', { field: 'documentId' }));
  return conflict(sentences[refusal]);
}
