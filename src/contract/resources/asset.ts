import { resource } from '../resource';

const year = { kind: 'integer', min: 1900, max: 2100 } as const;
const name = { kind: 'text', max: 60, required: true } as const;

/** A model of the catalogue that makes, models, years and trims are chosen from. The documented read is the command `listAssets`. */
export const asset = resource({
  name: 'asset',
  calls: {
    list: 'GET /desk/asset/list',
    create: 'POST /desk/asset/',
    update: 'PATCH /desk/asset/',
    remove: 'DELETE /desk/asset/{id}',
  },
  named: ['auMake', 'auModel'],
  fields: {
    assetType: { kind: 'choice', of: 'assetType', required: true },
    auMake: name,
    auModel: name,
    yearFrom: { ...year, required: true },
    yearTo: year,
    auTrims: { kind: 'texts', max: 40, required: true, default: [] },
  },
  paged: true,
  filters: {
    assetType: { on: 'assetType' },
    auMake: { on: 'auMake' },
    auModel: { on: 'auModel', how: 'contains' },
    year: { how: 'rule', kind: 'integer' },
  },
  sorts: { auMake: 'auMake', auModel: 'auModel', yearFrom: 'yearFrom' },
  sortedBy: 'auMake,auModel,yearFrom',
  buckets: ['assetType', 'auMake'],
  brief: ['assetType', 'auMake', 'auModel', 'yearFrom', 'yearTo', 'auTrims'],
  erased: 'soft',
});
