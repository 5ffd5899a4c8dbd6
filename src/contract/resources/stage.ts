import { resource } from '../resource';

export const stage = resource({
  name: 'stage',
  calls: { list: 'GET /stage/list' },
  named: ['label'],
  fields: {
    name: { kind: 'choice', of: 'stageName', required: true, set: 'host' },
    label: { kind: 'text', required: true, set: 'host' },
    labelFr: { kind: 'text', required: true, set: 'host' },
    order: { kind: 'integer', required: true, set: 'host' },
    isTerminal: { kind: 'flag', required: true, set: 'host' },
    color: { kind: 'choice', of: 'stageColor', required: true, set: 'host' },
  },
  paged: true,
  filters: {},
  sorts: { order: 'order' },
  sortedBy: 'order',
  brief: ['name', 'label', 'labelFr', 'order', 'isTerminal', 'color'],
  erased: 'never',
});
