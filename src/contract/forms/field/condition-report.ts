import { form, pictureLine } from '../form';

/**
 * In what condition the asset was found, with the newest photo of each of its views and every one of its damages. A photo stands on it
 * only where all who read the report may see that photo too: what is internal, or shown to one side alone, is left out and told to who makes it.
 */
export const conditionReport = form({
  documentType: 'condition_report',
  visibility: 'client_and_vendor',
  madeBy: ['vendor_manager', 'file_manager', 'remarketing_specialist'],
  to: 'nobody',
  needs: ['secured'],
  fields: {
    inspectedOn: { kind: 'date', past: true, required: true },
    odometerKm: { kind: 'integer', min: 0, max: 2_000_000, set: 'either' },
    keysReceived: { kind: 'choice', of: 'keysStatus', set: 'either' },
    drivable: { kind: 'choice', of: 'drivable', set: 'either' },
    grade: { kind: 'decimal', min: 0, max: 5, set: 'either' },
    exterior: { kind: 'prose', max: 2000, required: true },
    interior: { kind: 'prose', max: 2000, required: true },
    mechanical: { kind: 'prose', max: 2000, required: true },
    damageList: { kind: 'texts', max: 60 },
    photos: { kind: 'parts', fields: pictureLine, set: 'host' },
    photosFurther: { kind: 'integer', set: 'host' },
  },
  reads: {
    odometerKm: 'file.recovery.odometerKm',
    keysReceived: 'file.recovery.keysStatus',
    drivable: 'file.recovery.drivable',
    grade: 'file.remarketing.conditionGrade',
    photos: 'photos.shown',
    photosFurther: 'photos.further',
  },
  ahead: [],
});
