import { expect, it } from 'vitest';
import { declarationOf, resourceNames } from '#contract/resources/index';

// What a group of fields holds is an order for those alone who see the group: the host refuses it to others.
it('orders by nothing that is masked, and narrows by it only by a whole number that was known before', () => {
  for (const name of resourceNames) {
    const { fields, sorts, filters, buckets = [] } = declarationOf(name);
    const guarded = Object.keys(fields).filter((field) => fields[field]?.mask ?? fields[field]?.group);
    const masked = guarded.filter((field) => fields[field]?.mask);
    const narrowing = Object.values(filters).flatMap((filter) =>
      'on' in filter && filter.how !== 'account' ? [filter.on] : [],
    );
    const told = [...buckets, ...narrowing].filter((field) => guarded.includes(field));
    expect([...told, ...Object.values(sorts).filter((field) => masked.includes(field))], name).toEqual([]);
  }
});
