import type { Call, Declaration, Filter } from '#contract/resource';
import { listCalls, pathParameters } from '#contract/resource';
import type { Sort } from '#contract/list-query';
import type { Address } from '../http/address-of';
import { addressOf, onlyOne } from '../http/address-of';
import { isDeskCall } from './desk-alone';

export { addressOf };

/** The one value that a call's path takes, whatever its name: `/role/{roleId}`, `/company/{id}`. */
export function addressOfRecord(call: Call, id: string): Address {
  return addressOf(call, Object.fromEntries(pathParameters(call).map((name) => [name, id])));
}

/** The list call whose path the filters can fill; without the desk's own, where the host has none. */
export function listCallFor(
  declaration: Declaration,
  filter: Readonly<Record<string, unknown>>,
  { specifiedAlone = false } = {},
): Call {
  const calls = listCalls(declaration).filter((call) => !specifiedAlone || !isDeskCall(call));
  const fits = calls.find((call) =>
    pathParameters(call).every((name) => onlyOne(filter[name]) !== undefined),
  );
  const call = fits ?? calls[0];
  if (!call) throw new Error(`${declaration.name} is not listed by any call.`);
  return call;
}

/** The resource of a call that is plain simple-rest, `GET /company/{id}`; `undefined` where it is not. */
export function simpleRestResource(call: Call): string | undefined {
  return /^(?:GET|DELETE) \/(\w+)\/\{\w+\}$/.exec(call)?.[1];
}

/** The list filter by which a reference is followed back: the one of its name, or of the field that holds it. */
export function filterOn(declaration: Declaration, target: string): string {
  if (Object.hasOwn(declaration.filters, target)) return target;
  const entries = Object.entries(declaration.filters);
  const [name] =
    entries.find(([, filter]) => 'on' in filter && filter.on === target && !isBound(filter)) ?? [];
  return name ?? target;
}

const isBound = ({ how }: Filter): boolean => how !== undefined && how !== 'is' && how !== 'overlaps';

/** The list filter that takes ids, where a list has one. */
export function idFilter(declaration: Declaration): string | undefined {
  return Object.entries(declaration.filters).find(([, filter]) => 'on' in filter && filter.on === '_id')?.[0];
}

/** The name under which a list is sorted by a field: `clientId` → `clientName`. */
export function sortNameOf(declaration: Declaration, field: string): string | undefined {
  if (Object.hasOwn(declaration.sorts, field)) return field;
  return Object.entries(declaration.sorts).find(([, on]) => on === field || on.startsWith(`${field}.`))?.[0];
}

/** react-admin's sort, several by commas, as the contract's; what a list cannot be sorted by is left out. */
export function sortOf(
  declaration: Declaration,
  sort: { readonly field: string; readonly order: string } | undefined,
): Sort[] {
  if (!sort) return [];
  return sort.field.split(',').flatMap((field) => {
    const by = sortNameOf(declaration, field);
    return by ? [{ by, descending: sort.order === 'DESC' }] : [];
  });
}
