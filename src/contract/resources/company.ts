import { reportFilters } from '../reports/report-parameters';
import { resource } from '../resource';

const compliance = {
  type: { kind: 'choice', of: 'complianceType', required: true },
  number: { kind: 'text', max: 60 },
  state: { kind: 'choice', of: 'province' },
  expiresOn: { kind: 'date' },
  documentId: { kind: 'reference', to: 'document' },
} as const;

/**
 * Up to which reserve price the agency sets one without asking the client, where its floor is no less than so much of what the asset is
 * worth by Black Book.
 */
const reserveAuthority = {
  percentOfCbb: { kind: 'integer', min: 1, max: 200 },
  amount: { kind: 'money' },
} as const;

/** A client's way of working, checked by the system instead of a manual. */
const playbook = {
  requiredDocuments: { kind: 'choices', of: 'documentType' },
  updateCadenceHours: { kind: 'integer', min: 1, max: 2000 },
  rushCadenceHours: { kind: 'integer', min: 1, max: 2000 },
  firstAttemptHours: { kind: 'integer', min: 1, max: 2000 },
  acceptanceHours: { kind: 'integer', min: 1, max: 2000 },
  noticeResponsible: { kind: 'choice', of: 'noticeResponsible' },
  effectsHoldDays: { kind: 'integer', min: 0, max: 365 },
  storageCapDays: { kind: 'integer', min: 0, max: 365 },
  transportApprovalAmount: { kind: 'money' },
  traceApprovalAmount: { kind: 'money' },
  reserveAuthority: { kind: 'part', fields: reserveAuthority },
  feeCutoffRule: { kind: 'choice', of: 'feeCutoffRule' },
  photoList: { kind: 'choices', of: 'photoSlot' },
  photoCount: { kind: 'integer', min: 0, max: 60 },
  holdHarmless: { kind: 'flag' },
  sharePreviousFindings: { kind: 'flag' },
  autoCloseOnRecall: { kind: 'flag' },
  vendorDirectBilling: { kind: 'flag' },
  officesSeeAllFiles: { kind: 'flag' },
} as const;

/** Clients alone place files, in a format and by rules of their own. */
const ofClients = { where: 'activityType', is: ['lender'] } as const;

export const company = resource({
  name: 'company',
  calls: {
    list: 'GET /company/list',
    show: 'GET /company/{id}',
    create: 'POST /company/',
    update: 'PATCH /company/',
    remove: 'DELETE /company/{id}',
    search: 'GET /company/search',
    batch: 'POST /company/batch',
  },
  named: ['companyName'],
  fields: {
    companyName: { kind: 'text', min: 2, max: 120, required: true },
    legalName: { kind: 'text', max: 160 },
    code: { kind: 'text', pattern: 'companyCode', required: true },
    activityType: { kind: 'choice', of: 'activityType', required: true, set: 'once' },
    isOffice: { kind: 'flag', required: true, default: false },
    parentCompanyId: { kind: 'reference', to: 'company' },
    lineage: { kind: 'references', to: 'company', set: 'host', required: true },
    state: { kind: 'choice', of: 'province', required: true },
    taxationState: { kind: 'choice', of: 'province' },
    addressLine1: { kind: 'text', max: 120, required: true },
    addressLine2: { kind: 'text', max: 120 },
    city: { kind: 'text', max: 80, required: true },
    postalCode: { kind: 'postalCode', required: true },
    country: { kind: 'text', max: 2, country: true, required: true, default: 'CA' },
    phone: { kind: 'phone', required: true },
    fax: { kind: 'phone' },
    email: { kind: 'email' },
    website: { kind: 'text', max: 200 },
    statesServed: { kind: 'choices', of: 'province', required: true, default: [] },
    companyStatus: { kind: 'choice', of: 'companyStatus', required: true, default: 'active' },
    gstHstNumber: { kind: 'text', pattern: 'businessNumber' },
    qstNumber: { kind: 'text', max: 20 },
    pstNumber: { kind: 'text', max: 60 },
    gstRegistered: { kind: 'flag', required: true, default: true },
    sageSupplierCode: { kind: 'text', max: 20 },
    sageCustomerCode: { kind: 'text', max: 20 },
    sageBankCode: { kind: 'text', max: 20 },
    sageTrustCode: { kind: 'text', max: 20 },
    paymentTermsDays: { kind: 'integer', min: 0, max: 120, required: true, default: 30 },
    remittanceDays: { kind: 'integer', min: 0, max: 120, default: 10 },
    paymentInstructions: { kind: 'prose', max: 600 },
    booksClosedUntil: { kind: 'date', past: true },
    currency: { kind: 'choice', of: 'currency', required: true, default: 'CAD' },
    language: { kind: 'choice', of: 'language', required: true, default: 'en' },
    playbook: { kind: 'part', fields: playbook, only: ofClients },
    compliance: { kind: 'parts', fields: compliance },
    nextExpiry: { kind: 'date', set: 'host', derived: true },
    integrationKey: { kind: 'choice', of: 'lenderKey', only: ofClients },
    reportFilters: { kind: 'part', fields: reportFilters, set: 'host' },
    assignmentBlocked: { kind: 'flag', required: true, set: 'host' },
    blockedReason: { kind: 'text', max: 200, set: 'host', hostWords: true },
  },
  paged: true,
  filters: {
    names: { on: 'companyName' },
    companyName: { on: 'companyName', how: 'contains' },
    code: { on: 'code' },
    activityType: { on: 'activityType' },
    ids: { on: '_id' },
    state: { on: 'state' },
    taxationState: { on: 'taxationState' },
    isOffice: { on: 'isOffice' },
    parentCompanyId: { on: 'parentCompanyId' },
    nextExpiryTo: { how: 'rule', kind: 'date', beyond: true },
    /** Those in which the caller may place people. */
    takesPeople: { how: 'rule', kind: 'flag', hidden: true, beyond: true },
    /** The offices that people of a company can belong to. */
    officesOf: { how: 'rule', kind: 'reference', to: 'company', hidden: true, beyond: true },
  },
  sorts: {
    companyName: 'companyName',
    code: 'code',
    activityType: 'activityType',
    state: 'state',
    updatedAt: 'updatedAt',
    nextExpiry: 'nextExpiry',
  },
  sortedBy: 'companyName',
  buckets: ['activityType', 'state', 'isOffice'],
  brief: [
    'companyName',
    'code',
    'activityType',
    'isOffice',
    'parentCompanyId',
    'city',
    'state',
    'taxationState',
    'phone',
    'email',
    'companyStatus',
    'assignmentBlocked',
    'blockedReason',
    'nextExpiry',
  ],
  erased: 'soft',
  veils: 'most',
});
