import type { Field } from '#contract/fields';
import { filterField } from '#contract/list-query';
import type { Declaration } from '#contract/resource';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Words } from '../i18n/words';

/** One thing a list can be narrowed by, as a person sees it: a value, or a range that two parameters bound. */
export type FilterGroup = {
  readonly key: string;
  readonly label: string;
  readonly field: Field;
  /** The field whose counts stand beside the values, where the list counts it. */
  readonly counted: string | undefined;
} & (
  | { readonly from: string; readonly to: string; readonly parameter?: undefined }
  | { readonly parameter: string }
);

/**
 * Every filter of a list, `xFrom` and `xTo` together as one. Hidden ones and those of the path are for
 * programs, and those beyond the specification for a host that knows them.
 */
export function filterGroups(
  name: ResourceName,
  words: Words,
  capabilities: ReadonlySet<string> | undefined,
): FilterGroup[] {
  const declaration = declarationOf(name);
  return Object.keys(declaration.filters).flatMap((parameter): FilterGroup[] => {
    const filter = declaration.filters[parameter];
    if (!filter || filter.hidden || ('beyond' in filter && !capabilities?.has('filters'))) return [];
    if (parameter === 'ids' || parameter === 'names') return [];
    const field = choiceField(declaration, parameter);
    const on = 'on' in filter ? filter.on : undefined;
    const label = words.filterLabel(name, parameter, on);
    if (filter.how === 'to') return [];
    if (filter.how === 'from') {
      const to = parameter.replace(/From$/, 'To');
      return [{ key: parameter, label, field, counted: undefined, from: parameter, to }];
    }
    const counted = declaration.buckets?.find((bucket) => bucket === (on ?? parameter));
    return [{ key: parameter, label, field, counted, parameter }];
  });
}

/** The field of a filter's values; a text that the host's rule reads as words of a closed list is chosen from that list. */
function choiceField(declaration: Declaration, parameter: string): Field {
  const filter = declaration.filters[parameter];
  if (filter?.how === 'rule' && filter.of) return { kind: 'choice', of: filter.of };
  return filterField(declaration, parameter);
}

/** The parameters that a group sets. */
export const parametersOf = (group: FilterGroup): string[] =>
  group.parameter === undefined ? [group.from, group.to] : [group.parameter];
