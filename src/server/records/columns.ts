import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Sql } from '../database/tables';
import type { Caller } from '../request/caller';
import { rulesOf } from './installed-rules';

const kept = ['_id', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'version'];
const written = new Map<string, { stored: Sql; derived: readonly string[] }>();

/** The select list of a resource under the alias `t`: what a list row carries, or the whole record. */
export function columns(name: ResourceName, extent: 'brief' | 'whole', caller: Caller): Sql {
  const { stored, derived } = splitColumns(name, extent);
  if (derived.length === 0) return stored;
  const worked = derived.map(
    (field) => sql`${derivedField(name, field, caller)} as ${sql.raw(`"${field}"`)}`,
  );
  return sql`${stored}, ${sql.join(worked)}`;
}

/** The fields of a list's row that are worked out. */
export const derivedInBrief = (name: ResourceName): readonly string[] => splitColumns(name, 'brief').derived;

/** The expression of a field that is worked out for the caller. */
export function derivedField(name: ResourceName, field: string, caller: Caller): Sql {
  const expression = rulesOf(name).derived?.[field];
  if (!expression) throw new Error(`the rules of ${name} do not say how ${field} is worked out`);
  return expression(caller);
}

function splitColumns(
  name: ResourceName,
  extent: 'brief' | 'whole',
): { stored: Sql; derived: readonly string[] } {
  const id = `${name}.${extent}`;
  const known = written.get(id);
  if (known) return known;
  const { fields, brief } = declarationOf(name);
  const names =
    extent === 'whole' ? [...kept, ...Object.keys(fields)] : [...new Set(['_id', 'version', ...brief])];
  const split = {
    stored: sql.raw(
      names
        .filter((field) => !fields[field]?.derived)
        .map((field) => `t."${field}"`)
        .join(', '),
    ),
    derived: names.filter((field) => fields[field]?.derived),
  };
  written.set(id, split);
  return split;
}
