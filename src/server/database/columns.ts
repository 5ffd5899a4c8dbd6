import type { Declaration } from '#contract/resource';
import { kindOf, rows } from '../kinds/index';

/**
 * The columns that a declaration asks for: name to SQL type and whether it is always there. Migrations are written by
 * hand; a law holds the migrated tables to this.
 */
export function columnsOf(declaration: Declaration): Map<string, { type: string; always: boolean }> {
  const columns = new Map([['_id', { type: 'uuid', always: true }]]);
  for (const [name, field] of Object.entries(declaration.fields))
    if (!field.derived)
      columns.set(name, { type: rows[kindOf(field)].column, always: field.required === true });
  for (const name of ['createdAt', 'updatedAt']) columns.set(name, { type: 'timestamptz', always: true });
  columns.set('deletedAt', { type: 'timestamptz', always: false });
  for (const name of ['createdBy', 'updatedBy']) columns.set(name, { type: 'uuid', always: false });
  return columns.set('version', { type: 'integer', always: true });
}
