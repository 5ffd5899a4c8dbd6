import type { StatusName } from '#contract/lifecycles/status-row';
import { desksOf, nearestOf, vendorsOf } from './demo-desks';
import type { About, Plan } from './demo-planned';
import type { Story } from './demo-stories';
import { servicesOn } from './demo-services';
import { seedId } from './seed-id';

type Script = Partial<Omit<Plan, 'number' | 'story' | 'office' | 'agency'>> & {
  readonly status: StatusName;
  readonly story?: Partial<Story>;
};

const supervisor = seedId('user', 'supervisor@demo.example');

/** Files that are there at every loading, each to show one thing; they carry the tag `tour` and a word of their own. */
export const scripted: readonly Script[] = [
  {
    status: 'on_hook',
    state: 'ON',
    client: 'LNA',
    assetType: 'automobile',
    assignmentType: 'involuntary_repossession',
    isRush: true,
    isHeld: false,
    story: { assignedAgo: 12, sinceAgo: 0, activityAgo: 0 },
    adjust: (file) => tell(file, 'on hook today'),
  },
  {
    status: 'pre_seizure_checks',
    state: 'BC',
    client: 'LNA',
    assetType: 'automobile',
    debtorType: 'consumer',
    paidShare: 0.71,
    isHeld: false,
    story: { assignedAgo: 4, sinceAgo: 2, activityAgo: 1 },
    adjust: (file) =>
      tell(file, 'blocked by gate', 'A court must allow the seizure: more than two thirds are paid.'),
  },
  {
    status: 'prior_notice_running',
    state: 'QC',
    client: 'LNB',
    contractType: 'conditional_sale',
    debtorType: 'consumer',
    assetType: 'automobile',
    isHeld: false,
    story: { assignedAgo: 14, sinceAgo: 11, activityAgo: 5 },
    adjust: (file) => tell(file, '30-day notice', 'Les lettres sont en français.'),
  },
  {
    status: 'objection_received',
    state: 'AB',
    client: 'LNA',
    contractType: 'conditional_sale',
    assignmentType: 'involuntary_repossession',
    isHeld: false,
    story: { assignedAgo: 40, sinceAgo: 1, activityAgo: 0.5 },
    adjust: (file) => tell(file, 'objection'),
  },
  {
    status: 'prior_notice_running',
    state: 'SK',
    client: 'LNC',
    contractType: 'equipment_finance',
    debtorType: 'business',
    assetType: 'agricultural_equipment',
    isHeld: false,
    story: { assignedAgo: 9, sinceAgo: 6, activityAgo: 3 },
    adjust: (file, { calendar, parties }) => {
      tell(file, 'farm debt');
      Object.assign(file, { isFarmer: true, isInsolventBusiness: false });
      const on = { ...{ day: calendar.dayAgo(6), placed: '', state: 'SK' as const }, by: supervisor };
      file.services = servicesOn(parties, 'farm_debt', on);
    },
  },
  {
    status: 'redeemed',
    state: 'NS',
    client: 'LNA',
    isHeld: false,
    story: { assignedAgo: 35, sinceAgo: 0.6, activityAgo: 0.4 },
    adjust: (file) => tell(file, 'redeemed'),
  },
  {
    status: 'conditional_bid',
    state: 'ON',
    client: 'LNA',
    assetType: 'automobile',
    isHeld: false,
    story: { assignedAgo: 121, sinceAgo: 0.1, activityAgo: 0.1, unsold: { times: 2, days: 26 } },
    adjust: (file) => {
      tell(file, 'if-bid');
      file.remarketing = { ...file.remarketing, offerStatus: 'If-bid pending' };
    },
  },
  {
    status: 'insolvency_stay',
    state: 'ON',
    client: 'LND',
    debtorType: 'consumer',
    isHeld: false,
    story: { assignedAgo: 50, sinceAgo: 8, activityAgo: 4, previousStatus: 'attempting', reached: 2 },
    adjust: (file) => tell(file, 'insolvency'),
  },
  {
    status: 'vendor_assigned',
    state: 'ON',
    client: 'LNA',
    isHeld: false,
    story: { assignedAgo: 6, sinceAgo: 0.4, activityAgo: 0.2 },
    adjust: (file, about) => {
      tell(file, 'declined, re-assigned');
      declineFirst(about);
    },
  },
  {
    status: 'closed',
    state: 'ON',
    client: 'LNA',
    assetType: 'automobile',
    assignmentType: 'involuntary_repossession',
    story: {
      assignedAgo: 120,
      sinceAgo: 9,
      activityAgo: 9,
      closedAgo: 9,
      previousStatus: 'ready_to_close',
      reached: 6,
      closingReason: 'recovered_sold',
    },
    adjust: (file, { calendar }) => {
      tell(file, 'closed');
      file.closingNote = 'Sold at auction; documents complete.';
      file.gateOverrides = [
        {
          gate: 'lien_search_done',
          reason: 'Search done the day before by the lender.',
          document: 'Search result of the lender, by email',
          userId: supervisor,
          at: calendar.momentAgo(110),
        },
      ];
    },
  },
  {
    status: 'notice_sent',
    state: 'BC',
    client: 'LNB',
    assetType: 'marine',
    debtorType: 'consumer',
    isHeld: false,
    adjust: (file) => {
      tell(file, 'two engines');
      file.asset = {
        ...file.asset,
        maEngines: [
          { make: 'Testmar', model: 'V8', serial: 'TM100001A', hp: 250, hours: 310 },
          { make: 'Testmar', model: 'V8', serial: 'TM100002A', hp: 250, hours: 305 },
        ],
      };
    },
  },
  {
    status: 'attempting',
    state: 'AB',
    client: 'LNB',
    contractType: 'floor_plan',
    assetType: 'automobile',
    debtorType: 'business',
    isHeld: false,
    furtherUnits: 13,
    adjust: (file) => tell(file, 'floor plan'),
  },
  {
    status: 'ready_to_assign',
    state: 'MB',
    client: 'LNA',
    isHeld: false,
    adjust: (file) =>
      tell(file, 'expired insurance', 'The nearest bailiff may not be assigned: its insurance has expired.'),
  },
  {
    status: 'remarketing_review',
    state: 'ON',
    client: 'LNA',
    assetType: 'automobile',
    contractType: 'conditional_sale',
    assignmentType: 'involuntary_repossession',
    debtorType: 'consumer',
    isHeld: false,
    story: { assignedAgo: 52, sinceAgo: 0.3, activityAgo: 0.2 },
    adjust: (file) => tell(file, 'to be valued'),
  },
];

