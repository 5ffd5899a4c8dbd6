import { form } from '../form';

/** What was in the asset that is not part of it, where it is kept, and until when. */
export const personalEffectsInventory = form({
  documentType: 'personal_effects_inventory',
  visibility: 'client_and_vendor',
  madeBy: ['vendor_manager', 'file_manager'],
  to: 'nobody',
  needs: ['secured'],
  fields: {
    items: { kind: 'texts', max: 60, required: true },
    storagePlace: { kind: 'text', max: 300, required: true, set: 'either' },
    holdUntilDate: { kind: 'date', required: true, set: 'either' },
  },
  reads: { storagePlace: 'storage.place', holdUntilDate: 'file.personalEffects.holdUntilDate' },
  ahead: ['holdUntilDate'],
});
