import type { Shown } from '#contract/commands/answer';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Row } from '../database/tables';
import type { Caller } from '../request/caller';
import { actionsOn, may } from '../request/rights';
import { rulesOf } from './installed-rules';

type Guarded = {
  readonly field: string;
  readonly group: string | undefined;
  readonly mask: 'last4' | 'hidden' | undefined;
};
const guarded = new Map<ResourceName, readonly Guarded[]>();

/** The fields of a resource that not everyone may read. */
export function guardedFields(name: ResourceName): readonly Guarded[] {
  const known = guarded.get(name);
  if (known) return known;
  const found = Object.entries(declarationOf(name).fields).flatMap(([field, { group, mask }]) =>
    group || mask ? [{ field, group, mask }] : [],
  );
  guarded.set(name, found);
  return found;
}

/** A row as this caller may see it, with what they may do with it. The row itself is changed. */
export function present<N extends ResourceName>(name: N, row: Row, caller: Caller): Shown<N> {
  maskRow(name, row, caller);
  row.may = actionsFor(name, row, caller);
  return row as Shown<N>;
}

export function maskRow(name: ResourceName, row: Row, caller: Caller): void {
  for (const { field, group, mask } of guardedFields(name)) {
    if (!(field in row)) continue;
    if (group && !may(caller, group, 'show')) row[field] = null;
    else if (mask && !may(caller, 'pii', 'reveal')) row[field] = masked(row[field], mask);
  }
  rulesOf(name).mask?.(caller, row);
}

function masked(value: unknown, mask: 'last4' | 'hidden'): unknown {
  if (value === null || value === undefined) return null;
  return mask === 'hidden' ? null : `•••• ${String(value).slice(-4)}`;
}

/** What the caller may do with a record; the verbs enforce the same answer. */
export function actionsFor(name: ResourceName, row: Row, caller: Caller): string[] {
  const actions = actionsOn(caller, name);
  return rulesOf(name).may?.(caller, row as never, actions) ?? actions;
}
