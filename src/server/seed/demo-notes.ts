import type { ValueOf } from '#contract/vocabularies/index';
import type { Calendar, Delivery, Seeded } from './demo-bundle';
import type { Desk } from './demo-desks';
import { noteTexts } from './demo-note-texts';
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
  readonly isFrench: boolean;
  readonly partyId: string;
  readonly circle: Circle;
}

const audiences: readonly (readonly [Audience, number])[] = [
  ['internal', 60],
  ['client', 15],
  ['client_and_vendor', 7],
  ['vendor', 18],
];

/** About `mean` notes of a file, few on some and many on others, between its assignment and its last activity. */
export function makeNotes(
  random: Random,
  subject: Subject,
  story: Story,
  calendar: Calendar,
  mean: number,
): { notes: Seeded<'note'>[]; deliveries: Delivery[] } {
  const count = Math.round((mean * -(Math.log(1 - random.next()) + Math.log(1 - random.next()))) / 2);
  const notes: Seeded<'note'>[] = [];
  const deliveries: Delivery[] = [];
  for (let index = 0; index < count; index++) {
    const part = (index + random.next()) / count;
    const ago =
      index === count - 1
        ? story.activityAgo
        : story.assignedAgo - (story.assignedAgo - story.activityAgo) * part;
    const { note, told } = makeNote(random, subject, story, index, calendar.momentAgo(ago));
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
  return { notes, deliveries };
}

function makeNote(
  random: Random,
  { fileId, number, isFrench, partyId, circle }: Subject,
  story: Story,
  index: number,
  at: string,
): { note: Seeded<'note'>; told: readonly Desk[] } {
  const drawn = random.weighted(audiences);
  const audience =
    circle.vendor.length > 0 || !drawn.includes('vendor')
      ? drawn
      : drawn === 'vendor'
        ? 'internal'
        : 'client';
  const sender = senderOf(random, audience, circle);
  const side =
    sender.companyId === circle.manager.companyId
      ? 'agency'
      : circle.vendor.includes(sender)
        ? 'vendor'
        : 'client';
  const text = random.pick(
    noteTexts[side].filter(({ from = 0, type }) => from <= story.reached && fits(type, audience)),
  );
  const [subject, body] = isFrench ? text.fr : text.en;
  const told = hearers(random, audience, sender, circle);
  const byPhone = text.type === 'debtor_contact' && side === 'agency';
  const isPosted = side === 'agency' && (audience === 'client' || audience === 'client_and_vendor');
  return {
    told,
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
      channel: byPhone ? 'phone' : 'in_app',
      ...(byPhone && {
        contact: {
          relatedPartyId: partyId,
          direction: 'out' as const,
          outcome: random.pick(['left_message', 'no_answer', 'spoke_debtor'] as const),
        },
      }),
      isRush: random.chance(0.03),
      pinned: random.chance(0.02),
      requiresReply: side === 'client' && random.chance(0.3),
      postedToClient: isPosted,
      ...(isPosted && { postedToClientAt: at, postedBy: sender.userId }),
      createdAt: at,
      createdBy: sender.userId,
      updatedAt: at,
      updatedBy: sender.userId,
    },
  };
}

// Some words are for one's own house, others are of no use in it.
function fits(type: ValueOf<'noteType'>, audience: Audience): boolean {
  if (type === 'client_update') return audience.startsWith('client');
  if (type === 'vendor_instruction') return audience === 'vendor';
  return true;
}

function senderOf(random: Random, audience: Audience, { manager, client, vendor }: Circle): Desk {
  const others =
    audience === 'internal'
      ? []
      : audience === 'vendor'
        ? vendor
        : audience === 'client'
          ? client
          : [...client, ...vendor];
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
