import type { Layout } from './layout';

export const assetLayout: Layout<'asset'> = {
  columns: ['assetType', 'yearFrom', 'yearTo', 'auTrims'],
  card: ['assetType', 'yearFrom', 'yearTo'],
  sections: [
    { title: 'details', fields: ['assetType', 'auMake', 'auModel', 'yearFrom', 'yearTo', 'auTrims'] },
  ],
};
