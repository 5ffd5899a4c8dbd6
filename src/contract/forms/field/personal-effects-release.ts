import { form } from '../form';

/** Who took the personal effects away, and by what they were known. */
export const personalEffectsRelease = form({
  documentType: 'personal_effects_release',
  visibility: 'client_and_vendor',
  madeBy: ['vendor_manager', 'file_manager'],
  to: 'nobody',
  needs: ['secured'],
  fields: {
    items: { kind: 'texts', max: 60, required: true },
    recipientName: { kind: 'text', max: 120, required: true },
    idSeen: { kind: 'text', max: 120, required: true },
    releaseDate: { kind: 'date', past: true, required: true },
  },
  reads: {},
  ahead: [],
});
