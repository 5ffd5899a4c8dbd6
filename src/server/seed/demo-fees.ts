import { daysUntil } from '#contract/clocks/day';
import { amountOf } from '#contract/money/cents';
import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { feeTypes } from '#contract/reference/fee-types';
import { todayIn } from '#contract/placement/province-time';
import { projections } from '#contract/reference/projections';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Engagement } from './demo-assignments';
import type { Tried } from './demo-attempts';
import { carriageOf } from './demo-carriage';
import type { Calendar, DemoFees, Seeded } from './demo-bundle';
import { demoPlatform } from './demo-price-lists';
import { milestones, untilNoticed } from './demo-milestones';
import { towOf, tripOf } from './demo-trips';
import type { Step } from './demo-steps';
import type { Story } from './demo-stories';
import { noSales } from './demo-unsold';
import { workOut } from './demo-worked-fee';
import { createRandom } from './random';
import { seedId } from './seed-id';

type FeeType = ValueOf<'feeType'>;
type Direction = ValueOf<'feeDirection'>;

interface Subject {
  readonly file: Seeded<'file'>;
  readonly number: number;
  /** The postal code of where its unit is taken. */
  readonly home: string;
  readonly engagements: readonly Engagement[];
  readonly attempts: readonly Tried[];
  /** When it came to each of its statuses. */
  readonly steps: readonly Step[];
  /** When a trace ended; it is charged then, and none that goes on. */
  readonly tracedAt: string | null;
  readonly manager: { readonly userId: string; readonly companyId: string };
}

/** Something done on a file. `part`: how far along its road; `vendor`: who did it, where it is owed. */
interface Done {
  readonly feeType: FeeType;
  readonly part: number;
  /** How many days ago, where the file tells it. */
  readonly ago?: number;
  /** The moment, where that was written down. */
  readonly at?: string;
  readonly quantity?: number;
  readonly vendor?: string;
  readonly description?: string;
  /** What was paid out for it, where no price list has a price. */
  readonly cost?: string;
}

/** What was charged and owed for what was done on a file, and what is still expected, by the price lists and the tax table. */
export function makeFees(subject: Subject, story: Story, calendar: Calendar): DemoFees {
  const random = createRandom(`fees ${subject.number}`);
  const { file, engagements, attempts, tracedAt } = subject;
  // Who never took the file on is owed nothing.
  const whoTook = (kind: string): Engagement | undefined =>
    engagements.find(({ company, assignment }) => company.activityType === kind && assignment.acceptedAt);
  const done: Done[] = [];
  const add = (
    feeType: FeeType,
    part: number,
    kind?: string,
    quantity?: number,
    ago?: number,
    at?: string,
    description?: string,
  ): void => {
    const taker = kind ? whoTook(kind) : undefined;
    // Nobody works before having said that they would.
    const soonest = taker && Math.min(ago ?? agoOf(story, part), taker.answeredAgo);
    done.push({
      ...{ feeType, part },
      ...(soonest !== undefined ? { ago: soonest } : ago !== undefined && { ago }),
      ...(quantity && { quantity }),
      ...(at && { at }),
      ...(taker && { vendor: taker.company._id }),
      ...(description && { description }),
    });
  };
  const { hooked, secured, notice } = milestones(story);
  const taken = hooked ?? undefined;
  add('assignment_admin', 0);
  if (file.isRushFile) add('rush_surcharge', 0);
  if (tracedAt) {
    const ago = daysUntil(todayIn(file.state ?? 'ON', new Date(tracedAt)), calendar.today);
    add('skip_trace_basic', 0.2, 'skip_trace_vendor', undefined, ago, tracedAt);
  }
  // A bailiff who is done without having taken anything has at least been there.
  const visits = random.chance(0.5) || (story.reached === 2 && engagements.some(isDoneBailiff));
  const [first] = attempts;
  // Who knocked is paid for the day on which that was; where nobody did nothing is charged.
  const isFetched =
    file.recovery?.recoveryType === 'impound' && first?.attempt.addressRelatedPartyId === null;
  if (story.reached >= 2 && visits && first && !isFetched)
    add('field_visit', 0.35, 'bailiff', undefined, first.ago, first.attempt.at);
  const isTaken = story.reached >= 3 && file.recovery?.onHookAt != null;
  if (isTaken) {
    add(takingOf(file), 0.5, 'bailiff', undefined, taken);
    const trip = tripOf(subject);
    if (trip) add('mileage_km', 0.5, 'bailiff', trip.billed, taken, undefined, trip.way);
    done.push(...paidOut(file, whoTook('bailiff'), taken));
    const isHeavy = heavy.test(String(file.assetType));
    const hours = isHeavy ? hoursOf(story, calendar) : undefined;
    const kind = isHeavy ? 'towing_heavy' : 'towing_local';
    add(kind, 0.55, 'towing_storage', hours, taken, undefined, towOf(subject));
  }
  if (isTaken && random.chance(0.06)) add('winching_recovery', 0.5, 'towing_storage', undefined, taken);
  if (story.reached >= 4) {
    add(
      'notice_preparation',
      0.65,
      undefined,
      undefined,
      file.state === 'QC' ? story.assignedAgo - untilNoticed : notice,
    );
    const told = Math.max(agoOf(story, 1), Math.min(agoOf(story, 0.75), secured - 1));
    const { inDate, outDate } = file.storage ?? {};
    const until = outDate ?? calendar.dayAgo(told);
    const stood = Math.max(1, daysUntil(inDate ?? until, until));
    add('storage_day', 0.75, 'towing_storage', Math.min(storageCap, stood), daysUntil(until, calendar.today));
  }
  // A unit is made ready as it goes to the auction, and entered there as it comes to the run list.
  const readyAt = subject.steps.find(({ status }) => onItsWay.includes(status))?.at;
  const listedAt = subject.steps.find(({ status }) => status === 'listed')?.at;
  const enteredAt = listedAt ?? subject.steps.findLast(({ status }) => entered.includes(status))?.at;
  const agoAt = (at: string): number => daysUntil(todayIn(file.state ?? 'ON', new Date(at)), calendar.today);
  if (readyAt) add('detailing', 0.8, undefined, undefined, agoAt(readyAt), readyAt);
  if (enteredAt) add('auction_entry', 0.85, 'auction', undefined, agoAt(enteredAt), enteredAt);
  for (const at of noSales(subject.steps)) add('auction_no_sale', 0.9, 'auction', undefined, agoAt(at), at);
  const redeemedAt = subject.steps.find(({ status }) => status === 'redeemed')?.at;
  if (redeemedAt) add('lot_gate_fee', 0.9, undefined, undefined, agoAt(redeemedAt), redeemedAt);
  if (story.reached >= 6) add('auction_sell_fee', 0.95, 'auction', undefined, story.sold ?? story.sinceAgo);
  const engaged = (kind: string) => whoTook(kind)?.company;
  const carriage = carriageOf(engaged('towing_storage'), engaged('auction'));
  const carriedAt = carriage && subject.steps.find(({ status }) => status === carriage.doneWith)?.at;
  if (carriage && carriedAt) {
    const { by, km, way } = carriage;
    add('transport_long_haul', 0.84, by, km, agoAt(carriedAt), carriedAt, way);
  }
  return {
    fees: done.flatMap((one, index) => toFees(subject, story, calendar, one, index)),
    projectedFees: file.closed ? [] : expected(subject, calendar, done),
  };
}

