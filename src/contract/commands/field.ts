import type { Fields } from '../fields';
import { calls } from './calls';
import { command } from './command';

const visited = {
  relatedPartyId: { kind: 'reference', to: 'relatedParty', required: true },
  name: { kind: 'text', required: true },
  partyType: { kind: 'choice', of: 'relatedPartyType', required: true },
  address: { kind: 'text', required: true },
  addressStatus: { kind: 'choice', of: 'addressStatus' },
  latitude: { kind: 'decimal' },
  longitude: { kind: 'decimal' },
  km: { kind: 'decimal' },
} as const satisfies Fields;

const reached = {
  name: { kind: 'text', required: true },
  number: { kind: 'phone', required: true },
} as const satisfies Fields;

const photoSlots = { kind: 'choices', of: 'photoSlot', required: true } as const;
const found = {
  keysStatus: { kind: 'choice', of: 'keysStatus' },
  drivable: { kind: 'choice', of: 'drivable' },
  odometerKm: { kind: 'integer', min: 0, max: 2_000_000 },
  damage: { kind: 'prose', max: 2000 },
  hasEffects: { kind: 'flag' },
  items: { kind: 'texts', max: 60 },
  fromHome: { kind: 'flag' },
  adultPresent: { kind: 'text', max: 200 },
} as const satisfies Fields;

/**
 * How an asset was found, as far as it was said, and what is still to be said of it. `views`: what its photos have to show; `missing`: those of
 * them that none shows yet. `isSigned`: the list of the belongings lies on the file as it was signed. `asksHome`: the law there asks whether it
 * was taken out of a home, and which adult who lives there was present.
 */
const securedForm = {
  ...found,
  views: photoSlots,
  missing: photoSlots,
  isSigned: { kind: 'flag', required: true },
  asksHome: { kind: 'flag' },
} as const satisfies Fields;

/**
 * A file as somebody takes it into the field. `km`: from where they are to the nearest of its addresses, as the crow flies; nothing where
 * either is not known. `law`: what the law asks of who takes something there. `addresses`: those that are not known to be bad, the nearest first. `reach`: who may be called.
 * `securedForm`: what is filled in once the asset is on the hook, also without a line.
 */
const sheet = {
  fileId: { kind: 'reference', to: 'file', required: true },
  ref: { kind: 'text', required: true },
  debtorName: { kind: 'text' },
  assetSummary: { kind: 'text' },
  serialNumber: { kind: 'text' },
  plateNumber: { kind: 'text' },
  colour: { kind: 'text' },
  state: { kind: 'choice', of: 'province', required: true },
  status: { kind: 'choice', of: 'statusName', required: true },
  statusDue: { kind: 'moment' },
  isRushFile: { kind: 'flag', required: true },
  hold: { kind: 'flag', required: true },
  safetyNotes: { kind: 'text' },
  instructions: { kind: 'text' },
  riskFlags: { kind: 'choices', of: 'riskFlag', required: true },
  law: { kind: 'texts' },
  km: { kind: 'decimal' },
  addresses: { kind: 'parts', fields: visited, required: true },
  reach: { kind: 'parts', fields: reached, required: true },
  attempts: { kind: 'integer', required: true },
  lastAttemptAt: { kind: 'moment' },
  lastOutcome: { kind: 'choice', of: 'attemptOutcome' },
  securedForm: { kind: 'part', fields: securedForm, required: true },
} as const satisfies Fields;

/** An asset in hand, with what is still to be said of it. */
const inHand = {
  fileId: { kind: 'reference', to: 'file', required: true },
  ref: { kind: 'text', required: true },
  debtorName: { kind: 'text' },
  assetSummary: { kind: 'text' },
  serialNumber: { kind: 'text' },
  status: { kind: 'choice', of: 'statusName', required: true },
  onHookAt: { kind: 'moment' },
  ...securedForm,
} as const satisfies Fields;

/** What people do in the field, beside recording what they tried. */
export const fieldCommands = {
  showField: command({
    call: calls.showField,
    right: 'attempt.create',
    purpose:
      'Shows whom and what the caller looks for in the field today, rush and late files first, then the nearest to a place; and what is in hand, with what is still to be said of it.',
    query: {
      latitude: { kind: 'decimal', min: -90, max: 90 },
      longitude: { kind: 'decimal', min: -180, max: 180 },
    },
    answers: {
      fields: {
        data: { kind: 'parts', required: true, fields: sheet },
        inHand: { kind: 'parts', required: true, fields: inHand },
      },
    },
  }),
  recordSecured: command({
    call: calls.recordSecured,
    right: 'attempt.create',
    purpose:
      'Records how an asset in hand was found: its keys, its odometer, whether it drives, its damage and the belongings in it.',
    body: {
      ...found,
      fileId: { kind: 'reference', to: 'file', required: true },
      keysStatus: { ...found.keysStatus, required: true },
      drivable: { ...found.drivable, required: true },
      hasEffects: { ...found.hasEffects, required: true },
      /** Its sender's own id of it. */
      sendingId: { kind: 'key' },
    },
    answers: { fields: { missing: photoSlots } },
    refuses: ['CONFLICT', 'FORBIDDEN', 'FILE_CLOSED'],
  }),
};
