import type { ResourceName } from '#contract/resources/index';
import { declarationOf, resourceNames } from '#contract/resources/index';
import type { Sealer } from './sealer';

type Values = Readonly<Record<string, unknown>>;

const known = new Map<ResourceName, readonly string[]>();

/** The fields of a resource that are kept sealed. */
export function sealedFields(name: ResourceName): readonly string[] {
  const found =
    known.get(name) ??
    Object.entries(declarationOf(name).fields).flatMap(([field, { mask }]) =>
      mask === 'sealed' ? [field] : [],
    );
  known.set(name, found);
  return found;
}

/** The resources that keep anything sealed. */
export const resourcesWithSeals = (): ResourceName[] =>
  resourceNames.filter((name) => sealedFields(name).length > 0);

/** The one place that a value is sealed for. */
export const placeOf = (name: ResourceName, field: string, id: string): string => `${name}.${field}.${id}`;

/**
 * A record, or a change of one, with what is kept sealed of it sealed. Each is sealed anew, also where it says what stood there: whoever
 * sets a value may not learn by the answer whether they guessed it.
 */
export function withSeals<V extends Values>(sealer: Sealer, name: ResourceName, id: string, values: V): V {
  const sealed = sealedFields(name)
    .filter((field) => typeof values[field] === 'string')
    .map((field) => [field, sealer.seal(String(values[field]), placeOf(name, field, id))]);
  return sealed.length === 0 ? values : { ...values, ...Object.fromEntries(sealed) };
}

/** What stands behind the seal of a record's field. */
export function openedField<F extends string>(
  sealer: Sealer,
  name: ResourceName,
  record: { readonly _id: string } & { readonly [N in F]?: string | null },
  field: F,
): string | null {
  const kept = record[field];
  return kept == null ? null : sealer.open(kept, placeOf(name, field, record._id));
}
