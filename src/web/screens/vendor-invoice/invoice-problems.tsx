import { FormProblems } from '../../generated/form-problems';
import { Failure } from '../../parts/failure';

/** What the host refused, or how many fields need attention and the way to each. */
export function InvoiceProblems({ failure }: { failure: unknown }) {
  return failure ? <Failure error={failure} /> : <FormProblems name="vendorInvoice" />;
}
