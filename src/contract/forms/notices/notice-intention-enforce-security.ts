import { deskOfFile, form, whoOwe } from '../form';

/** Tells an insolvent business that its security is about to be enforced (Bankruptcy and Insolvency Act, s. 244). */
export const noticeIntentionEnforceSecurity = form({
  documentType: 'notice_intention_enforce_security',
  visibility: 'client',
  madeBy: [...deskOfFile, 'lender_supervisor'],
  to: whoOwe,
  appliesTo: { debtor: 'business', is: 'isInsolventBusiness' },
  needs: [],
  fields: {
    propertyDescription: { kind: 'prose', max: 1000, required: true, set: 'either' },
    securityDescription: { kind: 'prose', max: 1000, required: true },
    indebtedness: { kind: 'money', required: true, set: 'either' },
    expiryDate: { kind: 'date', required: true, set: 'host' },
  },
  reads: {
    propertyDescription: 'file.assetSummary',
    indebtedness: 'file.balanceAmount',
    expiryDate: 'notice.last.bia_244',
  },
  ahead: [],
  statutory: true,
});
