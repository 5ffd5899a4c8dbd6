import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { nastyAt } from './nasty-network';

export const nastyFile = (index: number): string => seedId('file', `nasty-${index}`);

/** Moments on both sides of midnight and of a day's last instant, some of them twice. */
export const edges = [
  '2026-03-09T23:59:59.999Z',
  '2026-03-10T00:00:00.000Z',
  '2026-03-10T00:00:00.000Z',
  '2026-03-10T12:30:00.000Z',
  '2026-03-10T23:59:59.999Z',
  '2026-03-11T00:00:00.000Z',
  '2026-03-12T04:00:00.000Z',
] as const;
const edge = (index: number): string => edges[index % edges.length] as string;

/** Numbers that end alike, begin alike, or are four characters in all. */
const accounts = [
  '000011112222',
  '999911112222',
  '2222',
  '12222',
  '0000-11112222',
  'AB12cd34',
  'AB12CD34',
  '33334444',
] as const;
const serials = ['2T1BURHE8K0000002', 'BURHE', '1FT%W', '1FTXW', 'AB_CD', 'ABXCD', null, '2T1BURHE8K0000003'];
const stages = ['intake', 'field_recovery', 'secured', 'close_out'];
const statuses = [
  ['new_assignment', 'attempting', 'secured_complete', 'closed'],
  ['prior_notice_running', 'attempting', 'reserve_pending', 'closed'],
  ['information_required', 'attempting', 'court_filed', 'closed'],
].flat();
const clients = ['LNA', 'LNB', 'LNC'];
const debtors = ['Éloïse Cœur', 'eloise coeur', "D'Arcy", null, 'Zed', 'zed', 'Ångström'];

/** Open times of the law: of a file one, two of one kind, or one that the next stands before. */
const deadlines = [
  null,
  [
    { clock: 'disposition', notice: 'disposition', day: '2026-03-10' },
    { clock: 'disposal', notice: null, day: '2026-03-12' },
  ],
  [
    { clock: 'prior_notice', notice: 'bia_244', day: '2026-03-11' },
    { clock: 'prior_notice', notice: 'farm_debt', day: '2026-03-12' },
  ],
  [
    { clock: 'registration', notice: null, day: '2026-03-10' },
    { clock: 'disposition', notice: 'disposition', day: '2026-03-11' },
  ],
  null,
] as const;

const files = Array.from({ length: 28 }, (_, index) => {
  const closed = index % 4 === 3;
  const hold = !closed && index % 5 === 1;
  return {
    _id: nastyFile(index),
    ref: `LN${'ABC'[index % 3]}-26${String(90_000 + index)}`,
    clientId: seedId('company', clients[index % 3] as string),
    agencyId: seedId('company', index % 6 === 5 ? 'PAR' : 'NLR'),
    bankAccountNumber: accounts[Math.floor(index / 3) % accounts.length],
    contractType: ['secured_loan', 'conditional_sale', 'other'][index % 3],
    assetType: ['automobile', 'marine', 'aircraft'][index % 3 === 2 ? 1 : index % 2],
    serialNumber: serials[index % serials.length],
    clientContact: [null, {}, { name: 'Sam Roy' }, { name: 'ann x_9' }, { name: null }][index % 5],
    asset: [null, {}, { plateNumber: 'ABC 123' }, { plateNumber: 'abx_9' }, { plateNumber: null }][index % 5],
    state: ['ON', 'QC', 'QC', 'YT', 'NB'][index % 5],
    stage: stages[index % 4],
    status: statuses[index % statuses.length],
    statusSince: edge(index),
    statusDue: index % 3 === 0 ? null : edge(index + 1),
    active: !closed && !hold,
    hold,
    closed,
    closedDate: closed ? edge(index * 3) : null,
    closingReason: closed
      ? ['recovered_sold', 'client_recall', 'paid_in_full', null][(index >> 2) % 4]
      : null,
    exportedAt: closed && index % 8 === 3 ? edge(index) : null,
    isRushFile: index % 7 === 2,
    assignmentDate: index % 9 === 4 ? null : edge(index + 2),
    lastActivityDate: edge(index + 3),
    debtorName: debtors[index % debtors.length],
    balanceAmount: [null, '1250.00', '90.50', '12500.00', '90.50'][index % 5],
    daysPastDue: [null, 0, 30, 30, 120][index % 5],
    nextActionDate: [null, '2026-03-10', '2026-03-10', '2026-03-11'][index % 4],
    nextDeadline: [null, '2026-03-10', '2026-03-11', '2026-03-10', null][index % 5],
    nextDeadlineKind: [null, 'disposition', 'prior_notice', 'registration', null][index % 5],
    deadlines: closed ? null : deadlines[index % 5],
    assignedUsers: [
      [],
      [seedId('user', 'file_manager@demo.example')],
      [seedId('user', 'file_manager@demo.example'), seedId('user', 'field_agent@demo.example')],
    ][index % 3],
    assignedCompanies: [
      [],
      [seedId('company', 'V01')],
      [seedId('company', 'V02'), seedId('company', 'V01')],
      [seedId('company', 'V02')],
    ][index % 4],
    source: 'api',
    deletedAt: index === 27 ? nastyAt : null,
  };
});

