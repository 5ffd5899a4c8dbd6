import type { Field } from '#contract/fields';
import { filterField } from '#contract/list-query';
import type { Declaration } from '#contract/resource';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import type { Words } from '../i18n/words';

/**
 * One thing a list can be narrowed by, as a person sees it: a value, a range that two parameters bound, or a value of what lies in a range.
 */
export type FilterGroup = {
  readonly key: string;
  readonly label: string;
  readonly field: Field;
  /** The field whose counts stand beside the values, where the list counts it. */
  readonly counted: string | undefined;
} & (
  | { readonly from: string; readonly to: string; readonly parameter?: undefined; readonly days?: undefined }
  | { readonly parameter: string; readonly days?: Days }
);

interface Days {
  readonly from: string;
  readonly to: string;
}

/** What a host can do beyond the specification, and the fields that its reader is shown nothing of. */
interface Known {
  readonly capabilities: ReadonlySet<string> | undefined;
  readonly hidden?: readonly string[];
}

/**
 * Every filter of a list, `xFrom` and `xTo` together as one, with `xKind` where they belong together. Hidden ones and those of the path are for
 * programs, and those beyond the specification for a host that knows them.
 */
export function filterGroups(
  name: ResourceName,
  words: Words,
  { capabilities, hidden = [] }: Known,
): FilterGroup[] {
  const declaration = declarationOf(name);
  return Object.keys(declaration.filters).flatMap((parameter): FilterGroup[] => {
    const filter = declaration.filters[parameter];
    if (!filter || filter.hidden || ('beyond' in filter && !capabilities?.has('filters'))) return [];
    if (parameter === 'ids' || parameter === 'names') return [];
    const field = choiceField(declaration, parameter);
    const on = 'on' in filter ? filter.on : undefined;
    const part = 'together' in filter ? filter.on.split('.')[0] : undefined;
    if (hidden.some((one) => one === (part ?? on))) return [];
    if (part && filter.how) return [];
    if (part) {
      const [from, to] = ['From', 'To'].map((bound) => parameter.replace(/Kind$/, bound)) as [string, string];
      const days = { from, to };
      return [{ key: parameter, label: words.label(name, part), field, counted: undefined, parameter, days }];
    }
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
export const parametersOf = (group: FilterGroup): string[] => {
  const { parameter, days } = group.parameter === undefined ? { parameter: undefined, days: group } : group;
  return [...(parameter === undefined ? [] : [parameter]), ...(days ? [days.from, days.to] : [])];
};
