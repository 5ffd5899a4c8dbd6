import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { datesIn } from './note-dates';

export type Told = Pick<
  Recorded<'note'>,
  | '_id'
  | 'body'
  | 'noteType'
  | 'createdAt'
  | 'contact'
  | 'requiresReply'
  | 'replyDueAt'
  | 'replyToNoteId'
  | 'isRush'
>;

/** A summary of notes that takes only what stands in them, each line with the note that it was taken from. */
export interface NoteSummary {
  readonly summary: string;
  readonly bullets: readonly { readonly text: string; readonly noteId: string }[];
  /** Days that notes or the file name; `noteId` or the file's field says where. */
  readonly keyDates: readonly { readonly date: string; readonly noteId?: string; readonly field?: string }[];
  readonly openQuestions: readonly {
    readonly text: string;
    readonly noteId: string;
    readonly replyDueAt: string | null;
  }[];
  readonly lastContact: {
    readonly at: string;
    readonly noteId: string;
    readonly direction: ValueOf<'contactDirection'> | null;
    readonly outcome: ValueOf<'contactOutcome'> | null;
  } | null;
  readonly sourceNoteIds: readonly string[];
}

const mostBullets = 8;
const longest = 240;
const weights: Partial<Record<Told['noteType'], number>> = {
  safety_alert: 6,
  client_instruction: 5,
  client_update: 4,
  debtor_contact: 4,
  field_update: 4,
  third_party_contact: 3,
  vendor_instruction: 3,
  skip_trace: 3,
  complaint: 3,
  remarketing: 3,
  system: -3,
};

/** Sums up notes, newest first, with the days of the file beside them. */
export function summarize(
  notes: readonly Told[],
  fileDays: readonly { readonly date: string; readonly field: string }[],
): NoteSummary {
  const newest = [...notes].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const answered = new Set(notes.flatMap((note) => note.replyToNoteId ?? []));
  const weighed = newest
    .map((note, age) => ({ note, weight: weightOf(note, age) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostBullets)
    .map(({ note }) => note);
  const chosen = newest.filter((note) => weighed.includes(note));
  const bullets = chosen.map((note) => ({ text: leadOf(note.body), noteId: note._id }));
  const open = newest.filter((note) => note.requiresReply && !answered.has(note._id));
  const openQuestions = open.map((note) => ({
    text: leadOf(questionIn(note.body) ?? note.body),
    noteId: note._id,
    replyDueAt: note.replyDueAt,
  }));
  const contact = newest.find((note) => note.contact?.outcome || note.noteType === 'debtor_contact');
  const named = newest.flatMap((note) => datesIn(note.body).map((date) => ({ date, noteId: note._id })));
  const keyDates = [...fileDays, ...firstOfEach(named)].sort((a, b) => (a.date < b.date ? -1 : 1));
  const sources = [...bullets, ...openQuestions, ...keyDates].flatMap((one) =>
    'noteId' in one ? [one.noteId] : [],
  );
  return {
    summary: bullets
      .slice(0, 3)
      .map((one) => one.text)
      .join(' '),
    bullets,
    keyDates,
    openQuestions,
    lastContact: contact
      ? {
          at: contact.createdAt,
          noteId: contact._id,
          direction: contact.contact?.direction ?? null,
          outcome: contact.contact?.outcome ?? null,
        }
      : null,
    sourceNoteIds: [...new Set([...sources, ...(contact ? [contact._id] : [])])],
  };
}

// What is rare and pressing before what is merely recent.
function weightOf(note: Told, age: number): number {
  const pressing = (note.isRush ? 2 : 0) + (note.requiresReply ? 2 : 0) + (note.contact?.outcome ? 1 : 0);
  return (weights[note.noteType] ?? 1) + pressing + (datesIn(note.body).length > 0 ? 1 : 0) + 6 / (age + 1);
}

function firstOfEach<T extends { date: string }>(all: readonly T[]): T[] {
  return all.filter((one, index) => all.findIndex((other) => other.date === one.date) === index);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function questionIn(text: string): string | undefined {
  return sentencesOf(text).find((sentence) => sentence.endsWith('?'));
}

function leadOf(text: string): string {
  const [first = ''] = sentencesOf(text);
  return first.length <= longest ? first : `${first.slice(0, longest - 1).trimEnd()}…`;
}