const number = (number: string, more: object = {}): object => ({ number, type: 'cell', ...more });
/** [file, first name, last name, phones, deleted] */
const known: readonly (readonly [number, string | null, string | null, readonly object[] | null, true?])[] = [
  [0, 'Éloïse', 'Cœur', [number('+14165550142'), number('+15145550199')]],
  [0, 'Paul', "O'Brien", [number('+14165550142')]],
  [1, 'ELOISE', 'COEUR', [number('+14165550143')]],
  [2, 'J_n', '100%', null],
  [3, 'Jan', '1000', []],
  [4, 'D’Arcy', 'OBrien', [number('+441632960001')]],
  [
    5,
    "D'Arcy",
    "o'brien-roy",
    [number('+15145550142', { source: '416 555 0142', lastVerifiedOn: '2026-04-16' })],
  ],
  [6, null, null, [number('+19025550000')]],
  [7, 'Éloïse', 'Gone', [number('+14165550142')], true],
  [8, 'back\\slash', 'Roy', [number('+18195550142')]],
];

const businesses = [null, "Caisse d'Épargne", 'Zoé & Fils', '100% Towing', '100 Towing'];
const types = ['primary_debtor', 'co_debtor', 'guarantor', 'employer'];
const parties = known.map(([file, firstName, lastName, phoneNumbers, deleted], index) => ({
  _id: seedId('relatedParty', `nasty-${index}`),
  fileId: nastyFile(file),
  relatedPartyType: types[index % types.length],
  isPrimary: index % 3 === 0,
  firstName,
  lastName,
  businessName: businesses[index % businesses.length],
  phoneNumbers,
  addresses: [
    null,
    [],
    [{ line1: '1', city: 'Québec' }],
    [
      { line1: '2', city: 'Laval' },
      { line1: '3', city: '100% Ville' },
    ],
  ][index % 4],
  createdAt: edge(index),
  deletedAt: deleted ? nastyAt : null,
}));

const assignments = files.slice(0, 12).map(({ _id }, index) => ({
  _id: seedId('companyAssignment', `nasty-${index}`),
  fileId: index < 6 ? nastyFile(0) : _id,
  companyId: seedId('company', ['V01', 'V02', 'V03'][index % 3] as string),
  role: 'primary',
  activityType: ['bailiff', 'bailiff', 'transporter', 'auction', 'bailiff'][index % 5],
  dueAt: index % 3 === 0 ? null : edge(index + 2),
  status: ['proposed', 'accepted', 'declined', 'recalled'][index % 4],
  sharePreviousFindings: index % 3 === 0,
  assignedAt: edge(index),
}));

const entries = Array.from({ length: 24 }, (_, index) => ({
  _id: seedId('history', `nasty-${index}`),
  fileId: nastyFile(index % 2),
  type: ['file_updated', 'status_changed', 'note_added'][index % 3],
  entity: 'file',
  entityId: nastyFile(index % 2),
  at: edge(Math.floor(index / 2)),
  byUserId: [null, 'supervisor', 'lender_user'].map((who) => who && seedId('user', `${who}@demo.example`))[
    index % 3
  ],
  source: 'api',
  updatedFields: [[], ['status'], ['status', 'stage'], ['assignmentDate']][index % 4],
  changes: [],
  message: `entry ${index}`,
  visibility: 'internal',
}));

/** Files and what belongs to them. */
export async function fillNastyFiles(db: Db): Promise<void> {
  await insertAll(db, 'file', files, nastyAt);
  await insertAll(db, 'relatedParty', parties, nastyAt);
  await insertAll(db, 'companyAssignment', assignments, nastyAt);
  await insertAll(db, 'history', entries, nastyAt);
}
