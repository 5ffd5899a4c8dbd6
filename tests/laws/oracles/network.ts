import type { ResourceName } from '#contract/resources/index';
import { seedId } from '#server/seed/seed-id';
import { nastyFile } from '../../support/nasty-files';
import {
  bounds,
  byId,
  byName,
  contains,
  either,
  from,
  holds,
  is,
  name,
  named,
  through,
  to,
  value,
} from './oracle';
import type { ListOracle, Row, World } from './oracle';

const company = (code: string): string => seedId('company', code);

/** The companies above one, topmost first, and itself. */
const lineageIn = (tables: World['tables'], id: unknown): readonly string[] =>
  (tables.company.find(({ _id }) => _id === id)?.lineage ?? []) as string[];

const houseIn = (tables: World['tables'], id: unknown): string => lineageIn(tables, id)[0] ?? '';

/** The earliest day on which one of such parts of a row ends. */
const firstOf =
  (parts: string) =>
  (row: Row): string | null => {
    const days = ((row[parts] ?? []) as { expiresOn?: string | null }[]).flatMap(
      (one) => one.expiresOn ?? [],
    );
    return days.toSorted()[0] ?? null;
  };
const [firstExpiry, firstLicence] = [firstOf('compliance'), firstOf('licences')];

const companyOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    names: is('companyName', [
      ["Caisse d'Épargne Cœur"],
      ['École Auto', 'A_B Salvage'],
      ['École'],
      ['%'],
      ['AxB Salvage'],
    ]),
    companyName: contains('companyName', [
      ["d'épargne"],
      ['D’EPARGNE'],
      ['coeur'],
      ['CŒUR'],
      ['100%'],
      ['%'],
      ['_'],
      ['a_b'],
      ['\\'],
      ['ecole'],
      ['zoe', 'ecole'],
      ['axb'],
    ]),
    code: is('code', [['X1'], ['A-B', 'LNA'], ['X'], ['x1'], ['LN%']]),
    activityType: is('activityType', [['bailiff'], ['auction', 'agency'], ['insurer']], ['Bailiff']),
    ids: is(
      '_id',
      [[company('X0')], [company('X0'), company('LNB'), seedId('user', 'x')], [company('X5')]],
      ['X0'],
    ),
    state: is('state', [['QC'], ['NB', 'YT'], ['PE']], ['qc']),
    taxationState: is('taxationState', [['QC'], ['ON', 'AB'], ['PE']], ['quebec']),
    isOffice: is('isOffice', [['true'], ['false'], ['true', 'false']], ['1']),
    parentCompanyId: is(
      'parentCompanyId',
      [[company('X0')], [company('X0'), company('LNA')], [company('V01')]],
      ['x'],
    ),
    nextExpiryTo: {
      cases: [['2026-03-02'], ['2026-03-03', '2026-01-01'], ['2026-06-30'], ['2020-01-01']],
      refused: ['soon', '2026-02-30'],
      keeps: (row, day) => firstExpiry(row) !== null && String(firstExpiry(row)) <= day,
    },
    takesPeople: either(({ companyStatus }) => companyStatus === 'active'),
    officesOf: {
      cases: [[company('LNA')], [company('LNA-E')], [company('NLR'), company('X0')], [company('V01')]],
      refused: ['LNA'],
      keeps: ({ isOffice, lineage }, companyId, { tables }) =>
        isOffice === true &&
        tables.company.some(
          (one) => one._id === companyId && (one.lineage as string[])[0] === (lineage as string[])[0],
        ),
    },
  },
  sorts: {
    nextExpiry: firstExpiry,
    companyName: name('companyName'),
    code: value('code'),
    activityType: value('activityType'),
    state: value('state'),
    updatedAt: value('updatedAt'),
  },
  sortedBy: 'companyName',
  buckets: {
    activityType: { own: 'activityType' },
    state: { own: 'state' },
    isOffice: { own: 'isOffice' },
  },
};

const userOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    companyId: is('companyId', [[company('X0')], [company('X1'), company('NLR')], [company('X9')]], ['X0']),
    officeIds: holds(
      'officeIds',
      [[company('X3')], [company('X7')], [company('X7'), company('X3')], [company('X9')]],
      ['X3'],
    ),
    activityType: is('activityType', [['bailiff'], ['bailiff', 'agency'], ['insurer']], ['x']),
    state: is('state', [['YT'], ['QC', 'ON'], ['PE']], ['yt']),
    roleId: is(
      'roleId',
      [[seedId('role', 'field_agent')], [seedId('role', 'lender_user'), seedId('role', 'accountant')]],
      ['accountant'],
    ),
    userStatus: is('userStatus', [['invited'], ['suspended', 'deactivated'], ['locked']], ['gone']),
    firstName: contains('firstName', [['lea'], ['LÉA'], ['%'], ['100'], ['zoé'], ['unal', 'lea-'], ['_']]),
    lastName: contains('lastName', [
      ["o'neil"],
      ['O’NEIL'],
      ['oneil'],
      ['œuvrard'],
      ['OEUVRARD'],
      ['_'],
      ['r_s'],
      ['angstrom'],
      ['under', 'ang'],
    ]),
    ids: is(
      '_id',
      [[seedId('user', 'nasty-0')], [seedId('user', 'nasty-1'), seedId('user', 'nasty-3'), company('X0')]],
      ['1'],
    ),
    nextExpiryTo: {
      cases: [['2026-04-02'], ['2026-04-01', '2026-01-01'], ['2026-07-31'], ['2020-01-01']],
      refused: ['soon', '2026-02-30'],
      keeps: (row, day) => firstLicence(row) !== null && String(firstLicence(row)) <= day,
    },
    houseOf: {
      cases: [[company('LNA-E')], [company('X0'), company('V01')], [company('NLR')], [nastyFile(0)]],
      refused: ['LNA'],
      keeps: ({ companyId }, asked, { tables }) => houseIn(tables, companyId) === houseIn(tables, asked),
    },
    worksOn: {
      cases: [[nastyFile(0)], [nastyFile(1), nastyFile(2)], [nastyFile(3)], [company('NLR')]],
      refused: ['LNA-2600001'],
      keeps: ({ userStatus, companyId }, fileId, { tables }) => {
        const above = lineageIn(tables, companyId);
        const file = tables.file.find(({ _id, deletedAt }) => _id === fileId && deletedAt === null);
        const asked = tables.companyAssignment.filter(
          (one) => one.fileId === fileId && one.deletedAt === null && one.status === 'accepted',
        );
        const handles = file !== undefined && houseIn(tables, file.agencyId) === houseIn(tables, companyId);
        const isIn = file !== undefined && asked.some((one) => above.includes(one.companyId as string));
        return userStatus === 'active' && (handles || isIn);
      },
    },
  },
  sorts: {
    nextExpiry: firstLicence,
    lastName: name('lastName'),
    firstName: name('firstName'),
    email: value('email'),
    companyName: byName(through('companyId', 'company', 'companyName')),
    userStatus: value('userStatus'),
    lastLoginAt: value('lastLoginAt'),
  },
  sortedBy: 'lastName,firstName',
  buckets: {
    activityType: { own: 'activityType' },
    roleId: { own: 'roleId', label: named('role', 'name') },
    userStatus: { own: 'userStatus' },
    state: { own: 'state' },
    companyId: { own: 'companyId', label: named('company', 'companyName') },
  },
};

const roleOracle: ListOracle = {
  shows: () => true,
  filters: {
    roleId: is(
      '_id',
      [
        [seedId('role', 'accountant')],
        [seedId('role', 'accountant'), seedId('role', 'supervisor')],
        [company('X0')],
      ],
      ['accountant'],
    ),
    companyId: {
      cases: [[company('NLR')], [company('PAR')], [company('LNA'), company('V01')], [company('X9')]],
      refused: ['NLR'],
      keeps: ({ isActive, assignableToActivityTypes, scope }, companyId, { tables }) =>
        tables.company.some(
          ({ _id, activityType }) =>
            _id === companyId &&
            isActive === true &&
            (assignableToActivityTypes as unknown[]).includes(activityType) &&
            (scope !== 'all' || _id === company('NLR')),
        ),
    },
  },
  sorts: { name: name('name'), key: value('key') },
  sortedBy: 'name',
};

const stageOracle: ListOracle = {
  shows: () => true,
  filters: {},
  sorts: { order: value('order') },
  sortedBy: 'order',
};

const statusOracle: ListOracle = {
  shows: () => true,
  filters: {
    stageId: is(
      'stageId',
      [[seedId('stage', 'intake')], [seedId('stage', 'intake'), seedId('stage', 'legal')], [company('X0')]],
      ['intake'],
    ),
    stageName: is('stageName', [['intake'], ['intake', 'legal']], ['Intake']),
    category: is('category', [['waiting'], ['open', 'terminal']], ['x']),
  },
  sorts: { stage: through('stageId', 'stage', 'order'), order: value('order') },
  sortedBy: 'stage,order',
};

const assetOracle: ListOracle = {
  shows: () => true,
  filters: {
    assetType: is('assetType', [['automobile'], ['heavy_truck', 'automobile']], ['car']),
    auMake: is('auMake', [['Honda'], ['Toyota', 'Volvo']]),
    auModel: contains('auModel', [['civic'], ['cross']]),
    year: {
      cases: [['1975'], ['2012', '2019']],
      refused: ['12.5'],
      keeps: ({ yearFrom, yearTo }, year) =>
        Number(yearFrom) <= Number(year) && (yearTo === null || Number(yearTo) >= Number(year)),
    },
  },
  sorts: { auMake: name('auMake'), auModel: name('auModel'), yearFrom: value('yearFrom') },
  sortedBy: 'auMake,auModel,yearFrom',
  buckets: { assetType: { own: 'assetType' }, auMake: { own: 'auMake' } },
};

const provinceTaxOracle: ListOracle = {
  shows: () => true,
  filters: { province: is('province', [['QC'], ['ON', 'NS']], ['Quebec']) },
  sorts: { province: value('province'), effectiveFrom: value('effectiveFrom') },
  sortedBy: 'province,-effectiveFrom',
};

const companyReportScheduleOracle: ListOracle = {
  shows: (row) => row.deletedAt === null,
  filters: {
    dateFrom: from('nextRunAt', bounds),
    dateTo: to('nextRunAt', bounds),
    companyId: is(
      'companyId',
      [[company('LNA')], [company('LNA'), company('NLR')], [company('V01')]],
      ['LNA'],
    ),
    isActive: is('isActive', [['true'], ['false'], ['true', 'false']], ['1']),
    ids: byId('companyReportSchedule'),
  },
  sorts: { name: name('name'), nextRunAt: value('nextRunAt'), lastRunAt: value('lastRunAt') },
  sortedBy: 'nextRunAt',
};

export const networkOracles = {
  companyReportSchedule: companyReportScheduleOracle,
  company: companyOracle,
  user: userOracle,
  role: roleOracle,
  stage: stageOracle,
  status: statusOracle,
  provinceTax: provinceTaxOracle,
  asset: assetOracle,
} satisfies { readonly [N in ResourceName]?: ListOracle };
