import { resource } from '../resource';

/** What every finding carries: where it comes from, when it was seen, and who made sure of it. */
const finding = {
  source: { kind: 'text', max: 80 },
  observedOn: { kind: 'date', past: true },
  verified: { kind: 'flag' },
  verifiedBy: { kind: 'reference', to: 'user' },
} as const;

const foundAddress = {
  line1: { kind: 'text', max: 120, required: true },
  line2: { kind: 'text', max: 120 },
  city: { kind: 'text', max: 80, required: true },
  state: { kind: 'choice', of: 'province' },
  postalCode: { kind: 'postalCode' },
  type: { kind: 'choice', of: 'addressType' },
  ...finding,
} as const;

const foundPhone = {
  number: { kind: 'phone', required: true },
  type: { kind: 'choice', of: 'phoneType' },
  ...finding,
} as const;

const foundEmployer = {
  name: { kind: 'text', max: 120, required: true },
  position: { kind: 'text', max: 80 },
  phone: { kind: 'phone' },
  address: { kind: 'text', max: 200 },
  ...finding,
} as const;

const foundVehicle = {
  year: { kind: 'integer', min: 1900, modelYear: true },
  make: { kind: 'text', max: 60, required: true },
  model: { kind: 'text', max: 60 },
  plateNumber: { kind: 'text', max: 12 },
  serialNumber: { kind: 'serial' },
  ...finding,
} as const;

const sighting = {
  place: { kind: 'text', max: 200, required: true },
  notes: { kind: 'text', max: 400 },
  ...finding,
} as const;

const attempt = {
  attemptedOn: { kind: 'date', past: true, required: true },
  method: { kind: 'text', max: 80, required: true },
  outcome: { kind: 'text', max: 200 },
} as const;

const promotedItem = {
  finding: { kind: 'choice', of: 'promotableFinding', required: true },
  found: { kind: 'text', max: 400, required: true },
  relatedPartyId: { kind: 'reference', to: 'relatedParty', required: true },
  userId: { kind: 'reference', to: 'user', required: true },
  at: { kind: 'moment', required: true },
} as const;

/**
 * A search for a person or a thing: why it is allowed, what was tried, what it cost and what it found. `companyId`: whose people made
 * it. `isOwn`: the caller's side made it, handles the file or placed it; whoever else it is shared with is not told what it cost.
 */
export const skipTrace = resource({
  name: 'skipTrace',
  calls: {
    list: ['GET /desk/skipTrace/list', 'GET /skipTrace/list'],
    show: 'GET /desk/skipTrace/{id}',
    create: 'POST /skipTrace/',
    update: 'PATCH /skipTrace/',
    remove: 'DELETE /skipTrace/{id}',
  },
  named: ['skipTraceType'],
  belongs: 'fileId',
  fields: {
    fileId: { kind: 'reference', to: 'file', required: true, set: 'once' },
    skipTraceType: { kind: 'choice', of: 'skipTraceType', required: true, set: 'once' },
    relatedPartyId: { kind: 'reference', to: 'relatedParty' },
    source: { kind: 'text', max: 120, required: true },
    provider: { kind: 'text', max: 120 },
    permissiblePurpose: { kind: 'choice', of: 'permissiblePurpose', required: true },
    consentReference: { kind: 'text', max: 200 },
    companyId: { kind: 'reference', to: 'company', required: true, set: 'host' },
    isOwn: { kind: 'flag', required: true, set: 'host', derived: true },
    orderedBy: { kind: 'reference', to: 'user', required: true, set: 'host' },
    orderedAt: { kind: 'moment', required: true, set: 'host' },
    completedAt: { kind: 'moment', set: 'host' },
    result: { kind: 'choice', of: 'skipTraceResult', required: true, default: 'pending' },
    confidence: { kind: 'choice', of: 'skipTraceConfidence' },
    cost: { kind: 'money' },
    approvalRequestId: { kind: 'reference', to: 'request' },
    attempts: { kind: 'parts', fields: attempt },
    addresses: { kind: 'parts', fields: foundAddress },
    phones: { kind: 'parts', fields: foundPhone },
    employers: { kind: 'parts', fields: foundEmployer },
    vehicles: { kind: 'parts', fields: foundVehicle },
    sightings: { kind: 'parts', fields: sighting },
    summary: { kind: 'prose', max: 4000 },
    promotedItems: { kind: 'parts', fields: promotedItem, set: 'host' },
    sharedWithVendor: { kind: 'flag', required: true, default: false },
    documentId: { kind: 'reference', to: 'document' },
  },
  paged: ['GET /desk/skipTrace/list'],
  filters: {
    fileId: { on: 'fileId' },
    skipTraceType: { on: 'skipTraceType', beyond: true },
    result: { on: 'result', beyond: true },
    relatedPartyId: { on: 'relatedPartyId', beyond: true },
    companyId: { on: 'companyId', beyond: true },
    orderedAtFrom: { on: 'orderedAt', how: 'from', beyond: true },
    orderedAtTo: { on: 'orderedAt', how: 'to', beyond: true },
    ids: { on: '_id', hidden: true, beyond: true },
  },
  sorts: { orderedAt: 'orderedAt', skipTraceType: 'skipTraceType', result: 'result' },
  sortedBy: '-orderedAt',
  buckets: ['result', 'skipTraceType'],
  brief: [
    'fileId',
    'skipTraceType',
    'relatedPartyId',
    'source',
    'provider',
    'permissiblePurpose',
    'consentReference',
    'companyId',
    'isOwn',
    'orderedBy',
    'orderedAt',
    'completedAt',
    'result',
    'confidence',
    'cost',
    'approvalRequestId',
    'attempts',
    'addresses',
    'phones',
    'employers',
    'vehicles',
    'sightings',
    'summary',
    'promotedItems',
    'sharedWithVendor',
    'documentId',
  ],
  erased: 'soft',
});
