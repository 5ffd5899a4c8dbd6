import { deskOfFile, form } from '../form';

/** What a bailiff needs to know in the field, the account but for its last four characters. */
export const bailiffAssignmentSheet = form({
  documentType: 'bailiff_authorization',
  visibility: 'vendor',
  madeBy: [...deskOfFile, 'vendor_manager'],
  to: { company: 'assignedCompanies' },
  needs: [],
  fields: {
    lastFour: { kind: 'text', max: 4, set: 'host' },
    addresses: { kind: 'texts', max: 20, required: true, set: 'host' },
    colour: { kind: 'text', max: 60, set: 'host' },
    keysReceived: { kind: 'choice', of: 'keysStatus', set: 'host' },
    keyCode: { kind: 'text', max: 60 },
    gateCodes: { kind: 'text', max: 200, set: 'host' },
    safetyNotes: { kind: 'prose', max: 2000, set: 'host' },
    instructions: { kind: 'prose', max: 4000, set: 'either' },
  },
  reads: {
    lastFour: 'contract.lastFour',
    addresses: 'parties.addresses',
    colour: 'asset.colour',
    keysReceived: 'file.asset.keysStatus',
    gateCodes: 'file.gateCodes',
    safetyNotes: 'file.safetyNotes',
    instructions: 'file.instructions',
  },
  ahead: [],
});
