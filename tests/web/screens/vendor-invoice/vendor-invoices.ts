import { answer } from '../../tabs';
import type { Request } from '../../tabs';

const line = {
  fileId: '00000000-0000-4000-8000-000000000001',
  feeType: 'key_cut',
  description: null,
  incurredOn: '2026-11-01',
  quantity: 3,
  unitAmount: '100.00',
  amount: '300.00',
  gst: null,
  hst: '39.00',
  pst: null,
  qst: null,
};

/** A vendor's invoice that waits for Amélie, as its host sends it. */
export const vendorInvoice = (id: string, values: object = {}) => ({
  _id: id,
  version: 4,
  invoiceNumber: `N-${id}`,
  companyId: 'c-3',
  fileIds: ['00000000-0000-4000-8000-000000000001'],
  fileRefNumber: ['F-2026-000017'],
  invoiceDate: '2026-11-02',
  dueDate: '2026-12-02',
  invoiceStatus: 'in_review',
  lines: [line],
  checks: [
    {
      line: 1,
      contractAmount: '240.00',
      variance: '60.00',
      unit: 'each',
      unitPrice: '80.00',
      flags: ['over_contract'],
    },
  ],
  subtotal: '300.00',
  hstTotal: '39.00',
  total: '339.00',
  documentId: null,
  flags: ['over_contract'],
  approvalLevel: 2,
  levelsNeeded: 3,
  approvals: [],
  submittedBy: 'u-else',
  directBilling: false,
  note: 'The third key was cut twice.',
  may: ['show', 'approve'],
  ...values,
});

/** A host that has these invoices, and answers what else is asked by `more`. */
export const hostOf =
  (invoices: readonly { readonly _id: string }[], more?: (request: Request) => Response | undefined) =>
  (request: Request): Response | undefined => {
    const own = more?.(request);
    if (own) return own;
    const [, id] = /^\/desk\/vendorInvoice\/(\w+-?\w*)$/.exec(request.path) ?? [];
    const one = invoices.find(({ _id }) => _id === id);
    if (one) return answer(200, one);
    if (request.path.startsWith('/vendorInvoice/list'))
      return answer(200, { data: invoices, total: invoices.length });
    return undefined;
  };
