import { deskOfFile, form } from '../form';

/** Tells the yard to whom the asset is released, and on which conditions. */
export const releaseAuthorization = form({
  documentType: 'release_authorization',
  visibility: 'client',
  madeBy: [...deskOfFile, 'lender_supervisor'],
  to: { company: 'storage.lotCompanyId' },
  needs: ['may_leave', 'release_agreed'],
  fields: {
    releaseTo: { kind: 'text', max: 160, required: true },
    releaseConditions: { kind: 'prose', max: 2000 },
    gateFee: { kind: 'money' },
    validUntil: { kind: 'date', required: true },
  },
  reads: {},
  ahead: ['validUntil'],
});
