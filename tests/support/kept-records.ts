import type pg from 'pg';
import { changing } from './writer';
import type { Kept } from './writer';

interface Stored {
  readonly value: string;
  readonly version: number;
}

interface Told {
  readonly entityId: string;
  readonly type: string;
  readonly changes: readonly { field: string; before: unknown; after: unknown }[];
}

/** How many records, history rows, deliveries and keys there are in all; what the host writes by itself at midnight left out. */
export interface Count {
  readonly file: number;
  readonly note: number;
  readonly history: number;
  readonly delivery: number;
  readonly key: number;
}

export async function countAll(client: pg.Client): Promise<Count> {
  const { rows } = await client.query<Count>(`select (select count(*)::int from file) file,
    (select count(*)::int from note) note, (select count(*)::int from history where source <> 'system') history,
    (select count(*)::int from "noteDelivery") delivery,
    (select count(*)::int from idempotency where status is not null) key`);
  return rows[0] as Count;
}

/** What there must be in all, of what there was and what was kept: nothing of a write that was not answered stands alone. */
export function countOf(before: Count, kept: readonly Kept[]): Count {
  const of = (kind: Kept['kind']): number => kept.filter((record) => record.kind === kind).length;
  return {
    file: before.file + of('file'),
    note: before.note + of('note'),
    history: before.history + kept.reduce((sum, { values }) => sum + values.length, 0),
    delivery: before.delivery + of('note'),
    key: before.key + kept.length,
  };
}

/** Everything in which the database differs from what was kept, one sentence each. */
export async function differences(client: pg.Client, kept: readonly Kept[]): Promise<string[]> {
  const found: string[] = [];
  for (const kind of ['file', 'note'] as const) {
    const records = kept.filter((record) => record.kind === kind);
    const ids = records.map(({ _id }) => _id);
    const { rows } = await client.query<Stored & { _id: string }>(
      `select _id, "${changing[kind]}" as value, version from "${kind}" where _id = any($1::uuid[]) and "deletedAt" is null`,
      [ids],
    );
    const stored = new Map(rows.map((row) => [row._id, row]));
    const history = await client.query<Told>(
      `select "entityId", type, changes from history where entity = $1 and "entityId" = any($2::uuid[])`,
      [kind, ids],
    );
    const told = new Map<string, Told[]>();
    for (const row of history.rows) told.set(row.entityId, [...(told.get(row.entityId) ?? []), row]);
    for (const record of records)
      found.push(...differencesOf(record, stored.get(record._id), told.get(record._id) ?? []));
  }
  return found;
}

function differencesOf(
  { kind, _id, values }: Kept,
  stored: Stored | undefined,
  told: readonly Told[],
): string[] {
  const name = `${kind} ${_id}`;
  if (!stored) return [`${name} (${values[0]}) is lost`];
  const found: string[] = [];
  const last = values.at(-1);
  if (stored.value !== last) found.push(`${name} says "${stored.value}" and was last told "${last}"`);
  if (stored.version !== values.length)
    found.push(`${name} has version ${stored.version} after ${values.length} writes`);
  const opened = told.filter(({ type }) => type === (kind === 'file' ? 'file_created' : 'note_added'));
  if (opened.length !== 1) found.push(`${name} was made ${opened.length} times by its history`);
  const steps = told
    .filter((one) => !opened.includes(one))
    .map(({ changes }) => changes.find(({ field }) => field === changing[kind]))
    .map((change) => `"${change?.before}" to "${change?.after}"`);
  const expected = values.slice(1).map((value, index) => `"${values[index]}" to "${value}"`);
  for (const step of expected)
    if (steps.filter((one) => one === step).length !== 1) found.push(`${name} has no history of ${step}`);
  for (const step of steps) if (!expected.includes(step)) found.push(`${name} has a history of ${step}`);
  return found;
}
