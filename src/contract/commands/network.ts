import { command } from './command';

const dataset = { dataset: { kind: 'choice', of: 'seedDataset', default: 'reference' } } as const;
const roleId = { kind: 'reference', to: 'role', required: true } as const;

/** Companies, roles, taxes, and the seed calls. */
export const networkCommands = {
  listCoAssignedCompanies: command({
    call: 'GET /company/listCoAssignedCompanies',
    right: 'company.list',
    answers: '{ data: companies that share a file with mine }',
  }),
  setRolePermission: command({
    call: 'PATCH /role/permission',
    right: 'role.editPermission',
    body: {
      roleId,
      resource: { kind: 'text', max: 60, required: true },
      actions: { kind: 'texts', max: 40, required: true },
      limited: { kind: 'texts', max: 40 },
    },
    answers: 'role',
  }),
  setRoleActivityTypes: command({
    call: 'PATCH /role/assignableToActivityTypes',
    right: 'role.editAssignable',
    body: { roleId, activityTypes: { kind: 'choices', of: 'activityType', required: true } },
    answers: 'role',
  }),
  showProvinceTax: command({
    call: 'GET /provinceTax/{province}',
    right: 'provinceTax.show',
    query: { province: { kind: 'choice', of: 'province', required: true }, asOf: { kind: 'date' } },
    answers:
      '{ province, gstRate, hstRate, pstRate, qstRate, pstName, effectiveFrom, rates, enforcementRules }',
  }),
  seedCompanies: command({
    call: 'POST /company/seed',
    right: 'seed.run',
    seeds: true,
    body: dataset,
    answers: '{ seeded }',
  }),
  seedUsers: command({
    call: 'POST /user/seed',
    right: 'seed.run',
    seeds: true,
    body: dataset,
    answers: '{ seeded }',
  }),
  seedRoles: command({
    call: 'POST /role/seed',
    right: 'seed.run',
    seeds: true,
    body: dataset,
    answers: '{ seeded }',
  }),
  seedStages: command({
    call: 'POST /stage/seed',
    right: 'seed.run',
    seeds: true,
    body: dataset,
    answers: '{ seeded }',
  }),
  seedStatuses: command({
    call: 'POST /status/seed',
    right: 'seed.run',
    seeds: true,
    body: dataset,
    answers: '{ seeded }',
  }),
  seedProvinceTax: command({
    call: 'POST /provinceTax/seed',
    right: 'seed.run',
    seeds: true,
    body: dataset,
    answers: '{ seeded }',
  }),
};
