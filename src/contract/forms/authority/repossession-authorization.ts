import { deskOfFile, form } from '../form';

/** The client's word that the asset may be taken, and that the agency is held harmless for taking it. */
export const repossessionAuthorization = form({
  documentType: 'repossession_authorization',
  visibility: 'client',
  madeBy: [...deskOfFile, 'lender_supervisor', 'lender_user'],
  to: { company: 'agencyId' },
  needs: [],
  fields: {
    signatory: { kind: 'text', max: 120, required: true },
    authorizationDate: { kind: 'date', past: true, required: true },
    isRush: { kind: 'flag', set: 'host' },
    arrearsAmount: { kind: 'money', set: 'host' },
    balanceAmount: { kind: 'money', required: true, set: 'host' },
    instructions: { kind: 'prose', max: 4000, set: 'either' },
  },
  reads: {
    isRush: 'file.isRushFile',
    arrearsAmount: 'file.arrearsAmount',
    balanceAmount: 'file.balanceAmount',
    instructions: 'file.instructions',
  },
  ahead: [],
});
