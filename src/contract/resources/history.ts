import { resource } from '../resource';

/** One thing that happened, as it is kept for ever: who, when, what, and each field before and after. */
export const history = resource({
  name: 'history',
  calls: { list: 'GET /history/list/{fileId}', create: 'POST /history/' },
  named: ['type'],
  fields: {
    fileId: { kind: 'reference', to: 'file', set: 'once' },
    type: { kind: 'choice', of: 'historyType', required: true, set: 'host' },
    entity: { kind: 'text', max: 60, required: true, set: 'host' },
    entityId: { kind: 'key', set: 'host' },
    at: { kind: 'moment', required: true, set: 'host' },
    byUserId: { kind: 'reference', to: 'user', set: 'host' },
    byCompanyId: { kind: 'reference', to: 'company', set: 'host' },
    source: { kind: 'choice', of: 'historySource', required: true, set: 'host' },
    requestId: { kind: 'text', max: 60, set: 'host' },
    updatedFields: { kind: 'texts', max: 200, set: 'host', required: true },
    changes: {
      kind: 'parts',
      set: 'host',
      required: true,
      fields: {
        field: { kind: 'text', required: true },
        before: { kind: 'value' },
        after: { kind: 'value' },
      },
    },
    message: { kind: 'prose', max: 2000, required: true, hostWords: true },
    visibility: { kind: 'choice', of: 'noteAudience', required: true, set: 'host' },
  },
  paged: true,
  filters: {
    fileId: { on: 'fileId' },
    type: { on: 'type' },
    updatedFields: { on: 'updatedFields', how: 'overlaps' },
  },
  sorts: { at: 'at' },
  sortedBy: '-at',
  brief: [
    'fileId',
    'type',
    'entity',
    'entityId',
    'at',
    'byUserId',
    'byCompanyId',
    'source',
    'updatedFields',
    'changes',
    'message',
  ],
  erased: 'never',
});
