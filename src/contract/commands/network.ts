import { ruleProvinces, unitsOfRules } from '../reference/enforcement-rule';
import { permission } from '../roles/permission';
import { calls } from './calls';
import { command } from './command';
import { count, id, paged, said } from './usual-answers';

const dataset = { dataset: { kind: 'choice', of: 'seedDataset', default: 'reference' } } as const;
const roleId = { kind: 'reference', to: 'role', required: true } as const;

const percent = { kind: 'decimal', required: true } as const;
const provinceRates = {
  province: { kind: 'choice', of: 'province', required: true },
  gstRate: percent,
  hstRate: percent,
  pstRate: percent,
  qstRate: percent,
  pstName: { kind: 'text' },
  /** The kinds of fee that bear the provincial tax. */
  pstFees: { kind: 'choices', of: 'feeType' },
  effectiveFrom: { kind: 'date', required: true },
  effectiveTo: { kind: 'date' },
  rates: { kind: 'records', of: 'provinceTax', required: true },
  enforcementRules: {
    kind: 'parts',
    required: true,
    fields: {
      _id: id,
      province: { kind: 'word', of: ruleProvinces, required: true },
      key: said,
      value: { kind: 'value' },
      unit: { kind: 'word', of: unitsOfRules, required: true },
      appliesTo: { kind: 'value' },
      sourceTitle: said,
      /** The language of the source’s title, where that is not the reader’s. */
      sourceLanguage: { kind: 'choice', of: 'language' },
      sourceUrl: { kind: 'text' },
      confidence: { kind: 'choice', of: 'ruleConfidence', required: true },
      verifiedOn: { kind: 'date' },
      effectiveFrom: { kind: 'date', required: true },
      effectiveTo: { kind: 'date' },
      note: { kind: 'text' },
      changedAt: { kind: 'moment' },
    },
  },
} as const;

/** Companies, roles, taxes, and the seed calls. */
export const networkCommands = {
  listCoAssignedCompanies: command({
    call: calls.listCoAssignedCompanies,
    right: 'company.list',
    purpose: 'Lists the companies that stand on a file in the caller’s scope, but for the caller’s own.',
    answers: { fields: { data: { kind: 'records', of: 'company', brief: true, required: true }, ...paged } },
  }),
  setRolePermission: command({
    call: calls.setRolePermission,
    right: 'role.editPermission',
    purpose: 'Says what a role may do with one resource; no actions take the resource away from it.',
    body: {
      roleId,
      ...permission,
    },
    answers: { record: 'role' },
    refuses: ['IN_USE'],
  }),
  setRoleActivityTypes: command({
    call: calls.setRoleActivityTypes,
    right: 'role.editAssignable',
    purpose: 'Says the people of which kinds of company may hold a role.',
    body: { roleId, activityTypes: { kind: 'choices', of: 'activityType', required: true } },
    answers: { record: 'role' },
    refuses: ['IN_USE'],
  }),
  showProvinceTax: command({
    call: calls.showProvinceTax,
    right: 'provinceTax.show',
    purpose: 'Tells the rates of a province in force on a day, all its rates, and its rules of enforcement.',
    query: { province: { kind: 'choice', of: 'province', required: true }, asOf: { kind: 'date' } },
    answers: { fields: provinceRates },
    refuses: ['NOT_FOUND'],
  }),
  seedCompanies: command({
    call: calls.seedCompanies,
    right: 'seed.run',
    purpose: 'Loads the companies of a set of data; twice changes nothing.',
    seeds: true,
    body: dataset,
    answers: { fields: { seeded: count } },
  }),
  seedUsers: command({
    call: calls.seedUsers,
    right: 'seed.run',
    purpose: 'Loads the people of a set of data; twice changes nothing.',
    seeds: true,
    body: dataset,
    answers: { fields: { seeded: count } },
  }),
  seedRoles: command({
    call: calls.seedRoles,
    right: 'seed.run',
    purpose: 'Loads the roles of a set of data; twice changes nothing.',
    seeds: true,
    body: dataset,
    answers: { fields: { seeded: count } },
  }),
  seedStages: command({
    call: calls.seedStages,
    right: 'seed.run',
    purpose: 'Loads the stages of a set of data; twice changes nothing.',
    seeds: true,
    body: dataset,
    answers: { fields: { seeded: count } },
  }),
  seedStatuses: command({
    call: calls.seedStatuses,
    right: 'seed.run',
    purpose: 'Loads the statuses of a set of data; twice changes nothing.',
    seeds: true,
    body: dataset,
    answers: { fields: { seeded: count } },
  }),
  seedProvinceTax: command({
    call: calls.seedProvinceTax,
    right: 'seed.run',
    purpose: 'Loads the rates of the provinces of a set of data; twice changes nothing.',
    seeds: true,
    body: dataset,
    answers: { fields: { seeded: count } },
  }),
};
