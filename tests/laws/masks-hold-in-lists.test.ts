import { expect, it } from 'vitest';
import { declarationOf, resourceNames } from '#contract/resources/index';

it('orders by nothing that is masked, and narrows by it only by a whole number that was known before', () => {
  for (const name of resourceNames) {
    const { fields, sorts, filters, buckets = [] } = declarationOf(name);
    const guarded = Object.keys(fields).filter((field) => fields[field]?.mask ?? fields[field]?.group);
    const narrowing = Object.values(filters).flatMap((filter) =>
      'on' in filter && filter.how !== 'account' ? [filter.on] : [],
    );
    expect(
      [...Object.values(sorts), ...buckets, ...narrowing].filter((field) => guarded.includes(field)),
      name,
    ).toEqual([]);
  }
});
