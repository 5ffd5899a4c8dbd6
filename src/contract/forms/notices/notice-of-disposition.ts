import { amountLine, deskOfFile, form, whoAreEntitled } from '../form';

/** Tells all who are entitled that the asset is to be sold, and how it can be redeemed before. */
export const noticeOfDisposition = form({
  documentType: 'notice_of_disposition',
  visibility: 'client',
  madeBy: [...deskOfFile, 'lender_supervisor'],
  to: whoAreEntitled,
  appliesTo: { provinces: ['ON', 'BC', 'AB', 'SK', 'MB', 'NB', 'NS', 'PE', 'NL', 'NT', 'NU', 'YT'] },
  needs: ['secured'],
  fields: {
    balance: { kind: 'money', required: true, set: 'host' },
    expenses: { kind: 'parts', fields: amountLine, set: 'host' },
    amountToRedeem: { kind: 'money', required: true, set: 'host' },
    arrearsToReinstate: { kind: 'money', set: 'host' },
    storagePlace: { kind: 'text', max: 300, required: true, set: 'either' },
    saleMethod: { kind: 'choice', of: 'saleChannel', required: true, set: 'either' },
    salePlace: { kind: 'text', max: 200, required: true },
    earliestSaleDate: { kind: 'date', required: true, set: 'host' },
    redemptionContact: { kind: 'text', max: 200, required: true },
  },
  reads: {
    balance: 'debt.balance',
    expenses: 'debt.expenses',
    amountToRedeem: 'debt.toRedeem',
    arrearsToReinstate: 'debt.toReinstate',
    storagePlace: 'storage.place',
    saleMethod: 'file.remarketing.saleChannel',
    earliestSaleDate: 'notice.first.disposition',
  },
  ahead: [],
  statutory: true,
});
