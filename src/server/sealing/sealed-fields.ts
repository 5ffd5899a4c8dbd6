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

/** A record, or a change of one, with what is kept sealed of it sealed. What stands so already and is the same stays as it is. */
export function withSeals<V extends Values>(
  sealer: Sealer,
  name: ResourceName,
  { _id, ...current }: { readonly _id: string } & Values,
  values: V,
): V {
  const given = sealedFields(name).filter((field) => typeof values[field] === 'string');
  if (given.length === 0) return values;
  const sealed = given.map((field) => {
    const place = placeOf(name, field, _id);
    const [value, stands] = [String(values[field]), current[field]];
    const isSame = typeof stands === 'string' && sealer.open(stands, place) === value;
    return [field, isSame ? stands : sealer.seal(value, place)];
  });
  return { ...values, ...Object.fromEntries(sealed) };
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
