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

/** The field of a record that holds what was typed, and what it says; `undefined` where no single one does. */
export function whyFound(
  name: ResourceName,
  record: object,
  typed: string,
): { path: Path; text: string } | undefined {
  const kinds = new Map(leavesOf(declarationOf(name).fields).map(([path, { kind }]) => [path, kind]));
  for (const [path, text] of textsOf(record, '')) {
    const kind = kinds.get(path.replace(/\[\d+\]/g, ''));
    if (!(kind && unsearched.has(kind)) && holds(text, typed)) return { path, text };
  }
  return undefined;
}
