import { form } from '../form';

/** Lets the asset out of the yard, with this carrier and until this day. */
export const gatePass = form({
  documentType: 'gate_pass',
  visibility: 'client_and_vendor',
  madeBy: ['remarketing_specialist', 'vendor_manager'],
  to: 'nobody',
  needs: ['may_leave'],
  fields: {
    carrier: { kind: 'text', max: 160, required: true },
    releaseCode: { kind: 'text', max: 60, required: true },
    validUntil: { kind: 'date', required: true },
    storagePlace: { kind: 'text', max: 300, required: true, set: 'either' },
  },
  reads: { storagePlace: 'storage.place' },
  ahead: ['validUntil'],
});
