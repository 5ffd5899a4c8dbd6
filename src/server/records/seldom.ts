import type { ListQuery } from '#contract/list-query';
import type { ResourceName } from '#contract/resources/index';
import { rulesOf } from './installed-rules';

type Filters = ListQuery['filters'];

/**
 * Filters of which `all` find as many rows as those that are given and each of `less` together: rows without what few have are counted
 * as all rows less those few, since an index knows the few, and none knows the others.
 */
export function seldomApart(
  name: ResourceName,
  filters: Filters,
): { readonly all: Filters; readonly less: readonly Filters[] } {
  const less: Filters[] = [];
  let all = filters;
  for (const flag of rulesOf(name).seldom ?? []) {
    const asked = filters[flag];
    if (asked?.length !== 1 || asked[0] !== false) continue;
    const { [flag]: _, ...others } = all;
    less.push({ ...others, [flag]: [true] });
    all = others;
  }
  return { all, less };
}
