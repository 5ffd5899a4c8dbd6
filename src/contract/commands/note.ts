import { command } from './command';

const company = { kind: 'reference', to: 'company' } as const;
const user = { kind: 'reference', to: 'user' } as const;
const file = { kind: 'reference', to: 'file' } as const;
const someone = { ...file, required: true } as const;

/** What people do with notes and reminders. */
export const noteCommands = {
  countNotes: command({
    call: 'GET /note/count',
    right: 'note.list',
    unattended: true,
    query: {
      unread: { kind: 'flag' },
      toUserId: user,
      fileId: file,
      fromCompanyId: company,
      toCompanyId: company,
      readByCompanyId: company,
    },
    answers: '{ count }',
  }),
  listNoteRecipients: command({
    call: 'GET /note/listPossibleNoteAdminRecipients/{fileId}',
    right: 'note.create',
    query: { fileId: someone },
    answers: '{ data: [{ companyId, companyName, users: [{ _id, firstName, lastName, title }] }] }',
  }),
  postNoteToClient: command({
    call: 'PATCH /note/postNoteToClient/{id}',
    right: 'note.postToClient',
    query: { id: { kind: 'reference', to: 'note', required: true } },
    body: { body: { kind: 'prose', max: 10_000 } },
    answers: 'note',
  }),
  readNotes: command({
    call: 'POST /note/read',
    right: 'note.list',
    body: {
      noteIds: { kind: 'references', to: 'note' },
      fileId: file,
      all: { kind: 'flag' },
      unread: { kind: 'flag' },
    },
    answers: '{ read }',
  }),
  archiveNotes: command({
    call: 'POST /desk/note/archive',
    right: 'note.list',
    body: {
      noteIds: { kind: 'references', to: 'note', required: true },
      archived: { kind: 'flag', required: true },
    },
    answers: '{ archived }',
  }),
  summarizeNotes: command({
    call: 'GET /note/summarize/{fileId}',
    right: 'note.summarize',
    query: { fileId: someone },
    answers: '{ summary, bullets, keyDates, openQuestions, lastContact, sourceNoteIds, generatedAt, method }',
  }),
  countReminders: command({
    call: 'GET /reminder/count',
    right: 'reminder.list',
    unattended: true,
    query: { userId: user },
    answers: '{ count }',
  }),
  setReminderStatus: command({
    call: 'PATCH /reminder/status',
    right: 'reminder.edit',
    body: {
      ids: { kind: 'references', to: 'reminder', required: true },
      status: { kind: 'choice', of: 'reminderStatus', required: true },
      snoozedUntil: { kind: 'moment' },
      note: { kind: 'prose', max: 2000 },
    },
    answers: '{ data: reminders }',
  }),
  setReminderDueDate: command({
    call: 'PATCH /reminder/{id}/dueDate',
    right: 'reminder.edit',
    query: { id: { kind: 'reference', to: 'reminder', required: true } },
    body: { dueDate: { kind: 'moment', required: true }, reason: { kind: 'text', max: 200 } },
    answers: 'reminder',
  }),
};