function tell(file: Parameters<NonNullable<Plan['adjust']>>[0], word: string, instructions?: string): void {
  file.tags = ['tour', word];
  if (instructions) file.instructions = instructions;
}

/** The first vendor said no; the file now waits for another one. */
function declineFirst({ engagements, parties, calendar }: About): void {
  const current = engagements.find(({ isOpen }) => isOpen);
  if (!current) return;
  const others = vendorsOf('bailiff', 'ON').filter(({ code }) => code !== current.company.code);
  const first = nearestOf(others, parties[0]?.addresses?.[0]?.postalCode ?? '') ?? current.company;
  const at = calendar.momentAgo(0.9);
  const declinedAt = calendar.momentAgo(0.6);
  engagements.unshift({
    company: first,
    isOpen: false,
    assignedAgo: 0.9,
    answeredAgo: 0.6,
    assignment: {
      ...current.assignment,
      _id: seedId('companyAssignment', 'declined first'),
      companyId: first._id,
      status: 'declined',
      assignedAt: at,
      dueAt: declinedAt,
      declinedAt,
      declineReason: 'no_coverage',
      endedAt: declinedAt,
      createdAt: at,
      updatedAt: declinedAt,
      updatedBy: desksOf(first.code)[0]?.userId ?? null,
    },
  });
}
