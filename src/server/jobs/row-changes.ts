import type { JsonValue } from '#contract/fields';
import { maskAt, masksFor } from '../records/hidden-fields';
import type { Caller } from '../request/caller';
import { eachEffect } from './row-effect';
import type { affected, RowEffect } from './row-effect';

interface RowChange {
  readonly entity: (typeof affected)[keyof typeof affected];
  readonly field: string;
  readonly before: JsonValue;
  readonly after: JsonValue;
}

/** What a row changed, or would, field by field; what who asks may not read is masked before and after. */
export function changesOf(effect: RowEffect, caller: Caller): RowChange[] {
  return eachEffect(effect).flatMap(({ name: entity, of }) => {
    const before = shownTo(caller, entity, of.before);
    const after = shownTo(caller, entity, of.after);
    return Object.entries(after).map(([field, value]) => ({
      entity,
      field,
      before: before[field] ?? null,
      after: value ?? null,
    }));
  });
}

type Values = Readonly<Record<string, unknown>>;

function shownTo(caller: Caller, entity: RowChange['entity'], values: Values): Record<string, JsonValue> {
  const shown = { ...values };
  for (const [path, mask] of masksFor(caller, entity)) maskAt(shown, path, mask);
  return shown as Record<string, JsonValue>;
}
