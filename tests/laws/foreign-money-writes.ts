import { expect } from 'vitest';
import { company, each, ownFile } from './foreign-probe';
import type { Probes } from './foreign-probe';
import { strangers } from './probes';

/** A form of a file that is not theirs, and one of their own that is written to others. */
function formProbes(url: string): Probes[string] {
  const form = {
    formType: 'lien_discharge_request',
    language: 'en',
    overrides: { registrationNumber: '1', registry: 'x' },
  };
  return (look) => [
    ...each(look, 'file', (fileId) => ({ url, body: { ...form, fileId } })),
    ...each(look, 'relatedParty', (id) => ({
      url,
      body: { ...form, fileId: ownFile(look), recipientRelatedPartyIds: [id] },
    })),
    ...strangers(look).companies.map((recipientCompanyId) => ({
      url,
      body: { ...form, fileId: ownFile(look), recipientCompanyId },
    })),
  ];
}

const money = {
  paymentType: 'debtor_other',
  method: 'eft',
  amount: '1.00',
  receivedDate: '2026-11-01',
} as const;

/** Writes of money that reach for what is not theirs. */
export const moneyWrites: Probes = {
  ...Object.fromEntries(
    ['draft', 'issue', 'send'].map((step) => [
      `POST /desk/monthEnd/${step}`,
      (look: Parameters<Probes[string]>[0]) =>
        strangers(look).companies.map((clientId) => ({
          url: `/desk/monthEnd/${step}`,
          body: { clientId, ...(step === 'draft' && { until: '2026-12-31' }) },
        })),
    ]),
  ),
  'POST /desk/bankStatement/book': (look) => {
    const _id = '00000000-0000-7000-8000-000000000001';
    const book = (choice: object) => ({
      url: '/desk/bankStatement/book',
      body: { lines: [{ _id, ...choice }] },
      harmless: { data: [expect.objectContaining({ _id, ok: false, code: 'INVALID' })] },
    });
    return [
      ...each(look, 'payment', (paymentId) => book({ paymentId })),
      ...each(look, 'invoice', (id) => book({ invoiceIds: [id] })),
      ...strangers(look).companies.map((clientId) => book({ clientId })),
    ];
  },
  'POST /desk/file/evidencePack': (look) =>
    each(look, 'file', (fileId) => ({ url: '/desk/file/evidencePack', body: { fileId } })),
  'POST /desk/bankStatement/aside': () => [
    {
      url: '/desk/bankStatement/aside',
      body: { ids: ['00000000-0000-7000-8000-000000000001'] },
      harmless: { moved: 0 },
    },
  ],
  'POST /companyFee/': () =>
    ['LNB', 'V02', 'NLR'].map((code) => ({
      url: '/companyFee/',
      body: {
        companyId: company(code),
        direction: code === 'V02' ? 'payable' : 'receivable',
        feeType: 'towing_local',
        amount: '1.00',
        unit: 'flat',
        effectiveFrom: '2030-01-01',
        state: 'YT',
      },
    })),
  'PATCH /companyFee/': (look) =>
    each(look, 'companyFee', (_id) => ({ url: '/companyFee/', body: { _id, amount: '1.00' } })),
  'DELETE /companyFee/{id}': (look) => each(look, 'companyFee', (id) => ({ url: `/companyFee/${id}` })),
  'POST /desk/companyFee/copy': () => [
    {
      url: '/desk/companyFee/copy',
      body: {
        fromCompanyId: company('LNB'),
        toCompanyId: company('LNA'),
        direction: 'receivable',
        effectiveFrom: '2030-01-01',
      },
    },
  ],
  'POST /form/preview': formProbes('/form/preview'),
  'POST /form/generate': formProbes('/form/generate'),
  'POST /fee/': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/fee/',
      body: {
        fileId,
        feeType: 'towing_local',
        direction: 'payable',
        companyId: company('V01'),
        unitAmount: '1.00',
        incurredOn: '2026-10-02',
      },
    })),
  'PATCH /fee/': (look) =>
    each(look, 'fee', (_id) => ({ url: '/fee/', body: { _id, description: 'taken' } })),
  'DELETE /fee/{id}': (look) => each(look, 'fee', (id) => ({ url: `/fee/${id}` })),
  'PATCH /fee/updatePaidDate': (look) =>
    each(look, 'fee', (id) => ({
      url: '/fee/updatePaidDate',
      body: { feeIds: [id], paidDate: '2026-10-03' },
    })),
  'POST /projectedFee/': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/projectedFee/',
      body: { fileId, feeType: 'towing_local', direction: 'receivable', unitAmount: '1.00' },
    })),
  'PATCH /projectedFee/': (look) =>
    each(look, 'projectedFee', (_id) => ({ url: '/projectedFee/', body: { _id, note: 'taken' } })),
  'DELETE /projectedFee/{id}': (look) => each(look, 'projectedFee', (id) => ({ url: `/projectedFee/${id}` })),
  'POST /vendorInvoice/': (look) => {
    const draft = { invoiceNumber: 'TAKEN', companyId: company('V01'), invoiceDate: '2026-11-01' };
    const line = { fileId: ownFile(look), feeType: 'towing_local', quantity: 1, unitAmount: '1.00' };
    return [
      ...each(look, 'file', (fileId) => ({
        url: '/vendorInvoice/',
        body: { ...draft, lines: [{ ...line, fileId }] },
      })),
      ...strangers(look).companies.map((companyId) => ({
        url: '/vendorInvoice/',
        body: { ...draft, companyId, lines: [line] },
      })),
    ];
  },
  'POST /desk/vendorInvoice/quote': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/desk/vendorInvoice/quote',
      body: {
        companyId: company('V01'),
        invoiceDate: '2026-11-01',
        lines: [{ fileId, feeType: 'towing_local', quantity: 1 }],
      },
    })),
  'PATCH /vendorInvoice/': (look) =>
    each(look, 'vendorInvoice', (_id) => ({ url: '/vendorInvoice/', body: { _id, invoiceNumber: 'taken' } })),
  'DELETE /desk/vendorInvoice/{id}': (look) =>
    each(look, 'vendorInvoice', (id) => ({ url: `/desk/vendorInvoice/${id}`, body: { reason: 'x' } })),
  'DELETE /housekeeping/deleteVendorInvoices/{fileId}': (look) =>
    each(look, 'file', (id) => ({
      url: `/housekeeping/deleteVendorInvoices/${id}`,
      body: { reason: 'x' },
    })),
  'POST /invoice/': (look) => [
    ...each(look, 'file', (fileId) => ({ url: '/invoice/', body: { fileId } })),
    ...each(look, 'invoice', (creditOfInvoiceId) => ({
      url: '/invoice/',
      body: { fileId: ownFile(look), creditOfInvoiceId, notes: 'taken' },
    })),
  ],
  'PATCH /invoice/': (look) =>
    each(look, 'invoice', (_id) => ({
      url: '/invoice/',
      body: { _id, status: 'void', voidReason: 'taken' },
    })),
  'POST /desk/invoice/dispute': (look) =>
    each(look, 'invoice', (invoiceId) => ({
      url: '/desk/invoice/dispute',
      body: { invoiceId, reason: 'taken' },
    })),
  'POST /desk/invoice/bill': (look) => [
    ...each(look, 'file', (fileId) => ({ url: '/desk/invoice/bill', body: { fileId } })),
    ...each(look, 'fee', (id) => ({
      url: '/desk/invoice/bill',
      body: { fileId: ownFile(look), feeIds: [id] },
    })),
  ],
  'DELETE /invoice/{id}': (look) => each(look, 'invoice', (id) => ({ url: `/invoice/${id}` })),
  'POST /desk/payment/receive': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/desk/payment/receive',
      body: { ...money, fileId, clearedDate: '2026-11-01' },
    })),
  'POST /payment/': (look) => {
    const paid = { ...money, direction: 'in' };
    return [
      ...each(look, 'file', (fileId) => ({ url: '/payment/', body: { ...paid, fileId } })),
      ...each(look, 'invoice', (invoiceId) => ({
        url: '/payment/',
        body: { ...paid, fileId: ownFile(look), allocations: [{ invoiceId, amount: '1.00' }] },
      })),
    ];
  },
  'PATCH /payment/': (look) =>
    each(look, 'payment', (_id) => ({ url: '/payment/', body: { _id, reference: 'taken' } })),
  'DELETE /payment/{id}': (look) => each(look, 'payment', (id) => ({ url: `/payment/${id}` })),
};
