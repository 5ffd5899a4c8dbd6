import { isKnockingDay } from './demo-knocking-days';
import { isWorkingDay } from '#contract/clocks/business-day';
import { timeBandOf } from '#contract/lifecycles/attempt';
import type { StatusName } from '#contract/lifecycles/status-row';
import { wallTime } from '#contract/local-time';
import { provinceZones, todayIn } from '#contract/placement/province-time';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentOut } from './demo-assignments';
import type { Engagement } from './demo-assignments';
import { drivesItself, wordsOf } from './demo-attempt-words';
import type { Calendar, Seeded } from './demo-bundle';
import { desksOf, kmTo } from './demo-desks';
import { countOf, firstDays } from './demo-returns';
import { milestones } from './demo-milestones';
import type { Taking } from './demo-path';
import type { Province } from './demo-places';
import { doorOf } from './demo-places';
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
  readonly taking: Taking;
}

/** A try, and how many days ago it was made. */
export interface Tried {
  readonly attempt: Seeded<'attempt'>;
  readonly ago: number;
}

/** Where nobody has been yet. */
const before: readonly StatusName[] = [
  'vendor_assigned',
  'vendor_declined',
  'vendor_accepted',
  'attempt_scheduled',
];

/** What is arranged some time after somebody was met. */
const arranged: readonly StatusName[] = [
  'surrender_arranged',
  'surrender_scheduled',
  'payment_arrangement',
  'bailee_undertaking',
];

/** What the last attempt came to, by where the file stands since; who came further had the asset on the hook. */
const last: { readonly [S in StatusName]?: Outcome } = {
  asset_sighted: 'sighted',
  contact_made: 'contact',
  surrender_arranged: 'contact',
  surrender_scheduled: 'contact',
  payment_arrangement: 'contact',
  bailee_undertaking: 'contact',
  debtor_objected: 'refused',
  asset_inaccessible: 'inaccessible',
  address_negative: 'negative',
};

/** What a try comes to after which the file stands as it did; of what was seen, nobody took a photo. */
const usual: readonly (readonly [Outcome, number])[] = [
  ['no_contact', 78],
  ['sighted', 22],
];
/** Of those whose unit was taken after tries, how many were met before and did not hand it over; of the old doors, how many are knocked at. */
const shares = { met: 0.55, oldDoor: 0.75 };

