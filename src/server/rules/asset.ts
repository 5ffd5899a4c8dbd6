import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Rules } from '../records/rules';
import { invalid } from './refuse';
import { everyone } from './scopes';

function checkYears({ yearFrom, yearTo }: Pick<Recorded<'asset'>, 'yearFrom' | 'yearTo'>): void {
  if (yearTo != null && yearTo < yearFrom)
    throw invalid('yearTo', sentence('values.notBefore', { field: 'yearTo', other: 'yearFrom' }));
}

/** The catalogue is the platform's: all read it, who may change it changes it for all. */
export const assetRules: Rules<'asset'> = {
  scope: everyone,
  filters: {
    year: (values) =>
      sql`exists (select from unnest(${values.map(Number)}::integer[]) y where y between t."yearFrom" and coalesce(t."yearTo", 2100))`,
  },
  beforeCreate: (_, draft) => {
    checkYears({ yearTo: null, ...draft });
    return Promise.resolve({});
  },
  beforeUpdate: (_, current, change) => {
    checkYears({ ...current, ...change } as Recorded<'asset'>);
    return Promise.resolve({});
  },
  history: (event, { auMake, auModel }) => ({
    type: 'system',
    message: sentence('network.catalogueModelWas', { make: auMake, model: auModel, event }),
    visibility: 'internal',
  }),
};
