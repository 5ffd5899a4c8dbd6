import { form } from '../form';

/** Whoever keeps a seized asset where it is promises to keep it, and to give it up when asked. */
export const baileesUndertaking = form({
  documentType: 'bailees_undertaking',
  visibility: 'client_and_vendor',
  madeBy: ['vendor_manager', 'file_manager'],
  to: 'nobody',
  needs: [],
  fields: {
    baileeName: { kind: 'text', max: 120, required: true },
    location: { kind: 'text', max: 200, required: true },
    conditions: { kind: 'prose', max: 2000 },
  },
  reads: {},
  ahead: [],
  statutory: true,
});
