import { deskOfFile, form, whoOwe } from '../form';

/** Tells a farmer of the intent to realize on security, and of the right to mediation (Farm Debt Mediation Act, s. 21). */
export const farmDebtNotice = form({
  documentType: 'farm_debt_notice',
  visibility: 'client',
  madeBy: [...deskOfFile, 'lender_supervisor'],
  to: whoOwe,
  appliesTo: { is: 'isFarmer' },
  needs: [],
  fields: {
    propertyDescription: { kind: 'prose', max: 1000, required: true, set: 'either' },
    indebtedness: { kind: 'money', required: true, set: 'either' },
    mediationContact: { kind: 'text', max: 200, required: true },
    expiryDate: { kind: 'date', required: true, set: 'host' },
  },
  reads: {
    propertyDescription: 'file.assetSummary',
    indebtedness: 'file.balanceAmount',
    expiryDate: 'notice.first.farm_debt',
  },
  ahead: [],
  statutory: true,
});
