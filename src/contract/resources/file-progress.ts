import type { Fields } from '../fields';

const money = { kind: 'money' } as const;
const date = { kind: 'date' } as const;
const done = { kind: 'date', past: true } as const;

const line = { kind: 'text', max: 200 } as const;
const prose = { kind: 'prose', max: 2000 } as const;
const flag = { kind: 'flag' } as const;

/** The notice that must run before a seizure. */
export const priorNotice = {
  type: { kind: 'choice', of: 'priorNoticeType' },
  servedDate: done,
  priorNoticeExpiry: date,
} as const satisfies Fields;

/** How, where and by whom the asset was taken into possession. */
export const recovery = {
  recoveryType: { kind: 'choice', of: 'recoveryType' },
  securedDate: done,
  onHookAt: { kind: 'moment', past: true },
  recoveryAddress: line,
  latitude: { kind: 'decimal', min: -90, max: 90 },
  longitude: { kind: 'decimal', min: -180, max: 180 },
  vendorCompanyId: { kind: 'reference', to: 'company' },
  agentUserId: { kind: 'reference', to: 'user' },
  policeNotified: flag,
  policeReference: line,
  odometerKm: { kind: 'integer', min: 0, max: 2_000_000 },
  keysStatus: { kind: 'choice', of: 'keysStatus' },
  drivable: { kind: 'choice', of: 'drivable' },
  towedBy: line,
} as const satisfies Fields;

export const storage = {
  lotCompanyId: { kind: 'reference', to: 'company' },
  lotAddress: line,
  spot: line,
  inDate: done,
  outDate: date,
  dailyRate: money,
  freeDays: { kind: 'integer', min: 0, max: 365 },
  capDate: date,
} as const satisfies Fields;

export const personalEffects = {
  inventoryDate: done,
  hasEffects: flag,
  itemCount: { kind: 'integer', min: 0, max: 10_000 },
  holdUntilDate: date,
  status: { kind: 'choice', of: 'personalEffectsStatus' },
  releasedTo: line,
} as const satisfies Fields;

/** The notice before disposition, and the sale date that it allows. */
export const notice = {
  preparedDate: done,
  noticeMethod: { kind: 'choice', of: 'noticeMethod' },
  noticeServedDate: done,
  recipientPartyIds: { kind: 'references', to: 'relatedParty' },
  amountToRedeem: money,
  earliestSaleDate: date,
  objectionDate: done,
  waivedReason: prose,
} as const satisfies Fields;

export const redemption = {
  quotedAmount: money,
  quotedUntil: date,
  redeemedDate: done,
  amountReceived: money,
  releasedBy: line,
} as const satisfies Fields;

/** The sale: where, for how much, and how it goes. Amounts of reserve and floor are the client's and the agency's. */
export const remarketing = {
  auctionId: { kind: 'reference', to: 'company' },
  auctionStockNumber: line,
  conditionGrade: { kind: 'decimal', min: 0, max: 5 },
  appraisalValue: money,
  appraisalDate: done,
  cbbAverage: money,
  reservePrice: money,
  floorPrice: money,
  reserveStatus: { kind: 'choice', of: 'reserveStatus' },
  saleDate: date,
  saleChannel: { kind: 'choice', of: 'saleChannel' },
  runNumber: line,
  runCount: { kind: 'integer', min: 0, max: 1000 },
  noSaleCount: { kind: 'integer', min: 0, max: 1000 },
  lastBid: money,
  offerStatus: line,
  salePrice: money,
  purchaserId: { kind: 'reference', to: 'company' },
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

/** A gate that a person let pass against the rule: why, and on what paper. */
export const gateOverride = {
  gate: { kind: 'choice', of: 'gate', required: true },
  reason: { kind: 'prose', max: 2000, required: true },
  document: { kind: 'text', max: 200, required: true },
  userId: { kind: 'reference', to: 'user', required: true },
  at: { kind: 'moment', required: true },
} as const satisfies Fields;

/** What was checked before a gate could open, by whom the record says. */
export const checks = {
  authorizationOnFile: done,
  contractOnFile: done,
  contractWaiver: line,
  lienSearchDone: done,
  registrationExpiry: date,
  insolvencyCheckDone: done,
  photosComplete: done,
  reserveApproved: done,
  lienDischargedOrWaived: done,
} as const satisfies Fields;
