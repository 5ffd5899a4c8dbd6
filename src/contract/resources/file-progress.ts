import { assignableTypes } from '../lifecycles/assignment';
import { leastReason } from '../lifecycles/least-reason';
import type { Fields } from '../fields';

const money = { kind: 'money' } as const;
const date = { kind: 'date' } as const;
const done = { kind: 'date', past: true } as const;
/** Set by what proves it (`lifecycles/proofs`) or by the act that decides it, and typed by nobody. */
const proved = { kind: 'date', set: 'host' } as const;
const provedDone = { kind: 'date', past: true, set: 'host' } as const;
const decided = { kind: 'money', set: 'host' } as const;

const line = { kind: 'text', max: 200 } as const;
const prose = { kind: 'prose', max: 2000 } as const;
const flag = { kind: 'flag' } as const;

/** The notice that must run before a seizure, worked out of its services: its last day, and the first on which surrender may be taken. */
export const priorNotice = {
  type: { kind: 'choice', of: 'priorNoticeType', set: 'host' },
  servedDate: provedDone,
  priorNoticeExpiry: proved,
  surrenderFrom: proved,
} as const satisfies Fields;

/** How, where and by whom the asset was taken into possession. */
export const recovery = {
  recoveryType: { kind: 'choice', of: 'recoveryType' },
  securedDate: done,
  onHookAt: { kind: 'moment', past: true },
  recoveryAddress: line,
  latitude: { kind: 'decimal', min: -90, max: 90 },
  longitude: { kind: 'decimal', min: -180, max: 180 },
  vendorCompanyId: { kind: 'reference', to: 'company', among: { activityType: assignableTypes } },
  agentUserId: { kind: 'reference', to: 'user' },
  policeNotified: flag,
  policeReference: line,
  odometerKm: { kind: 'integer', min: 0, max: 2_000_000 },
  keysStatus: { kind: 'choice', of: 'keysStatus' },
  drivable: { kind: 'choice', of: 'drivable' },
  damage: prose,
  fromHome: flag,
  adultPresent: line,
  towedBy: line,
} as const satisfies Fields;

export const storage = {
  lotCompanyId: { kind: 'reference', to: 'company', among: { activityType: assignableTypes } },
  lotAddress: line,
  releaseCost: money,
  spot: line,
  inDate: done,
  outDate: date,
  dailyRate: money,
  freeDays: { kind: 'integer', min: 0, max: 365 },
  capDate: date,
} as const satisfies Fields;

export const personalEffects = {
  inventoryDate: provedDone,
  hasEffects: { kind: 'flag', set: 'host' },
  items: { kind: 'texts', max: 60 },
  itemCount: { kind: 'integer', min: 0, max: 10_000 },
  holdUntilDate: date,
  status: { kind: 'choice', of: 'personalEffectsStatus' },
  releasedTo: line,
} as const satisfies Fields;

/**
 * The service of a notice on one person, by a document of the file. `postedDate`: when the post registered it · `rdprmDate`, `rdprmNumber`:
 * its registration in Québec · `forAdministration`: the creditor takes possession to administer · `endedBefore`: the end that was recorded
 * with it before services were kept, of which who recorded it is not always known · `awaitsProof`: it was sent with a form that was made here,
 * `documentId`; no clock runs from it before a document proves it.
 */
export const serviceOfNotice = {
  noticeKind: { kind: 'choice', of: 'noticeKind', required: true },
  relatedPartyId: { kind: 'reference', to: 'relatedParty', required: true },
  method: { kind: 'choice', of: 'noticeMethod', required: true },
  servedDate: { kind: 'date', required: true },
  postedDate: { kind: 'date' },
  rdprmDate: { kind: 'date' },
  rdprmNumber: { kind: 'text', max: 40 },
  trackingNumber: { kind: 'text', max: 60 },
  emailConsent: flag,
  forAdministration: flag,
  servedBy: { kind: 'text', max: 160 },
  documentId: { kind: 'reference', to: 'document' },
  userId: { kind: 'reference', to: 'user' },
  at: { kind: 'moment', required: true },
  endedBefore: { kind: 'date' },
  awaitsProof: flag,
} as const satisfies Fields;

/** More time than the law asks for, that a person gave. */
export const clockExtension = {
  clock: { kind: 'choice', of: 'clockName', required: true },
  until: { kind: 'date', required: true },
  reason: { kind: 'prose', max: 2000, required: true },
  userId: { kind: 'reference', to: 'user', required: true },
  at: { kind: 'moment', required: true },
} as const satisfies Fields;

/** A time of the law that still matters. `notice`: which notice it runs from, where it runs from one. */
export const deadline = {
  clock: { kind: 'choice', of: 'deadlineKind', required: true },
  notice: { kind: 'choice', of: 'noticeKind' },
  day: { kind: 'date', required: true },
} as const satisfies Fields;

