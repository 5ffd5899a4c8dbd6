import type { Layout } from './layout';

export const stageLayout: Layout<'stage'> = {
  columns: ['order', 'isTerminal'],
  card: ['order', 'isTerminal'],
  sections: [{ title: 'identity', fields: ['label', 'labelFr', 'name', 'order', 'isTerminal'] }],
};
