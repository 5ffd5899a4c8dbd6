import { resource } from '../resource';
import { permission } from '../roles/permission';
import { roleCalls } from './person-calls';

export const role = resource({
  name: 'role',
  calls: roleCalls,
  named: ['name'],
  fields: {
    key: { kind: 'text', pattern: 'slug', required: true, set: 'once' },
    name: { kind: 'text', min: 2, max: 60, required: true },
    nameFr: { kind: 'text', max: 60 },
    description: { kind: 'text', max: 200 },
    descriptionFr: { kind: 'text', max: 200 },
    scope: { kind: 'choice', of: 'scope', required: true },
    writesOwnOnly: { kind: 'flag', required: true, default: false },
    permissions: { kind: 'parts', fields: permission, required: true, default: [] },
    assignableToActivityTypes: { kind: 'choices', of: 'activityType', required: true, default: [] },
    isSystem: { kind: 'flag', required: true, set: 'host' },
    isActive: { kind: 'flag', required: true, default: true },
    requiresMfa: { kind: 'flag', required: true, set: 'host' },
    userCount: { kind: 'integer', set: 'host', derived: true },
  },
  paged: false,
  filters: {
    roleId: { on: '_id' },
    /** Those that the caller may give to people of a company. */
    companyId: { how: 'rule', kind: 'reference', to: 'company', hidden: true, beyond: true },
  },
  sorts: { name: 'name', key: 'key' },
  sortedBy: 'name',
  brief: [
    'key',
    'name',
    'nameFr',
    'description',
    'descriptionFr',
    'scope',
    'assignableToActivityTypes',
    'isSystem',
    'isActive',
    'userCount',
  ],
  erased: 'never',
});
