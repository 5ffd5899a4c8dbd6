import type { ValueOf } from '#contract/vocabularies/index';
import type { Calendar, Delivery, Seeded } from './demo-bundle';
import type { Desk } from './demo-desks';
import { noteTexts } from './demo-note-texts';
import { statusOf } from '#contract/lifecycles/file-status';
import type { StatusName } from '#contract/lifecycles/status-row';
import { answerIn, answeredAt, makeAnswer } from './demo-answers';
import type { Told } from './demo-answers';
import type { Had, NoteText } from './demo-note-text';
import type { Step } from './demo-steps';
import type { Story } from './demo-stories';
import type { Random } from './random';
import { seedId } from './seed-id';

type Audience = ValueOf<'noteAudience'>;

/** Who takes part in the talk about a file. */
export interface Circle {
  readonly manager: Desk;
  /** Of the agency that handles the file: who hears what its partners write. */
  readonly agency: readonly Desk[];
  readonly client: readonly Desk[];
  readonly vendor: readonly Desk[];
}

interface Subject {
  readonly fileId: string;
  readonly number: number;
  readonly isBusiness: boolean;
  /** Its unit drives by itself. */
  readonly drives: boolean;
  readonly parties: readonly Seeded<'relatedParty'>[];
  readonly circle: Circle;
  /** Where the file stood when. */
  readonly steps: readonly Step[];
  /** Whether the file has at a moment what a note can name. */
  readonly has: (what: Had, at: string) => boolean;
  /** Since when a company works on the file. */
  readonly since: ReadonlyMap<string, string>;
}

const audiences: readonly (readonly [Audience, number])[] = [
  ['internal', 60],
  ['client', 15],
  ['client_and_vendor', 10],
  ['vendor', 24],
];

/** No more is written on a file in a day than somebody reads. */
const perDay = 2;
/** When each text was written on a file. */
type Written = Map<NoteText, readonly number[]>;

/** Nobody writes the same again sooner, in milliseconds. */
const apart = 6 * 86_400_000;

/** How often one text stands on a file at the most. */
const mostAlike = 3;

/**
 * About `mean` notes of a file, few on some and many on others, between its assignment and its last activity: each on what can be said of it
 * that day, and few of them twice.
 */
export function makeNotes(
  random: Random,
  subject: Subject,
  story: Story,
  calendar: Calendar,
  mean: number,
): { notes: Seeded<'note'>[]; deliveries: Delivery[] } {
  const drawn = Math.round((mean * -(Math.log(1 - random.next()) + Math.log(1 - random.next()))) / 2);
  const count = Math.min(drawn, 1 + Math.floor((story.assignedAgo - story.activityAgo) * perDay));
  const written: Written = new Map();
  const notes: Seeded<'note'>[] = [];
  const deliveries: Delivery[] = [];
  for (let index = 0; index < count; index++) {
    const part = (index + random.next()) / count;
    const ago =
      index === count - 1
        ? story.activityAgo
        : story.assignedAgo - (story.assignedAgo - story.activityAgo) * part;
    const answerAt = answeredAt(random, ago, story.activityAgo, calendar);
    const answer = (text: NoteText) => answerAt && answerIn(text, statusAt(subject.steps, answerAt));
    // Nobody asks what is left open with a file that is closed.
    const mayAsk = (text: NoteText): boolean =>
      answerAt ? answer(text) !== undefined : story.closedAgo === null;
    const made = makeNote(random, subject, written, { index, at: calendar.momentAgo(ago), mayAsk });
    if (!made) continue;
    add(made);
    const words = answer(made.text);
    if (words && answerAt) add(makeAnswer(subject.circle.manager, made, words, answerAt));
  }
  return { notes, deliveries };

  function add({ note, told }: Told): void {
    notes.push(note);
    const readAt = new Date(
      Math.min(
        Date.parse(note.createdAt ?? '') + random.int(1, 20) * 1_800_000,
        Date.parse(calendar.momentAgo(0)),
      ),
    ).toISOString();
    for (const { userId, companyId } of told)
      deliveries.push({
        noteId: note._id,
        userId,
        companyId,
        kind: 'to',
        readAt,
        createdAt: note.createdAt ?? '',
      });
  }
}

/** Which of a file’s notes is written, and when. `mayAsk`: whether it may be one that wants an answer. */
interface Turn {
  readonly index: number;
  readonly at: string;
  readonly mayAsk: (text: NoteText) => boolean;
}

