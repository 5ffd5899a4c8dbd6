import type { VendorInvoiceFacts, VendorInvoiceRefusal } from '#contract/lifecycles/vendor-invoice';
import type { Problem } from '#contract/problems';
import type { Recorded } from '#contract/resources/index';
import type { Caller } from '../../request/caller';
import { conflict, invalid } from '../refuse';
import { keeps } from './keepers';
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
    mayKeep: keeps(caller, invoice.companyId),
  };
}

const sentences: {
  readonly [R in Exclude<VendorInvoiceRefusal, 'NEEDS_REASON' | 'NEEDS_DOCUMENT'>]: string;
} = {
  NOT_NEXT: 'The invoice has moved on, or cannot go there from where it is.',
  NOT_YOURS: 'This step is not yours to take.',
  NOT_YOUR_LEVEL: 'The invoice waits at another level of approval than yours.',
  OWN_INVOICE: 'Who submitted an invoice does not approve it.',
  APPROVED_BEFORE: 'You have approved this invoice at another level; the next one is for somebody else.',
};

/** A refused step as an answer; `reasonField` is where its reason would stand. */
export function refusalOf(refusal: VendorInvoiceRefusal, reasonField: string): Problem {
  if (refusal === 'NEEDS_REASON') return invalid(reasonField, `${reasonField} is a required field`);
  if (refusal === 'NEEDS_DOCUMENT') return invalid('documentId', 'documentId is a required field');
  return conflict(sentences[refusal]);
}
