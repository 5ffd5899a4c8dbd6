import { calls } from './calls';
import { command } from './command';
import { id, count, maybe, oneOfMany, said } from './usual-answers';

const company = { kind: 'reference', to: 'company' } as const;
const user = { kind: 'reference', to: 'user' } as const;
const file = { kind: 'reference', to: 'file' } as const;
const someone = { ...file, required: true } as const;

const source = { kind: 'key', required: true } as const;
const line = { text: said, noteId: source } as const;
/**
 * What a sentence rests on beside notes, in a few words: an entry of the file's history, a request, or where none of them says it, the status
 * in which the file stands. `at`: since when.
 */
const ground = {
  of: { kind: 'word', of: ['history', 'request', 'status'], required: true },
  id: source,
  text: said,
  at: { kind: 'moment', required: true },
} as const;
/** A sentence of what happened, whose turn it is or what comes next, with the notes and the grounds that it rests on. */
const told = {
  part: { kind: 'word', of: ['happened', 'turn', 'next'], required: true },
  text: said,
  noteIds: { kind: 'texts', required: true },
  grounds: { kind: 'parts', required: true, fields: ground },
} as const;
const summary = {
  story: { kind: 'parts', required: true, fields: told },
  summary: said,
  bullets: { kind: 'parts', required: true, fields: line },
  /** Days that notes or the file name: which note, or which field of the file, says so. */
  keyDates: {
    kind: 'parts',
    required: true,
    fields: {
      date: { kind: 'date', required: true },
      noteId: { kind: 'key', required: true, ...maybe },
      field: { kind: 'text', required: true, ...maybe },
    },
  },
  openQuestions: { kind: 'parts', required: true, fields: { ...line, replyDueAt: { kind: 'moment' } } },
  lastContact: {
    kind: 'part',
    fields: {
      at: { kind: 'moment', required: true },
      noteId: source,
      direction: { kind: 'choice', of: 'contactDirection' },
      outcome: { kind: 'choice', of: 'contactOutcome' },
    },
  },
  sourceNoteIds: { kind: 'texts', required: true },
  generatedAt: { kind: 'moment', required: true },
  /** Who made the story: the host of what stands in the notes, or a language model; `whyNotModel` says why that one did not. */
  method: { kind: 'word', of: ['extractive', 'model'], required: true },
  whyNotModel: { kind: 'text' },
} as const;

const moved = { ...oneOfMany, reminder: { kind: 'record', of: 'reminder', ...maybe } } as const;

/** What people do with notes and reminders. */
export const noteCommands = {
  countNotes: command({
    call: calls.countNotes,
    right: 'note.list',
    purpose: 'Counts notes by what is asked, without any parameter those that the caller has not read.',
    unattended: true,
    query: {
      unread: { kind: 'flag' },
      toUserId: user,
      fileId: file,
      fromCompanyId: company,
      toCompanyId: company,
      readByCompanyId: company,
    },
    answers: { fields: { count } },
  }),
  listNoteRecipients: command({
    call: calls.listNoteRecipients,
    right: 'note.create',
    purpose: 'Lists who may receive notes on a file, by company.',
    query: { fileId: someone },
    answers: {
      fields: {
        data: {
          kind: 'parts',
          required: true,
          fields: {
            companyId: id,
            companyName: said,
            users: {
              kind: 'parts',
              required: true,
              fields: { _id: id, firstName: said, lastName: said, title: { kind: 'text' } },
            },
          },
        },
      },
    },
  }),
  postNoteToClient: command({
    call: calls.postNoteToClient,
    right: 'note.postToClient',
    purpose: 'Shows a note to the client of its file, as it stands or worded anew.',
    query: { id: { kind: 'reference', to: 'note', required: true } },
    body: { body: { kind: 'prose', max: 10_000 } },
    answers: { record: 'note' },
  }),
  readNotes: command({
    call: calls.readNotes,
    right: 'note.list',
    purpose: 'Marks notes as read, those named or all of a file, or with `unread` as not read again.',
    each: 'noteIds',
    body: {
      noteIds: { kind: 'references', to: 'note' },
      fileId: file,
      all: { kind: 'flag' },
      unread: { kind: 'flag' },
    },
    answers: { fields: { read: count, data: { kind: 'parts', ...maybe, fields: oneOfMany } } },
  }),
  archiveNotes: command({
    call: calls.archiveNotes,
    right: 'note.list',
    purpose: 'Puts notes away from the caller’s own desk, or takes them back.',
    each: 'noteIds',
    body: {
      noteIds: { kind: 'references', to: 'note', required: true },
      archived: { kind: 'flag', required: true },
    },
    answers: { fields: { archived: count, data: { kind: 'parts', required: true, fields: oneOfMany } } },
  }),
  summarizeNotes: command({
    call: calls.summarizeNotes,
    right: 'note.summarize',
    purpose:
      'Sums up the notes of a file: what happened, whose turn it is and what comes next, each sentence with the notes, or the entries of the history and the requests, that it rests on.',
    query: { fileId: someone },
    answers: { fields: summary },
  }),
  countReminders: command({
    call: calls.countReminders,
    right: 'reminder.list',
    purpose: 'Counts the reminders of a person that are due.',
    unattended: true,
    query: { userId: user },
    answers: { fields: { count } },
  }),
  setReminderStatus: command({
    call: calls.setReminderStatus,
    right: 'reminder.edit',
    purpose: 'Completes, cancels, puts off or opens reminders again, each on its own.',
    each: 'ids',
    body: {
      ids: { kind: 'references', to: 'reminder', required: true },
      status: { kind: 'choice', of: 'reminderStatus', required: true },
      snoozedUntil: { kind: 'moment' },
      note: { kind: 'prose', max: 2000 },
    },
    answers: { fields: { data: { kind: 'parts', required: true, fields: moved } } },
  }),
  setReminderDueDate: command({
    call: calls.setReminderDueDate,
    right: 'reminder.edit',
    purpose: 'Moves when a reminder is due; a statutory one moves with a reason only.',
    query: { id: { kind: 'reference', to: 'reminder', required: true } },
    body: { dueDate: { kind: 'moment', required: true }, reason: { kind: 'text', max: 200 } },
    answers: { record: 'reminder' },
  }),
  giveReminders: command({
    call: calls.giveReminders,
    right: 'reminder.edit',
    purpose: 'Gives reminders to another person who sees their files, each on its own.',
    each: 'ids',
    body: {
      ids: { kind: 'references', to: 'reminder', required: true },
      userId: { kind: 'reference', to: 'user', required: true },
    },
    answers: { fields: { data: { kind: 'parts', required: true, fields: moved } } },
  }),
};
