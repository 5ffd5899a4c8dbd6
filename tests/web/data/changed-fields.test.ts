import { describe, expect, it } from 'vitest';
import { resources } from '#contract/resources/index';
import { changedFields } from '../../../src/web/data/changed-fields';

const asset = { year: 2019, auMake: 'Honda', auModel: 'Civic' };
/** What a form makes of it: each list of a part has a place to grow in. */
const inForm = { ...asset, maEngines: [], eqAttachments: [], aiEngines: [], color: '' };
const changes = (data: Record<string, unknown>, before: Record<string, unknown>) =>
  changedFields(resources.file, data, before);

describe('what a form sends', () => {
  it('is what changed, and no part of which only the empty lists are new', () => {
    expect(changes({ asset: inForm, clientReference: 'R-1' }, { asset, clientReference: null })).toEqual({
      clientReference: 'R-1',
    });
  });

  it('is a part that changed without what nobody filled in', () => {
    expect(changes({ asset: { ...inForm, year: 2020 } }, { asset })).toEqual({
      asset: { year: 2020, auMake: 'Honda', auModel: 'Civic' },
    });
  });

  it('is a list that was emptied', () => {
    expect(changes({ tags: [] }, { tags: ['auction'] })).toEqual({ tags: [] });
    expect(changes({ tags: [] }, { tags: null })).toEqual({});
  });

  it('takes a list out of a part that was emptied', () => {
    const boat = { maMake: 'Sea Ray', maEngines: [{ make: 'Mercury' }] };
    expect(changes({ asset: { ...boat, maEngines: [] } }, { asset: boat })).toEqual({
      asset: { maMake: 'Sea Ray' },
    });
  });
});
