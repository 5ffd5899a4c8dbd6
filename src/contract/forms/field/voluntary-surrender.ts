import { deskOfFile, form } from '../form';

/** The debtor gives the asset up, and says what came with it. */
export const voluntarySurrender = form({
  documentType: 'voluntary_surrender_form',
  visibility: 'client_and_vendor',
  madeBy: [...deskOfFile, 'vendor_manager'],
  to: 'nobody',
  needs: [],
  fields: {
    surrenderDate: { kind: 'date', past: true, required: true },
    surrenderPlace: { kind: 'text', max: 200, required: true },
    keysReceived: { kind: 'choice', of: 'keysStatus', required: true, set: 'either' },
    odometerKm: { kind: 'integer', min: 0, max: 2_000_000, set: 'either' },
    effectsRemoved: { kind: 'flag', required: true },
  },
  reads: { keysReceived: 'file.recovery.keysStatus', odometerKm: 'file.recovery.odometerKm' },
  ahead: [],
});