/** What the company that was sent out tried, between its word that it would and what came of it; of a unit that lay in a pound, its fetching alone. */
export function makeAttempts(subject: Subject, story: Story, calendar: Calendar): Tried[] {
  const { file, number, state, party, engagements, taking } = subject;
  const sent = sentOut(engagements);
  const stood = story.previousStatus ?? story.status;
  if (!sent || before.includes(stood) || stood === 'third_party_impound') return [];
  const random = createRandom(`attempts ${number}`);
  const isGivenUp = taking === 'surrendered' || stood === 'surrender_arranged';
  const agent = desksOf(sent.company.code, 'field_agent')[0] ?? desksOf(sent.company.code)[0];
  if (!agent) return [];
  const end = last[stood] ?? (story.reached >= 3 ? 'secured' : 'no_contact');
  const { from, until } = spanOf(story, sent, calendar);
  const begun = Date.parse(from.at ?? calendar.momentAgo(from.ago));
  const ended = Math.max(begun, Date.parse(calendar.momentAgo(until)));
  const drawnCount = random.int(end === 'no_contact' ? 1 : 2, 5);
  // To a door somebody goes within days, and again some days later.
  const first = story.status === 'attempting' ? 0 : firstDays(number) * dayLong;
  // Who hands a unit over was met before, and so was who was looked for in vain at a pound.
  const fewest = taking === 'surrendered' || file.assignmentType === 'impound_recovery' ? 2 : 1;
  const count = taking === 'impounded' ? 1 : countOf(drawnCount, ended - begun, first, fewest);
  const earliest = from.at ? Math.min(begun + onTheWay, ended) : begun;
  // Whoever stands where tries are made came there by the first of them.
  const firstPart = Math.min(first / Math.max(1, ended - begun), 0.5);
  const partOf = (index: number): number => {
    if (index === 0 && story.status === 'attempting') return 0;
    return index === count - 1 ? 1 : firstPart + ((1 - firstPart) * index) / (count - 1);
  };
  const beforeThat = lastBefore(state, ended);
  const planned = Array.from({ length: count }, (_, index) => {
    const part = partOf(index);
    if (part === 1) return { part, time: ended };
    const drawnAt = begun + Math.floor(((ended - begun) * part) / 60_000) * 60_000;
    // What a file moves by is told on a day of work; in between somebody goes on a Saturday as well.
    const isBetween = index > 0 && index < count - 2;
    const before = onDay(isBetween ? isKnockingDay : isWorkingDay, state, drawnAt);
    // Who cannot go before a rest goes after it.
    const at = index === 0 && before < earliest ? onDay(isWorkingDay, state, drawnAt, 1) : before;
    return { part, time: Math.max(earliest, Math.min(beforeThat, inHours(state, at))) };
  });
  // Nobody is there before the first of them.
  const start = planned[0]?.time ?? earliest;
  const inOrder = planned
    .map(({ part, time }) => ({ part, time: Math.max(start, time) }))
    .sort((one, other) => one.time - other.time);
  const times = spaced(inOrder);
  const [home, previous] = party?.addresses ?? [];
  const isTraced = engagements.some(({ assignment }) => assignment.activityType === 'skip_trace_vendor');
  // Who was traced is called on where the tracer found them.
  const earlier =
    previous && !isTraced && kmTo(sent.company, previous.postalCode ?? '') <= aDaysWork
      ? previous
      : undefined;
  const dayOf = (index: number): string | undefined => {
    const time = times[index]?.time;
    return time === undefined ? undefined : todayIn(state, new Date(time));
  };
  // Nobody is in two towns on one day.
  const isFree = (index: number): boolean =>
    earlier?.city === home?.city || (dayOf(index) !== dayOf(index - 1) && dayOf(index) !== dayOf(index + 1));
  const tries = times.map((_, index) => index).slice(0, -1);
  // An old door is knocked at once: who goes back to an address was not told there that nobody of that name lives in it.
  const handing = taking === 'surrendered' ? tries.length - 1 : undefined;
  const mayBeGone = (index: number): boolean => index !== handing && isFree(index);
  const gone = earlier && random.chance(shares.oldDoor) ? tries.find(mayBeGone) : undefined;
  const isMetInVain = taking === 'seized' && end === 'secured' && random.chance(shares.met);
  // It is told on the day, and so is that somebody tries again.
  const isTold = (index: number): boolean => isWorkingDay(state, dayOf(index) ?? '');
  const mayBeMet = tries.filter((index) => index !== gone && isTold(index) && isTold(index + 1));
  const met = isMetInVain ? random.pick(mayBeMet) : undefined;
  let seen = end === 'sighted' ? 1 : 0;
  const outcomes = times.map((_, index): Outcome => {
    if (index === times.length - 1) return end;
    if (index === met || index === handing) return 'contact';
    if (index === gone) return 'negative';
    // Where the unit was seen nobody is told later that its debtor lives elsewhere.
    return random.weighted(usual) === 'sighted' && end !== 'negative' && seen++ < mostSeen
      ? 'sighted'
      : 'no_contact';
  });
  let said: string | undefined;
  const unanswered = new Set<unknown>();
  return times.map(({ time, part }, index) => {
    const at = new Date(time).toISOString();
    const outcome = outcomes[index] ?? end;
    const isLast = index === times.length - 1;
    const drawn = isLast ? 0 : random.int(0, (party?.addresses?.length || 1) - 1);
    const isEarlier =
      !isLast && (index === gone || (drawn === 1 && outcome === 'no_contact' && gone === undefined));
    const address = isEarlier && earlier && isFree(index) ? earlier : home;
    const door = address && doorOf(address);
    const near = (degrees: number): number =>
      Math.round((degrees + (random.next() - 0.5) / 2500) * 1e5) / 1e5;
    const words = wordsOf(outcome, {
      ...{ isFrench: state === 'QC', drives: drivesItself(file.assetType), isGivenUp },
      isAgain: unanswered.has(address),
    });
    if (outcome === 'no_contact') unanswered.add(address);
    const before = said;
    const fresh = words.filter((one) => one !== before);
    said = random.pick(fresh.length > 0 ? fresh : words);
    const attempt: Seeded<'attempt'> = {
      _id: seedId('attempt', `${number} ${index}`),
      fileId: file._id,
      at,
      outcome,
      addressRelatedPartyId: address ? (party?._id ?? null) : null,
      address: address ? [address.line1, address.city, address.state].filter(Boolean).join(', ') : null,
      latitude: door ? near(door.latitude) : null,
      longitude: door ? near(door.longitude) : null,
      ...(taking === 'impounded' && atThePound(file)),
      timeBand: timeBandOf(new Date(time), state),
      agentUserId: agent.userId,
      companyId: agent.companyId,
      note: said,
      photos: null,
      createdAt: at,
      createdBy: agent.userId,
      updatedAt: at,
      updatedBy: agent.userId,
    };
    return { attempt, ago: from.ago - (from.ago - until) * part };
  });
}

