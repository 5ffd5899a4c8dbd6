import type { Field } from '../fields';
import { resources } from '../resources/index';
import { sendable } from '../sendable';

const readable = new Set<Field['kind']>([
  'text',
  'prose',
  'email',
  'phone',
  'postalCode',
  'serial',
  'integer',
  'decimal',
  'money',
  'date',
  'flag',
  'choice',
]);

/** The fields of a file that a spreadsheet may set, by name: those with one value that a cell can hold. */
export const settableFields: ReadonlyMap<string, Field> = new Map(
  sendable(resources.file, 'change').filter(([, field]) => readable.has(field.kind)),
);
