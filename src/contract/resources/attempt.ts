import { resource } from '../resource';

/**
 * One try to find and take an asset: when and where somebody was, and what came of it. It is evidence, and stands as it was recorded;
 * a note and photos may follow. `isOwn`: the caller's side made it, handles the file or placed it; others are not told who it was. `address`: the one that was visited, as it read then. `timeBand`: on the clock of the file's province.
 * `sendingId`: its sender's own id of it, see `sentBefore`.
 */
export const attempt = resource({
  name: 'attempt',
  calls: {
    list: 'GET /desk/attempt/list',
    show: 'GET /desk/attempt/{id}',
    create: 'POST /desk/attempt/',
    update: 'PATCH /desk/attempt/',
  },
  named: ['outcome'],
  belongs: 'fileId',
  veils: ['companyId', 'agentUserId'],
  fields: {
    fileId: { kind: 'reference', to: 'file', required: true, set: 'once' },
    at: { kind: 'moment', required: true, past: true, set: 'once' },
    outcome: { kind: 'choice', of: 'attemptOutcome', required: true, set: 'once' },
    addressRelatedPartyId: { kind: 'reference', to: 'relatedParty', set: 'once' },
    address: { kind: 'text', max: 300, set: 'once' },
    latitude: { kind: 'decimal', min: -90, max: 90, set: 'once' },
    longitude: { kind: 'decimal', min: -180, max: 180, set: 'once' },
    timeBand: { kind: 'choice', of: 'attemptTimeBand', required: true, set: 'host' },
    agentUserId: { kind: 'reference', to: 'user', required: true, set: 'host' },
    companyId: { kind: 'reference', to: 'company', required: true, set: 'host' },
    isOwn: { kind: 'flag', required: true, set: 'host', derived: true },
    note: { kind: 'prose', max: 2000 },
    photos: { kind: 'references', to: 'document' },
    sendingId: { kind: 'key', set: 'once' },
  },
  paged: true,
  filters: {
    fileId: { on: 'fileId', beyond: true },
    outcome: { on: 'outcome', beyond: true },
    timeBand: { on: 'timeBand', beyond: true },
    companyId: { on: 'companyId', beyond: true },
    agentUserId: { on: 'agentUserId', beyond: true },
    atFrom: { on: 'at', how: 'from', beyond: true },
    atTo: { on: 'at', how: 'to', beyond: true },
    ids: { on: '_id', hidden: true, beyond: true },
  },
  sorts: { at: 'at', outcome: 'outcome', timeBand: 'timeBand' },
  sortedBy: '-at',
  buckets: ['outcome', 'timeBand', 'companyId'],
  brief: [
    'fileId',
    'at',
    'outcome',
    'timeBand',
    'address',
    'agentUserId',
    'companyId',
    'note',
    'addressRelatedPartyId',
    'latitude',
    'longitude',
    'isOwn',
    'photos',
  ],
  erased: 'never',
});