/** The notice before disposition, worked out of its services, and what follows from the seizure. */
export const notice = {
  preparedDate: provedDone,
  noticeMethod: { kind: 'choice', of: 'noticeMethod', set: 'host' },
  noticeServedDate: provedDone,
  recipientPartyIds: { kind: 'references', to: 'relatedParty', set: 'host' },
  amountToRedeem: { kind: 'money', group: 'file.financials', set: 'host' },
  earliestSaleDate: proved,
  objectionDeadline: proved,
  objectionDate: provedDone,
  objectionSettledDate: provedDone,
  disposeBy: proved,
  disposalWaivedDate: provedDone,
  waivedReason: { kind: 'prose', min: leastReason, max: 2000, set: 'host' },
} as const satisfies Fields;

/** What was asked of a court: where, under which number of its registry, and when it is heard. */
export const courtApplication = {
  courtName: { kind: 'text', max: 160 },
  courtFileNumber: { kind: 'text', max: 60 },
  filedOn: done,
  hearingDate: date,
} as const satisfies Fields;

export const redemption = {
  quotedAmount: decided,
  quotedUntil: proved,
  redeemedDate: provedDone,
  amountReceived: decided,
  releasedBy: line,
} as const satisfies Fields;

/**
 * The sale: where, for how much, and how it goes. Amounts of reserve and floor are the client's and the agency's. `cbbAverage`: what the book says
 * of the unit in the mean, as it was last told before the sale, and by whom: `cbbSource`.
 */
export const remarketing = {
  auctionId: { kind: 'reference', to: 'company', among: { activityType: ['auction', 'remarketer'] } },
  auctionStockNumber: line,
  conditionGrade: { kind: 'decimal', min: 0, max: 5 },
  appraisalValue: money,
  appraisalDate: done,
  cbbAverage: decided,
  cbbSource: { kind: 'choice', of: 'valueSource', set: 'host' },
  reservePrice: decided,
  floorPrice: decided,
  reserveStatus: { kind: 'choice', of: 'reserveStatus', set: 'host' },
  saleDate: date,
  saleChannel: { kind: 'choice', of: 'saleChannel' },
  runNumber: line,
  runCount: { kind: 'integer', min: 0, max: 1000 },
  noSaleCount: { kind: 'integer', min: 0, max: 1000 },
  lastBid: money,
  offerStatus: line,
  salePrice: decided,
  purchaserId: { kind: 'reference', to: 'purchaser', set: 'host' },
  proceedsStatus: { kind: 'choice', of: 'proceedsStatus' },
  ownershipStatus: { kind: 'choice', of: 'ownershipStatus' },
  lienStatus: { kind: 'choice', of: 'lienStatus' },
  announcements: prose,
  lightCode: { kind: 'choice', of: 'lightCode' },
} as const satisfies Fields;

/** A vendor's word that it has seen a hold. */
export const holdAcknowledgement = {
  companyId: { kind: 'reference', to: 'company', required: true },
  userId: { kind: 'reference', to: 'user', required: true },
  at: { kind: 'moment', required: true },
} as const satisfies Fields;

/** A gate that a person let pass against the rule: why, and on what document. `document`: what was said of it before it was named. */
export const gateOverride = {
  gate: { kind: 'choice', of: 'gate', required: true },
  reason: { kind: 'prose', max: 2000, required: true },
  documentId: { kind: 'reference', to: 'document' },
  document: { kind: 'text', max: 200 },
  userId: { kind: 'reference', to: 'user', required: true },
  at: { kind: 'moment', required: true },
} as const satisfies Fields;

/** What set a fact that a gate goes by: the document and who recorded it, or the search that found it and who ordered that. */
export const proofOnFile = {
  proof: { kind: 'choice', of: 'proof', required: true },
  documentId: { kind: 'reference', to: 'document' },
  vinSearchId: { kind: 'reference', to: 'vinSearch' },
  lienDischargeId: { kind: 'reference', to: 'lienDischarge' },
  userId: { kind: 'reference', to: 'user', required: true },
  at: { kind: 'moment', required: true },
} as const satisfies Fields;

/** What was checked before a gate could open. */
export const checks = {
  authorizationOnFile: provedDone,
  contractOnFile: provedDone,
  contractWaiver: { kind: 'text', min: leastReason, max: 200, set: 'host' },
  lienSearchDone: provedDone,
  registrationExpiry: proved,
  insolvencyCheckDone: provedDone,
  photosComplete: provedDone,
  reserveApproved: provedDone,
  lienDischargedOrWaived: provedDone,
} as const satisfies Fields;
