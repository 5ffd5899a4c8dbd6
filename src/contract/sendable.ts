import type { Field } from './fields';
import type { Declaration } from './resource';

/** What is sent: a `draft` makes a record, a `change` carries only what changes. */
export type Shape = 'draft' | 'change';

/** Whether people may send a field: a part of which the host sets everything, they do not. */
export function mayBeSent(field: Field, shape: Shape): boolean {
  if (field.kind === 'part' && Object.values(field.fields).every(({ set }) => set === 'host')) return false;
  return field.set !== 'host' && !(shape === 'change' && field.set === 'once');
}

/** Of a part, what people may send: the rest is set by the host, and stays as it is. */
export function sentWithin(field: Field, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (field.kind !== 'part') return { ...value };
  return Object.fromEntries(Object.entries(value).filter(([name]) => field.fields[name]?.set !== 'host'));
}

/** Of a part, what the host set of it. */
export function heldWithin(field: Field, value: unknown): Record<string, unknown> {
  if (field.kind !== 'part' || typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([name]) => field.fields[name]?.set === 'host'));
}

/** The fields that people may send, in declared order: what a create or edit form shows. */
export function sendable(declaration: Declaration, shape: Shape): [string, Field][] {
  return Object.entries(declaration.fields).filter(([, field]) => mayBeSent(field, shape));
}
