import { leavesOf } from '#contract/leaves';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';

type Path = string;

/** Without accents, capitals and what stands between digits: as the host compares. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const digits = (text: string) => text.replace(/\D/g, '');

/** Whether a text holds what was typed, or a number its digits. */
export function holds(text: string, typed: string): boolean {
  if (plain(text).includes(plain(typed))) return true;
  const wanted = digits(typed);
  return wanted.length > 3 && wanted.length >= typed.length / 2 && digits(text).includes(wanted);
}

/** What no person types: which record something is, and what may be done with it. */
const unsaid = /^(?:id|_id|may|version|.*Ids?|.*At)$/;

function* textsOf(value: unknown, path: Path): Generator<readonly [path: Path, text: string]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, String(value)];
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* textsOf(one, `${path}[${index}]`);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      if (!unsaid.test(name)) yield* textsOf(one, path ? `${path}.${name}` : name);
}

/** Kinds whose values a person reads by other words than they are kept by, or that no host searches. */
const unsearched = new Set(['choice', 'choices', 'flag', 'money', 'date', 'moment']);

const silent = new Map<ResourceName, ReadonlySet<Path>>();

/** The fields of a resource that nothing is found by, which are the same for each of its records. */
function silentOf(name: ResourceName): ReadonlySet<Path> {
  const known = silent.get(name);
  if (known) return known;
  const leaves = leavesOf(declarationOf(name).fields);
  const found = new Set(leaves.flatMap(([path, { kind }]) => (unsearched.has(kind) ? [path] : [])));
  silent.set(name, found);
  return found;
}

/** The field of a record that holds what was typed, and what it says; `undefined` where no single one does. */
export function whyFound(
  name: ResourceName,
  record: object,
  typed: string,
): { path: Path; text: string } | undefined {
  const silentHere = silentOf(name);
  for (const [path, text] of textsOf(record, ''))
    if (!silentHere.has(path.replace(/\[\d+\]/g, '')) && holds(text, typed)) return { path, text };
  return undefined;
}
