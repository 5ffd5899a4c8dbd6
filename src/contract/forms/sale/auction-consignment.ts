import { form } from '../form';

/** Consigns the asset to an auction: at which reserve, in which run, under which lights. */
export const auctionConsignment = form({
  documentType: 'correspondence',
  visibility: 'internal',
  madeBy: ['remarketing_specialist', 'supervisor'],
  to: { company: 'remarketing.auctionId' },
  needs: ['reserve_approved'],
  fields: {
    reservePrice: { kind: 'money', required: true, set: 'host' },
    saleDate: { kind: 'date', required: true, set: 'either' },
    runNumber: { kind: 'text', max: 200, set: 'either' },
    lights: { kind: 'choice', of: 'lightCode', required: true, set: 'either' },
    branding: { kind: 'choice', of: 'auBranding', set: 'host' },
    odometerKm: { kind: 'integer', min: 0, max: 2_000_000, set: 'either' },
    announcements: { kind: 'prose', max: 2000, set: 'either' },
  },
  reads: {
    reservePrice: 'file.remarketing.reservePrice',
    saleDate: 'file.remarketing.saleDate',
    runNumber: 'file.remarketing.runNumber',
    lights: 'file.remarketing.lightCode',
    branding: 'file.asset.auBranding',
    odometerKm: 'file.recovery.odometerKm',
    announcements: 'file.remarketing.announcements',
  },
  ahead: ['saleDate'],
});
