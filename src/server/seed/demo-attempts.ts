import { isWorkingDay } from '#contract/clocks/business-day';
import { timeBandOf } from '#contract/lifecycles/attempt';
import type { StatusName } from '#contract/lifecycles/status-row';
import { todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import { placeOf } from '../geo/place';
import type { Engagement } from './demo-assignments';
import type { Calendar, Seeded } from './demo-bundle';
import { desksOf } from './demo-desks';
import type { Province } from './demo-places';
import type { Story } from './demo-stories';
import { createRandom } from './random';
import { seedId } from './seed-id';

type Outcome = ValueOf<'attemptOutcome'>;

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  readonly state: Province;
  readonly party: Seeded<'relatedParty'> | undefined;
  readonly engagements: readonly Engagement[];
}

/** Where nobody has been yet. */
const before: readonly StatusName[] = [
  'vendor_assigned',
  'vendor_declined',
  'vendor_accepted',
  'attempt_scheduled',
];

/** What the last attempt came to, by where the file stands since; who came further had the asset on the hook. */
const last: { readonly [S in StatusName]?: Outcome } = {
  asset_sighted: 'sighted',
  contact_made: 'contact',
  surrender_arranged: 'contact',
  payment_arrangement: 'contact',
  bailee_undertaking: 'contact',
  debtor_objected: 'refused',
  asset_inaccessible: 'inaccessible',
  address_negative: 'negative',
};

const usual: readonly (readonly [Outcome, number])[] = [
  ['no_contact', 46],
  ['sighted', 12],
  ['contact', 18],
  ['negative', 14],
  ['inaccessible', 6],
];

const said: { readonly [O in Outcome]?: readonly string[] } = {
  no_contact: [
    'Lights off, nobody answers.',
    'No car in the driveway. Card left in the door.',
    'No answer, blinds drawn.',
  ],
  sighted: ['Parked behind the building, blocked in by a truck.', 'Seen leaving; did not follow.'],
  contact: [
    'Spoke at the door; wants to call the lender first.',
    'Spouse says that it is at work until six.',
  ],
  negative: ['New tenants, moved in last month.', 'The house number does not exist.'],
  inaccessible: ['In a locked underground garage.'],
  refused: ['Told us to leave. We left.'],
  secured: ['Taken without incident.'],
};

/** What the company that was sent out tried, between its word that it would and what came of it. */
export function makeAttempts(subject: Subject, story: Story, calendar: Calendar): Seeded<'attempt'>[] {
  const { file, number, state, party, engagements } = subject;
  const sent = engagements.find(({ assignment }) => assignment.activityType === 'bailiff');
  if (!sent?.assignment.acceptedAt || before.includes(story.status)) return [];
  const random = createRandom(`attempts ${number}`);
  const agent = desksOf(sent.company.code, 'field_agent')[0] ?? desksOf(sent.company.code)[0];
  if (!agent) return [];
  const end = last[story.status] ?? (story.reached >= 3 ? 'secured' : 'no_contact');
  const begun = Date.parse(sent.assignment.acceptedAt);
  const until = file.recovery?.onHookAt ?? calendar.momentAgo(Math.max(story.sinceAgo, story.activityAgo));
  const ended = Math.max(begun, Date.parse(until));
  const count = random.int(1, 5);
  const times = Array.from({ length: count }, (_, index) =>
    Math.max(
      begun,
      onWorkingDay(state, begun + Math.floor(((ended - begun) * (index + 1)) / count / 60_000) * 60_000),
    ),
  ).sort((one, other) => one - other);
  return times.map((time, index) => {
    const isLast = index === count - 1;
    const at = new Date(time);
    const outcome = isLast ? end : random.weighted(usual);
    const address = party?.addresses?.[isLast ? 0 : random.int(0, (party.addresses.length || 1) - 1)];
    const middle = placeOf(address?.postalCode);
    const near = (degrees: number): number => Math.round((degrees + (random.next() - 0.5) / 50) * 1e5) / 1e5;
    return {
      _id: seedId('attempt', `${number} ${index}`),
      fileId: file._id,
      at: at.toISOString(),
      outcome,
      addressRelatedPartyId: address ? (party?._id ?? null) : null,
      address: address ? [address.line1, address.city, address.state].filter(Boolean).join(', ') : null,
      latitude: middle ? near(middle.latitude) : null,
      longitude: middle ? near(middle.longitude) : null,
      timeBand: timeBandOf(at, state),
      agentUserId: agent.userId,
      companyId: agent.companyId,
      note: random.pick(said[outcome] ?? []),
      photos: null,
      createdAt: at.toISOString(),
      createdBy: agent.userId,
      updatedAt: at.toISOString(),
      updatedBy: agent.userId,
    };
  });
}

/** The same time of that day, or of the last working day before it. */
function onWorkingDay(state: Province, time: number): number {
  return isWorkingDay(state, todayIn(state, new Date(time))) ? time : onWorkingDay(state, time - 86_400_000);
}
