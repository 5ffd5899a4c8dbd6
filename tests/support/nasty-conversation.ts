import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { edges, nastyFile } from './nasty-files';
import { nastyAt } from './nasty-network';

const edge = (index: number): string => edges[index % edges.length] as string;
const person = (who: string): string => seedId('user', `${who}@demo.example`);
const senders = [
  ['supervisor', 'NLR'],
  ['lender_user', 'LNA'],
  ['vendor_manager', 'V01'],
] as const;

const notes = Array.from({ length: 26 }, (_, index) => {
  const [who, home] = senders[index % 3] as (typeof senders)[number];
  return {
    _id: seedId('note', `nasty-${index}`),
    fileId: index % 6 === 5 ? null : nastyFile(index % 3),
    noteType: ['general', 'client_update', 'complaint', 'safety_alert'][index % 4],
    audience: ['internal', 'client_and_vendor', 'direct', 'vendor'][(index + 1) % 4],
    senderId: person(who),
    companyId: seedId('company', home),
    recipients: [],
    body: `note ${index}`,
    postedToClient: false,
    replyDueAt: index % 4 === 0 ? null : edge(index),
    createdAt: edge(index + 2),
    deletedAt: index === 25 ? nastyAt : null,
  };
});

/** To the administrator and others: read and unread, put away, and read without having been told. */
const deliveries = notes.flatMap(({ _id }, index) =>
  [
    index % 2 === 0 && {
      userId: person('administrator'),
      companyId: seedId('company', 'NLR'),
      kind: index % 8 === 6 ? 'reader' : index % 3 === 0 ? 'cc' : 'to',
      readAt: index % 4 === 0 ? edge(index + 4) : null,
      archivedAt: index % 5 === 0 ? edge(index + 5) : null,
    },
    index % 3 === 1 && {
      userId: person('supervisor'),
      companyId: seedId('company', 'NLR'),
      kind: index % 2 ? 'reader' : 'to',
      readAt: index % 2 ? edge(index) : null,
      archivedAt: null,
    },
  ].flatMap((one) => (one ? [{ noteId: _id, createdAt: nastyAt, ...one }] : [])),
);

const templates = [
  "Appel d'Émilie",
  'appel d’emilie',
  '50% offer',
  '500 offers',
  'A_B',
  'AxB',
  'Cœur',
  'gone',
].map((name, index) => ({
  _id: seedId('noteTemplate', `nasty-${index}`),
  name,
  body: `template ${index}`,
  noteType: ['general', 'complaint'][index % 2],
  activityTypes: [[], ['lender'], ['bailiff', 'lender'], ['agency']][index % 4],
  companyId: seedId('company', 'NLR'),
  updatedAt: edge(index),
  deletedAt: name === 'gone' ? nastyAt : null,
}));

/** Around 15:00 UTC of Friday 20 November 2026: a minute before and after, the days and weeks beside it. */
const dues = [
  '2026-11-20T14:59:00.000Z',
  '2026-11-20T15:00:00.000Z',
  '2026-11-20T15:01:00.000Z',
  '2026-11-20T04:59:59.999Z',
  '2026-11-20T05:00:00.000Z',
  '2026-11-21T04:59:59.999Z',
  '2026-11-21T05:00:00.000Z',
  '2026-11-16T04:59:59.999Z',
  '2026-11-16T05:00:00.000Z',
  '2026-11-23T04:59:59.999Z',
  '2026-11-23T05:00:00.000Z',
  '2026-11-20T00:00:00.000Z',
  '2026-11-20T23:59:59.999Z',
  '2026-11-21T00:00:00.000Z',
  '2026-12-24T15:00:00.000Z',
];

const reminders = [...dues, ...dues].map((dueDate, index) => ({
  _id: seedId('reminder', `nasty-${index}`),
  fileId: index % 4 === 3 ? null : nastyFile(index % 3),
  userId: person(index % 3 === 2 ? 'supervisor' : 'administrator'),
  reminderType: ['follow_up', 'hold_review', 'court_date', 'custom'][index % 4],
  title: `reminder ${index}`,
  dueDate,
  status: index < dues.length ? 'open' : ['open', 'snoozed', 'completed', 'cancelled'][index % 4],
  snoozedUntil: index >= dues.length && index % 4 === 1 ? '2026-11-25T00:00:00.000Z' : null,
  source: 'user',
  createdAt: edge(index),
}));

/** Notes and who was told of them, templates, reminders. */
export async function fillNastyConversation(db: Db): Promise<void> {
  await insertAll(db, 'note', notes, nastyAt);
  await db
    .insertInto('noteDelivery')
    .values(deliveries as never)
    .execute();
  await insertAll(db, 'noteTemplate', templates, nastyAt);
  await insertAll(db, 'reminder', reminders, nastyAt);
}