function makeNote(
  random: Random,
  { fileId, number, isBusiness, drives, parties, circle, steps, has, since }: Subject,
  written: Written,
  { index, at, mayAsk }: Turn,
): Told | undefined {
  const isThere = ({ companyId }: Desk): boolean => (since.get(companyId) ?? '') <= at;
  const drawn = random.weighted(audiences);
  const there = { ...circle, vendor: circle.vendor.filter(isThere) };
  const audience =
    there.vendor.length > 0 || !drawn.includes('vendor') ? drawn : drawn === 'vendor' ? 'internal' : 'client';
  const sender = senderOf(random, audience, there);
  const side =
    sender.companyId === circle.manager.companyId
      ? 'agency'
      : circle.vendor.includes(sender)
        ? 'vendor'
        : 'client';
  const status = statusAt(steps, at);
  const fitting = noteTexts[side].filter(
    (one) =>
      isSaidIn(one, status) &&
      fits(one.type, audience) &&
      (!one.answers || mayAsk(one)) &&
      !(isBusiness && one.isOfPerson) &&
      (drives || !one.drives) &&
      isOfOneLine(one, written) &&
      !(one.wanted === false && [...written.keys()].some(({ wanted }) => wanted)) &&
      (!one.has || has(one.has, at)) &&
      (!one.of || spokenOf(parties, one.of) !== undefined),
  );
  const text = leastWritten(random, fitting, written, Date.parse(at));
  if (!text) return undefined;
  written.set(text, [...(written.get(text) ?? []), Date.parse(at)]);
  const told = hearers(random, audience, sender, there);
  const [subject, body] = sender.isFrench ? text.fr : text.en;
  const isPosted = side === 'agency' && (audience === 'client' || audience === 'client_and_vendor');
  return {
    ...{ told, sender, text },
    note: {
      _id: seedId('note', `${number} ${index}`),
      fileId,
      noteType: text.type,
      audience,
      senderId: sender.userId,
      companyId: sender.companyId,
      recipients:
        audience === 'internal'
          ? told.map(({ userId, companyId }) => ({ userId, companyId, kind: 'to' as const }))
          : [...new Set(told.map(({ companyId }) => companyId))].map((companyId) => ({
              companyId,
              kind: 'to' as const,
            })),
      subject,
      body,
      channel: text.call ? 'phone' : 'in_app',
      ...(text.call && {
        contact: {
          relatedPartyId: (text.of ? spokenOf(parties, text.of) : parties[0])?._id ?? '',
          ...text.call,
        },
      }),
      isRush: random.chance(0.03),
      pinned: random.chance(0.02),
      requiresReply: text.answers !== undefined,
      postedToClient: isPosted,
      ...(isPosted && { postedToClientAt: at, postedBy: sender.userId }),
      createdAt: at,
      createdBy: sender.userId,
      updatedAt: at,
      updatedBy: sender.userId,
    },
  };
}

/** The status in which a file stood at a moment. */
const statusAt = (steps: readonly Step[], at: string): StatusName =>
  steps.findLast((step) => step.at <= at)?.status ?? 'new_assignment';

const isSaidIn = (text: NoteText, status: StatusName): boolean =>
  text.in.includes(statusOf(status).stage) &&
  !text.not?.includes(status) &&
  (text.only?.includes(status) ?? true);

/** Whether a text goes with what was written of the debtor’s line: one that is dead does not ring, and one that rang is not dead. */
function isOfOneLine(text: NoteText, written: Written): boolean {
  const before = [...written.keys()];
  if (text.isDeadLine) return !before.some(isOfDebtorsLine);
  return !isOfDebtorsLine(text) || !before.some(({ isDeadLine }) => isDeadLine);
}

const isOfDebtorsLine = ({ call, of }: NoteText): boolean => call !== undefined && of === undefined;

/** Whom of a file a note speaks of: who is that to the debtor, or the debtor, of whom it is known who employs him. */
const spokenOf = (
  parties: readonly Seeded<'relatedParty'>[],
  relation: ValueOf<'relatedPartyType'>,
): Seeded<'relatedParty'> | undefined =>
  parties.find(({ relatedPartyType }) => relatedPartyType === relation) ??
  (relation === 'employer' ? parties.find(({ isPrimary, employer }) => isPrimary && employer) : undefined);

/** One that was written the fewest times, of those that may be written again where there is no new one. */
function leastWritten(
  random: Random,
  fitting: readonly NoteText[],
  written: Written,
  at: number,
): NoteText | undefined {
  const times = (one: NoteText): number => written.get(one)?.length ?? 0;
  const isFresh = (one: NoteText): boolean => at - (written.get(one)?.at(-1) ?? -Infinity) > apart;
  const free = fitting.filter(
    (one) => times(one) === 0 || (one.again && times(one) < mostAlike && isFresh(one)),
  );
  const least = Math.min(...free.map(times));
  const options = free.filter((one) => times(one) === least);
  return options.length > 0 ? random.pick(options) : undefined;
}

// Some words are for one's own house, others are of no use in it.
function fits(type: ValueOf<'noteType'>, audience: Audience): boolean {
  if (type === 'client_update') return audience.startsWith('client');
  if (type === 'vendor_instruction') return audience === 'vendor';
  return true;
}

function senderOf(random: Random, audience: Audience, { manager, client, vendor }: Circle): Desk {
  // An auditor reads, and writes nothing.
  const writers = client.filter(({ role }) => role !== 'lender_auditor');
  const others =
    audience === 'internal'
      ? []
      : audience === 'vendor'
        ? vendor
        : audience === 'client'
          ? writers
          : [...writers, ...vendor];
  return others.length > 0 && random.chance(0.4) ? random.pick(others) : manager;
}

function hearers(
  random: Random,
  audience: Audience,
  sender: Desk,
  { manager, agency, client, vendor }: Circle,
): readonly Desk[] {
  // Most of what a manager writes down for the house is told to nobody in particular.
  const colleague = agency.length > 0 && random.chance(0.3) ? [random.pick(agency)] : [];
  const told = [
    ...(audience === 'internal' ? colleague : sender === manager ? [] : [manager, ...agency]),
    ...(audience.startsWith('client') ? client : []),
    ...(audience.includes('vendor') ? vendor : []),
  ];
  return [...new Set(told)].filter((one) => one !== sender);
}
