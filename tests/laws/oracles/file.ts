import type { ResourceName } from '#contract/resources/index';
import type { WaitingFile } from '#contract/lifecycles/who-moves';
import { moverOf } from '#contract/lifecycles/who-moves';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import { deadlineFilters, deadlineSorts, oneDeadline } from './deadlines';
import {
  bounds,
  byName,
  contains,
  containsIn,
  either,
  digits,
  from,
  holds,
  is,
  name,
  named,
  plain,
  through,
  to,
  value,
} from './oracle';
import type { FilterOracle, ListOracle, Row, World } from './oracle';

const flag = (field: string): FilterOracle =>
  is(field, [['true'], ['false'], ['true', 'false']], ['yes', '1', 'TRUE']);
const company = (code: string): string => seedId('company', code);
const isNone = (list: unknown): boolean => (list as unknown[]).length === 0;

function ofParty(cases: FilterOracle['cases'], meets: (party: Row, value: string) => boolean): FilterOracle {
  return {
    cases,
    keeps: (file, wanted, { tables }) =>
      tables.relatedParty.some(
        (party) => party.fileId === file._id && party.deletedAt === null && meets(party, wanted),
      ),
  };
}

/** By its name, or by the id of the stage or status that has that name. */
function byNameOrId(field: 'stage' | 'status', cases: FilterOracle['cases']): FilterOracle {
  return {
    cases,
    refused: ['no_such', 'Intake', "intake'"],
    keeps: (row, wanted, { tables }: World) =>
      row[field] === wanted || tables[field].some(({ _id, name }) => _id === wanted && name === row[field]),
  };
}

const fileOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  also: oneDeadline,
  filters: {
    fileId: is(
      '_id',
      [[nastyFile(0)], [nastyFile(3), nastyFile(7), nastyFile(7)], [nastyFile(27)], [company('LNA')]],
      ['7', 'x'],
    ),
    clientId: is('clientId', [[company('LNA')], [company('LNA'), company('LNC')], [company('V01')]], ['LNA']),
    contractType: is('contractType', [['other'], ['other', 'secured_loan'], ['rental']], ['OTHER', 'x']),
    assetType: is('assetType', [['marine'], ['marine', 'aircraft']], ['boat']),
    stage: byNameOrId('stage', [
      ['intake'],
      ['intake', 'secured'],
      [seedId('stage', 'intake')],
      [seedId('stage', 'secured'), 'close_out'],
      ['legal'],
    ]),
    status: byNameOrId('status', [
      ['attempting'],
      ['attempting', 'closed'],
      [seedId('status', 'closed')],
      [seedId('stage', 'intake')],
    ]),
    state: is('state', [['QC'], ['ON', 'YT'], ['SK']], ['qc', 'CA', 'Quebec']),
    active: flag('active'),
    hold: flag('hold'),
    closed: flag('closed'),
    isRushFile: flag('isRushFile'),
    assignedUsers: holds(
      'assignedUsers',
      [
        [seedId('user', 'field_agent@demo.example')],
        [seedId('user', 'file_manager@demo.example')],
        [seedId('user', 'field_agent@demo.example'), seedId('user', 'file_manager@demo.example')],
        [seedId('user', 'administrator@demo.example')],
      ],
      ['me'],
    ),
    assignedCompanies: holds(
      'assignedCompanies',
      [[company('V01')], [company('V02')], [company('V01'), company('V02')], [company('V03')]],
      ['V01'],
    ),
    bankAccountNumber: {
      cases: [
        ['000011112222'],
        ['2222'],
        ['4444'],
        ['12222'],
        ['11112222'],
        ['000011112222', '33334444'],
        ['%'],
        ['____'],
        ['0000'],
        ['AB12CD34'],
        ['CD34'],
      ],
      keeps: (row, wanted) =>
        row.bankAccountNumber === wanted ||
        (wanted.length === 4 && String(row.bankAccountNumber).slice(-4) === wanted),
    },
    plateNumber: containsIn(
      (row) => [(row.asset as Row | null)?.plateNumber],
      [['abc'], ['X_9', '123'], ['_']],
    ),
    clientContact: containsIn(
      (row) => [(row.clientContact as Row | null)?.name],
      [['sam'], ['X_9', 'ann'], ['_']],
    ),
    serialNumber: contains('serialNumber', [
      ['2T1BURHE8K0000002'],
      ['burhe'],
      ['BURHE'],
      ['%'],
      ['t%w'],
      ['_'],
      ['B_C'],
      ['TX', 'AXB'],
      ['0000003'],
      ['nothing'],
    ]),
    relatedPartyFirstName: ofParty(
      [
        ['éloïse'],
        ['ELOISE'],
        ['eloi'],
        ["d'arcy"],
        ['d’arcy'],
        ['J_n'],
        ['_'],
        ['%'],
        ['\\'],
        ['paul', 'jan'],
        ['gone'],
      ],
      (party, wanted) => party.firstName !== null && plain(party.firstName).includes(plain(wanted)),
    ),
    relatedPartyLastName: ofParty(
      [
        ['cœur'],
        ['COEUR'],
        ["o'brien"],
        ['O’BRIEN'],
        ['obrien'],
        ['100%'],
        ['0'],
        ['roy'],
        ['deleted'],
        ['roy', 'gone'],
      ],
      (party, wanted) => party.lastName !== null && plain(party.lastName).includes(plain(wanted)),
    ),
    relatedPartyPhoneNumbers: ofParty(
      [
        ['4165550142'],
        ['(416) 555-0142'],
        ['+1 416 555 0142'],
        ['1 416-555-0142'],
        ['555-01'],
        ['0142'],
        ['441632'],
        ['9025550000', '(514) 555-0199'],
        ['2026'],
        ['000000'],
        ['55501424'],
      ],
      (party, wanted) =>
        ((party.phoneNumbers ?? []) as { number: string }[]).some(({ number }) =>
          digits(number).includes(digits(wanted)),
        ),
    ),
    lastActivityDateFrom: from('lastActivityDate', bounds),
    lastActivityDateTo: to('lastActivityDate', bounds),
    assignmentDateFrom: from('assignmentDate', bounds),
    assignmentDateTo: to('assignmentDate', bounds),
    closedDateFrom: from('closedDate', bounds),
    closedDateTo: to('closedDate', bounds),
    ...deadlineFilters,
    closingReason: is('closingReason', [['recovered_sold'], ['client_recall', 'paid_in_full']], ['sold']),
    pastStatusDue: either(
      ({ statusDue, hold }, { now }) =>
        statusDue !== null && new Date(statusDue as string) < new Date(now) && hold !== true,
    ),
    unassigned: either(
      ({ assignedUsers, assignedCompanies }) => isNone(assignedUsers) && isNone(assignedCompanies),
    ),
    awaitsExport: either(
      ({ closed, exportedAt, agencyId }) =>
        closed === true && exportedAt === null && agencyId === company('NLR'),
    ),
    whoMoves: {
      cases: [['agency'], ['client', 'vendor'], ['time'], ['court'], ['nobody'], ['agency', 'time']],
      refused: ['me', 'debtor'],
      keeps: (row, wanted, { now }) => moverOf(row as unknown as WaitingFile, Date.parse(now)) === wanted,
    },
  },
  sorts: {
    lastActivityDate: value('lastActivityDate'),
    assignmentDate: value('assignmentDate'),
    closedDate: value('closedDate'),
    ref: value('ref'),
    state: value('state'),
    daysPastDue: value('daysPastDue'),
    nextActionDate: value('nextActionDate'),
    clientName: byName(through('clientId', 'company', 'companyName')),
    debtorName: name('debtorName'),
    statusDue: value('statusDue'),
    nextDeadline: value('nextDeadline'),
    ...deadlineSorts,
    status: value('status'),
    balanceAmount: ({ balanceAmount }) => (balanceAmount === null ? null : Number(balanceAmount)),
  },
  sortedBy: '-lastActivityDate',
  buckets: {
    clientId: { own: 'clientId', label: named('company', 'companyName') },
    stage: { own: 'stage' },
    status: { own: 'status' },
    state: { own: 'state' },
    contractType: { own: 'contractType' },
    assetType: { own: 'assetType' },
    active: { own: 'active' },
    hold: { own: 'hold' },
    closed: { own: 'closed' },
    isRushFile: { own: 'isRushFile' },
  },
};

export const fileOracles = {
  file: fileOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
