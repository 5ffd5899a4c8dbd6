import { deskOfFile, form, whoAreEntitled } from '../form';

/** Tells who had the asset that it was seized, when, where, by whom, and where it is. */
export const noticeOfSeizure = form({
  documentType: 'notice_of_seizure',
  visibility: 'client_and_vendor',
  madeBy: [...deskOfFile, 'vendor_manager'],
  to: whoAreEntitled,
  needs: [],
  fields: {
    seizureDate: { kind: 'date', required: true, set: 'host' },
    seizurePlace: { kind: 'text', max: 200, required: true, set: 'either' },
    storagePlace: { kind: 'text', max: 300, required: true, set: 'either' },
    bailiffName: { kind: 'text', max: 160, required: true, set: 'either' },
    effectsDeadline: { kind: 'date', required: true, set: 'either' },
  },
  reads: {
    seizureDate: 'file.recovery.securedDate',
    seizurePlace: 'file.recovery.recoveryAddress',
    storagePlace: 'storage.place',
    bailiffName: 'vendor.name',
    effectsDeadline: 'file.personalEffects.holdUntilDate',
  },
  ahead: ['effectsDeadline'],
  statutory: true,
});