/** A unit in a pound is fetched there, and nobody is called on for it. */
const atThePound = ({ recovery, state }: Seeded<'file'>) => ({
  addressRelatedPartyId: null,
  address: `${recovery?.recoveryAddress}, ${state}`,
  latitude: recovery?.latitude ?? null,
  longitude: recovery?.longitude ?? null,
});

/** Whether somebody was met, and the unit not handed over then. */
export const isMet = (attempts: readonly Tried[]): boolean =>
  attempts.slice(0, -1).some(({ attempt }) => attempt.outcome === 'contact');

/** How often somebody sees a unit at the most that is not taken there and then. */
const mostSeen = 2;
const dayLong = 86_400_000;
/** In kilometres, as the crow flies: farther nobody drives to knock where somebody once lived. */
const aDaysWork = 200;
/** Who says yes finishes what is in hand, and drives. */
const onTheWay = 5_400_000;
/** Between two tries pass so many milliseconds at the least, and what they differ in is the time of day. */
const apart = 10_800_000;

/** The first and the last of the times, and those between them that are no repetition of the one before. */
function spaced<T extends { readonly time: number }>(times: readonly T[]): readonly T[] {
  const kept: T[] = [];
  for (const [index, one] of times.entries()) {
    const isLast = index === times.length - 1;
    const isNear = (): boolean => one.time - (kept.at(-1)?.time ?? 0) < apart;
    while (isLast && kept.length > 1 && isNear()) kept.pop();
    if (isLast || !isNear()) kept.push(one);
  }
  return kept;
}

/** In days: so long before its closing a file is called back while somebody tries. */
export const calledBack = 0.8;

/** From when to when was tried, in days ago: to the hook, to what the file stands in since, or to a good while before it was left. */
function spanOf(
  story: Story,
  { assignment, answeredAgo }: Engagement,
  calendar: Calendar,
): { readonly from: { readonly ago: number; readonly at?: string }; readonly until: number } {
  const { status, previousStatus, sinceAgo, activityAgo } = story;
  if (status === 'attempting') return { from: { ago: sinceAgo }, until: activityAgo };
  const from = { ago: answeredAgo, at: String(assignment.acceptedAt) };
  const { hooked } = milestones(story);
  const isLeft = previousStatus !== null || arranged.includes(status);
  // Who was still trying when a file was called back had tried within days.
  const rested = (answeredAgo - sinceAgo) * 0.4;
  const isLeftTrying = previousStatus === 'attempting';
  let left = isLeft ? sinceAgo + (isLeftTrying ? Math.min(rested, 4) : rested) : sinceAgo;
  // Nobody calls a file back on the day of a try.
  while (
    isLeftTrying &&
    left < answeredAgo &&
    calendar.dayAgo(left) >= calendar.dayAgo(sinceAgo + calledBack)
  )
    left += 0.25;
  return { from, until: hooked ?? left };
}

/** The same time of that day, or of the last such day before it; with a `step` of 1, of the next after it. */
function onDay(isSuch: typeof isWorkingDay, state: Province, time: number, step: -1 | 1 = -1): number {
  const is = isSuch(state, todayIn(state, new Date(time)));
  return is ? time : onDay(isSuch, state, time + step * dayLong, step);
}

/** When somebody may have been there at the latest, who comes back at a moment: hours before it, or on the evening of the last day of work. */
function lastBefore(state: Province, moment: number): number {
  const time = moment - apart;
  const morning = inHours(state, time);
  return morning > time ? onDay(isWorkingDay, state, morning - 11 * 3_600_000) : time;
}

/** The same day between seven in the morning and nine at night there, when somebody may be called on. */
function inHours(state: Province, time: number): number {
  const hour = wallTime(new Date(time), provinceZones[state]).time / 3_600_000;
  if (hour < 7) return time + Math.ceil(7 - hour) * 3_600_000;
  return hour < 20.5 ? time : time - Math.ceil(hour - 20.5) * 3_600_000;
}
