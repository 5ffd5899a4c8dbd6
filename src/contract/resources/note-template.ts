import { resource } from '../resource';

export const noteTemplate = resource({
  name: 'noteTemplate',
  calls: {
    list: 'GET /noteTemplate/list',
    show: 'GET /noteTemplate/{id}',
    create: 'POST /noteTemplate/',
    replace: 'PUT /noteTemplate/{id}',
    remove: 'DELETE /noteTemplate/{id}',
  },
  named: ['name'],
  fields: {
    name: { kind: 'text', min: 2, max: 120, required: true },
    body: { kind: 'prose', max: 10_000, required: true },
    noteType: { kind: 'choice', of: 'noteType', required: true, default: 'general' },
    audience: { kind: 'choice', of: 'noteAudience', required: true, default: 'internal' },
    activityTypes: { kind: 'choices', of: 'activityType', required: true, default: [] },
    language: { kind: 'choice', of: 'language', required: true, default: 'en' },
    isActive: { kind: 'flag', required: true, default: true },
    companyId: { kind: 'reference', to: 'company', set: 'host' },
  },
  paged: true,
  filters: {
    name: { on: 'name', how: 'contains' },
    activityTypes: { on: 'activityTypes', how: 'overlaps' },
  },
  sorts: { name: 'name', noteType: 'noteType', updatedAt: 'updatedAt' },
  sortedBy: 'name',
  brief: ['name', 'body', 'noteType', 'audience', 'activityTypes', 'language', 'isActive', 'companyId'],
  erased: 'soft',
});