/** What a pound asked before it let a unit go, paid out by who fetched it. */
function paidOut(
  { storage, recovery }: Seeded<'file'>,
  fetched: Engagement | undefined,
  taken?: number,
): Done[] {
  const cost = storage?.releaseCost;
  if (recovery?.recoveryType !== 'impound' || !cost) return [];
  const vendor = fetched && { vendor: fetched.company._id };
  return [
    { feeType: 'impound_charges', part: 0.5, ...(taken !== undefined && { ago: taken }), ...vendor, cost },
  ];
}

const entered: readonly StatusName[] = ['at_auction', 'ready_for_sale'];
const onItsWay: readonly StatusName[] = ['in_reconditioning', 'transport_to_auction', ...entered, 'listed'];

/** Nobody pays for more days of storage than these, as the file says. */
const storageCap = 45;

const heavy = /truck|construction|agricultural|industrial/;
const equipment = /construction|agricultural|industrial/;

/** The hours of a tow, each half one that was begun; of one that is under way, those that it may take. */
function hoursOf({ tow }: Story, calendar: Calendar): number {
  if (!tow) return 3;
  const lasted = Date.parse(calendar.momentAgo(tow.secured)) - Date.parse(calendar.momentAgo(tow.hooked));
  return Math.max(1, Math.ceil(lasted / 1_800_000) / 2);
}

/** What is charged for the taking of a unit, by how it was taken. */
function takingOf({ recovery, assetType }: Seeded<'file'>): FeeType {
  if (recovery?.recoveryType === 'impound') return 'impound_recovery';
  if (recovery?.recoveryType !== 'involuntary') return 'repossession_voluntary';
  return equipment.test(String(assetType)) ? 'repossession_equipment' : 'repossession_involuntary';
}

const isDoneBailiff = ({ company, assignment }: Engagement): boolean =>
  company.activityType === 'bailiff' && assignment.status === 'completed';

/** How many days ago a file came so far along its road. Nothing is done on it after it was closed. */
function agoOf({ assignedAgo, closedAgo, activityAgo }: Story, part: number): number {
  return assignedAgo - (assignedAgo - (closedAgo ?? activityAgo)) * part;
}

