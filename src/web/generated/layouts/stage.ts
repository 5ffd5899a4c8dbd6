import type { Layout } from './layout';

export const stageLayout: Layout<'stage'> = {
  lead: 'fixedStages',
  columns: ['order', 'isTerminal'],
  card: ['order', 'isTerminal'],
  sections: [{ title: 'identity', fields: ['label', 'labelFr', 'name', 'order', 'isTerminal'] }],
};
