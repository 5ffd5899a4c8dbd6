import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { bounds, byId, contains, from, holds, is, name, named, to, value } from './oracle';
import type { FilterOracle, ListOracle, Row, World } from './oracle';

const person = (who: string): string => seedId('user', `${who}@demo.example`);

/** What was delivered to a person; having read it without being told is no delivery. */
const told = (note: Row, userId: string, { tables }: World): Row | undefined =>
  tables.noteDelivery.find(
    (one) => one.noteId === note._id && one.userId === userId && one.kind !== 'reader',
  );
const isUnread = (note: Row, world: World): boolean => told(note, world.me, world)?.readAt === null;
const isArchived = (note: Row, { tables, me }: World): boolean =>
  tables.noteDelivery.some((one) => one.noteId === note._id && one.userId === me && one.archivedAt !== null);

function toggle(holdsFor: (note: Row, world: World) => boolean): FilterOracle {
  return {
    cases: [['true'], ['false'], ['true', 'false']],
    refused: ['yes', '1'],
    keeps: (note, wanted, world) => holdsFor(note, world) === (wanted === 'true'),
  };
}

const noteOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    fileId: is('fileId', [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(20)]], ['x']),
    recipientId: {
      cases: [
        [person('administrator')],
        [person('supervisor')],
        [person('supervisor'), person('administrator')],
        [person('accountant')],
      ],
      refused: ['me'],
      keeps: (note, wanted, world) => told(note, wanted, world) !== undefined,
    },
    senderId: is(
      'senderId',
      [[person('lender_user')], [person('lender_user'), person('supervisor')], [person('accountant')]],
      ['me'],
    ),
    companyId: is(
      'companyId',
      [[seedId('company', 'NLR')], [seedId('company', 'V01'), seedId('company', 'LNA')]],
      ['NLR'],
    ),
    noteType: is('noteType', [['complaint'], ['complaint', 'general'], ['remarketing']], ['note']),
    myMessages: toggle((note, world) => told(note, world.me, world)?.archivedAt === null),
    myArchive: toggle(isArchived),
    allMessages: { cases: [['true'], ['false']], refused: ['yes'], narrowsNothing: true, keeps: () => true },
    unread: toggle(isUnread),
    dateFrom: from('createdAt', bounds),
    dateTo: to('createdAt', bounds),
    ids: byId('note'),
  },
  sorts: {
    createdAt: value('createdAt'),
    replyDueAt: value('replyDueAt'),
    unread: isUnread,
  },
  sortedBy: '-createdAt',
  buckets: {
    noteType: { own: 'noteType' },
    fileId: { own: 'fileId', label: named('file', 'ref') },
    companyId: { own: 'companyId', label: named('company', 'companyName') },
    unread: { own: 'unread', value: isUnread },
  },
};

const noteTemplateOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    name: contains('name', [
      ["d'émilie"],
      ['D’EMILIE'],
      ['50%'],
      ['%'],
      ['_'],
      ['a_b'],
      ['coeur'],
      ['cœur', '50'],
      ['gone'],
    ]),
    activityTypes: holds('activityTypes', [['lender'], ['bailiff', 'agency'], ['insurer']], ['bank']),
  },
  sorts: { name: name('name'), noteType: value('noteType'), updatedAt: value('updatedAt') },
  sortedBy: 'name',
};

const isActive = (row: Row): boolean => row.status === 'open' || row.status === 'snoozed';
const due = (row: Row): string => String(row.dueDate);

/** At 15:00 UTC of Friday 20 November 2026, which is ten in the morning on the administrator's clock. */
const views: Readonly<Record<string, (row: Row, world: World) => boolean>> = {
  due_now: (row, { now }) =>
    due(row) <= now &&
    (row.status === 'open' || (row.status === 'snoozed' && String(row.snoozedUntil) <= now)),
  today: (row) =>
    isActive(row) && due(row) >= '2026-11-20T05:00:00.000Z' && due(row) < '2026-11-21T05:00:00.000Z',
  this_week: (row) =>
    isActive(row) && due(row) >= '2026-11-16T05:00:00.000Z' && due(row) < '2026-11-23T05:00:00.000Z',
  upcoming: (row, { now }) => isActive(row) && due(row) > now,
  overdue: (row, { now }) => isActive(row) && due(row) < now,
  all: () => true,
  team: (row, { tables }) =>
    tables.user.some(
      ({ _id, companyId }) =>
        _id === row.userId && ['NLR', 'NLR-QC'].some((code) => companyId === seedId('company', code)),
    ),
  file: () => true,
  calendar: (row) => row.status !== 'cancelled',
};

const reminderOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  // A view of one's desk is of one's own, unless a person, a file or everything is asked for.
  also: (row, { view = [], userId, fileId }, { me }, except) =>
    row.userId === me ||
    except === 'userId' ||
    Boolean(userId ?? fileId) ||
    view.length === 0 ||
    view.some((one) => ['all', 'team', 'file'].includes(one)),
  filters: {
    view: {
      cases: [
        ...Object.keys(views)
          .filter((view) => view !== 'file')
          .map((view) => [view]),
        ['overdue', 'today'],
        ['all', 'today'],
      ],
      refused: ['mine', 'file'],
      keeps: (row, wanted, world) => views[wanted]?.(row, world) ?? false,
    },
    types: is('reminderType', [['custom'], ['custom', 'court_date'], ['sale_date']], ['x']),
    status: is('status', [['open'], ['snoozed', 'completed'], ['cancelled']], ['done']),
    fileId: is('fileId', [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(20)]], ['x']),
    userId: is(
      'userId',
      [[person('administrator')], [person('supervisor')], [person('supervisor'), person('administrator')]],
      ['me'],
    ),
    dueDateFrom: from('dueDate', [
      ['2026-11-20'],
      ['2026-11-20T15:00:00Z'],
      ['2026-11-20T15:00:00.001Z'],
      ['2026-11-21'],
      ['2031-01-01'],
    ]),
    dueDateTo: to('dueDate', [
      ['2026-11-20'],
      ['2026-11-20T15:00:00Z'],
      ['2026-11-20T14:59:59.999Z'],
      ['2026-11-19'],
      ['2020-01-01'],
    ]),
    ids: byId('reminder'),
  },
  sorts: { dueDate: value('dueDate'), createdAt: value('createdAt') },
  sortedBy: 'dueDate',
  buckets: {
    reminderType: { own: 'types' },
    status: { own: 'status' },
    userId: { own: 'userId', label: named('user', 'firstName', 'lastName') },
  },
};

export const conversationOracles = {
  note: noteOracle,
  noteTemplate: noteTemplateOracle,
  reminder: reminderOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
