import type { Field } from './fields';
import type { Declaration } from './resource';

/** What is sent: a `draft` makes a record, a `change` carries only what changes. */
export type Shape = 'draft' | 'change';

/** Whether people may send a field. */
export function mayBeSent(field: Field, shape: Shape): boolean {
  return field.set !== 'host' && !(shape === 'change' && field.set === 'once');
}

/** The fields that people may send, in declared order: what a create or edit form shows. */
export function sendable(declaration: Declaration, shape: Shape): [string, Field][] {
  return Object.entries(declaration.fields).filter(([, field]) => mayBeSent(field, shape));
}