function toFees(
  subject: Subject,
  story: Story,
  calendar: Calendar,
  done: Done,
  index: number,
): Seeded<'fee'>[] {
  const ago = done.ago ?? agoOf(story, done.part);
  const sides: [Direction, string][] = [['receivable', String(subject.file.clientId)]];
  if (done.vendor && feeTypes[done.feeType].direction === 'both') sides.push(['payable', done.vendor]);
  return sides.flatMap(([direction, companyId]) => {
    const incurredOn = done.at
      ? todayIn(subject.file.state ?? 'ON', new Date(done.at))
      : calendar.dayAgo(ago);
    const worked = workOut(subject.file, done, direction, companyId, incurredOn);
    // What is free is not charged.
    if (!worked || Number(worked.quote.amount) === 0) return [];
    const { quote, line, place } = worked;
    const _id = seedId('fee', `${subject.number} ${index} ${direction}`);
    const createdAt = done.at ?? calendar.momentAgo(ago);
    const { userId } = subject.manager;
    const kept = { createdAt, createdBy: userId, updatedAt: createdAt, updatedBy: userId };
    const waits = quote.approval !== undefined && ago < 8 && !subject.file.closed;
    const fee: Seeded<'fee'> = {
      _id,
      fileId: subject.file._id,
      feeType: done.feeType,
      direction,
      companyId,
      ...(done.description && { description: done.description }),
      quantity: done.quantity ?? 1,
      unit: quote.unit,
      unitAmount: amountOf(quote.unitAmount),
      amount: amountOf(quote.amount),
      ...quote.shape,
      ...place,
      gstAmount: amountOf(quote.taxes.gst),
      hstAmount: amountOf(quote.taxes.hst),
      pstAmount: amountOf(quote.taxes.pst),
      qstAmount: amountOf(quote.taxes.qst),
      totalAmount: amountOf(quote.total),
      incurredOn,
      status: waits ? 'pending_approval' : ago < 3 && index % 3 === 2 ? 'draft' : 'approved',
      source: quote.source,
      ...(line && { companyFeeId: line._id, varianceFromSchedule: '0.00' }),
      recoverableFromDebtor: line?.billToDebtor ?? feeTypes[done.feeType].recoverable,
      ...kept,
    };
    return [fee];
  });
}

/** Who does what is owed for, by what it is. */
const doneBy: readonly (readonly [RegExp, ValueOf<'activityType'>])[] = [
  [/^(?:towing|storage)_/, 'towing_storage'],
  [/^auction_/, 'auction'],
  [/^skip_/, 'skip_trace_vendor'],
  [/^(?:repossession|field_visit|mileage|impound_recovery)/, 'bailiff'],
];

function expected(subject: Subject, calendar: Calendar, done: readonly Done[]): Seeded<'projectedFee'>[] {
  const { file, number, engagements } = subject;
  const { stage } = statusOf(file.status as ValueOf<'statusName'>);
  const known = new Set(done.map(({ feeType }) => feeType));
  const open = engagements.filter(({ isOpen }) => isOpen);
  const vendorOf = (feeType: FeeType): string | null => {
    const [, kind] = doneBy.find(([types]) => types.test(feeType)) ?? [];
    return open.find(({ company }) => company.activityType === kind)?.company._id ?? null;
  };
  const isTowed = [...known].some((feeType) => feeType.startsWith('towing_'));
  // What a sale costs is foreseen as soon as a unit is for sale.
  const rows = [...projections[stage], ...(stage === 'remarketing' ? projections.settlement : [])];
  return (
    rows
      .filter(({ feeType }) => !known.has(feeType) && !(isTowed && feeType.startsWith('towing_')))
      // A key is cut where there is none, and one is needed.
      .filter((row) => row.feeType !== 'key_cut' || file.asset?.keysStatus === 'none')
      .filter(({ assignmentTypes }) => assignmentTypes?.includes(file.assignmentType as never) ?? true)
      .flatMap((row) =>
        row.directions.flatMap((direction) => {
          const companyId = direction === 'receivable' ? String(file.clientId) : vendorOf(row.feeType);
          const worked = workOut(file, row, direction, companyId ?? demoPlatform, calendar.today);
          if (!worked) return [];
          return [
            {
              _id: seedId('projectedFee', `${number} ${row.feeType} ${direction}`),
              fileId: file._id,
              feeType: row.feeType,
              direction,
              companyId,
              quantity: row.quantity ?? 1,
              unitAmount: amountOf(worked.quote.unitAmount),
              amount: amountOf(worked.quote.amount),
              expectedOn: calendar.dayAgo(-row.days),
              probability: row.probability,
              status: 'projected' as const,
            },
          ];
        }),
      )
  );
}
