import type { Shown } from '#contract/commands/answer';
import type { Recorded, ResourceName } from '#contract/resources/index';
import type { Row } from '../database/tables';
import type { Caller } from '../request/caller';
import { actionsOn } from '../request/rights';
import { maskAt, masksFor } from './hidden-fields';
import { rulesOf } from './installed-rules';

/** A row as this caller may see it, with what they may do with it. The row itself is changed. */
export function present<N extends ResourceName>(name: N, row: Row, caller: Caller): Shown<N> {
  maskRow(name, row, caller);
  row.may = actionsFor(name, row, caller);
  return row as Shown<N>;
}

/** A copy of a record as its caller is shown it, for what is worked out of it and told to them. */
export function asShown<N extends ResourceName>(name: N, record: Recorded<N>, caller: Caller): Recorded<N> {
  const shown = { ...record };
  maskRow(name, shown, caller);
  return shown;
}

export function maskRow(name: ResourceName, row: Row, caller: Caller): void {
  for (const [path, mask] of masksFor(caller, name)) maskAt(row, path, mask);
  rulesOf(name).mask?.(caller, row);
}

/** What the caller may do with a record; the verbs enforce the same answer. */
export function actionsFor(name: ResourceName, row: Row, caller: Caller): string[] {
  const actions = actionsOn(caller, name);
  return rulesOf(name).may?.(caller, row as never, actions) ?? actions;
}
