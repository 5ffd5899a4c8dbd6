import type { Db } from '#server/database/tables';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';

export const nastyAt = '2026-02-01T00:00:00.000Z';

/** Names that a careless substring, fold or order gets wrong. */
const companyNames = [
  "Caisse d'Épargne Cœur",
  'CAISSE D’EPARGNE COEUR NORD',
  '100% Towing_Plus',
  '100 Towing Plus',
  'A_B Salvage',
  'AxB Salvage',
  'Back\\slash Ltd',
  'École Auto',
  'ecole moto',
  'Zoé & Fils',
  'zoe et fils',
] as const;

const companies = companyNames.map((companyName, index) => {
  const isOffice = index % 4 === 3;
  const parent = seedId('company', 'X0');
  const id = seedId('company', `X${index}`);
  return {
    _id: id,
    code: index === 4 ? 'A-B' : `X${index}`,
    companyName,
    activityType: ['lender', 'bailiff', 'towing_storage', 'auction'][index % 4],
    isOffice,
    parentCompanyId: isOffice ? parent : null,
    lineage: isOffice ? [parent, id] : [id],
    state: ['QC', 'ON', 'NB', 'YT', 'QC'][index % 5],
    taxationState: [null, 'QC', 'ON'][index % 3],
    addressLine1: `${index} rue Saint-Cœur`,
    city: 'Trois-Rivières',
    postalCode: 'G9A 1A1',
    phone: `+1819555010${index}`,
    companyStatus: index === 6 ? 'suspended' : 'active',
    assignmentBlocked: false,
    // None, one without a day, and several of which the first counts.
    compliance: [
      null,
      [{ type: 'bond', number: 'B-1' }],
      [
        { type: 'bond', expiresOn: '2026-06-30' },
        { type: 'liability_insurance', expiresOn: `2026-03-0${1 + (index % 4)}` },
      ],
    ][index % 3],
    // The same moment for several, so that an order by it has ties.
    updatedAt: `2026-02-0${1 + (index % 3)}T00:00:00.000Z`,
    deletedAt: index === 5 ? nastyAt : null,
  };
});

const people = [
  ['Léa', "O'Neil"],
  ['LEA', 'ONeil'],
  ['Lea-Rose', 'O’Neil'],
  ['100%', 'Under_score'],
  ['1000', 'Underxscore'],
  ['Zoé', 'Œuvrard'],
  ['Zoe', 'Oeuvrard'],
  ['Zoé', 'Œuvrard'],
  ['Ünal', 'Ängström'],
] as const;

const users = people.map(([firstName, lastName], index) => ({
  _id: seedId('user', `nasty-${index}`),
  email: `nasty-${index}@x.example`,
  firstName,
  lastName,
  companyId: seedId('company', ['X0', 'X1', 'X3'][index % 3] ?? ''),
  officeIds: [[], [seedId('company', 'X3')], [seedId('company', 'X3'), seedId('company', 'X7')]][index % 3],
  roleId: seedId('role', index % 2 ? 'lender_user' : 'field_agent'),
  activityType: ['lender', 'bailiff'][index % 2],
  state: ['QC', 'ON', 'YT'][index % 3],
  timeZone: 'America/Toronto',
  userStatus: ['active', 'invited', 'suspended', 'deactivated'][index % 4],
  // None, one that never ends, and several of which the first counts.
  licences: [
    [{ type: 'Bailiff', number: 'B-1', state: 'ON' }],
    [
      { type: 'Bailiff', number: 'B-2', state: 'ON', expiresOn: '2026-07-31' },
      { type: 'Collector', number: 'C-2', state: 'QC', expiresOn: `2026-04-0${1 + (index % 4)}` },
    ],
    null,
  ][index % 3],
  lastLoginAt: index % 3 === 0 ? null : `2026-02-0${index % 3}T08:00:00.000Z`,
}));

/** Companies and people beside those of the demo network. */
export async function fillNastyNetwork(db: Db): Promise<void> {
  await insertAll(db, 'company', companies, nastyAt);
  await insertAll(db, 'user', users, nastyAt);
}
