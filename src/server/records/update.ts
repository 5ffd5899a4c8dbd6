import { Problem } from '#contract/problems';
import { pathParameters } from '#contract/resource';
import { heldWithin } from '#contract/sendable';
import { readBody } from '#contract/shapes';
import type { Change, Recorded, ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Said } from '#contract/words/sentence';
import { withSeals } from '../sealing/sealed-fields';
import type { Tx } from '../database/tables';
import type { Cause } from '../history/write-history';
import { inTransaction } from '../request/in-transaction';
import type { Answer, Decision, RequestContext, TransactionContext } from '../request/context';
import { contextWith } from '../request/context-with';
import { readId } from '../request/read-id';
import { rulesOf } from './installed-rules';
import { checkChange, checkSettable, keepGuarded } from './field-groups';
import { openFile } from './open-file';
import { holdRequired } from './hold-required';
import { holdToAction } from './hold-to-action';
import { holdToVersion } from './hold-to-version';
import { checkReferences, filesOf } from './references';
import { finalizeWrite } from './finalize-write';
import { showWhole } from './show';
import { difference, updateRow } from './store';
import { take } from './take';

/** Changes a record by its `_id` and only the fields that change: the whole record. */
export async function update(context: RequestContext, name: ResourceName): Promise<Answer> {
  return inTransaction(context, async (context) => {
    const { _id, version, ...rest } = bodyOf(context.body);
    return changed(
      context,
      name,
      readId(_id, '_id'),
      readBody(declarationOf(name).fields, 'change', rest, context.now),
      version,
    );
  });
}

/** Replaces a record: what people may set and left out becomes empty. */
export async function replace(context: RequestContext, name: ResourceName): Promise<Answer> {
  return inTransaction(context, async (context) => {
    const { _id, version, ...rest } = bodyOf(context.body);
    const [parameter = 'id'] = pathParameters(declarationOf(name).calls.replace ?? 'PUT /{id}');
    const given = context.parameters[parameter];
    const key = given === undefined ? readId(_id, '_id') : readId(given, parameter);
    const { fields } = declarationOf(name);
    const draft = readBody(fields, 'draft', rest, context.now);
    const emptied = Object.entries(fields).filter(
      ([field, { set }]) => set === undefined && !(field in draft),
    );
    const defaults = emptied.map(([field, { default: usual }]) => [field, usual ?? null]);
    return changed(context, name, key, { ...Object.fromEntries(defaults), ...draft }, version);
  });
}

function bodyOf(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('MALFORMED', { message: sentence('problems.bodyJSONObject') });
  return body as Record<string, unknown>;
}

async function changed(
  context: TransactionContext,
  name: ResourceName,
  key: string,
  change: Record<string, unknown>,
  version: unknown,
): Promise<Answer> {
  checkChange(context.caller, name, change);
  const current = await take(context, name, key, { meant: change as never });
  holdToVersion(context, name, current, version);
  checkSettable(context.caller, name, current, change);
  const kept = keepGuarded(context.caller, name, { ...current }, change);
  await checkReferences(context, declarationOf(name).fields, change, {
    of: name,
    current: { ...current },
    on: filesOf(name, { ...current, ...change }),
  });
  await updateRecord(context, name, current as never, keepHeld(name, current, kept) as never);
  return { body: await showWhole(context, name, key) };
}

// A part is sent whole, and what the host set of it is no part of what is sent.
function keepHeld(name: ResourceName, current: object, change: Record<string, unknown>): object {
  const { fields } = declarationOf(name);
  const kept = Object.entries(change).map(([field, value]) => {
    const declared = fields[field];
    const held = declared ? heldWithin(declared, current[field as never]) : {};
    return [field, Object.keys(held).length === 0 ? value : { ...(value as object | null), ...held }];
  });
  return Object.fromEntries(kept);
}

/** Changes a record that has been taken, with the host's part, its history and its news. */
export async function updateRecord<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  current: Recorded<N>,
  change: Partial<Change<N>>,
): Promise<Recorded<N>> {
  holdToAction(context, name, current, 'edit');
  await openFile(context, name, current);
  return changeByRules(context, name, current, change);
}

/**
 * Changes a record by its rules alone: who may, and whether its file is open, has been answered. `decision`: the one on another record
 * that the change carries out · `message`: as `writeChange`.
 */
export async function changeByRules<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  current: Recorded<N>,
  change: Partial<Change<N>>,
  decision?: Decision,
  message?: Said,
): Promise<Recorded<N>> {
  const real = difference(current, withSeals(context.app.sealer, name, current._id, change));
  if (Object.keys(real).length === 0) return current;
  const asked: TransactionContext = decision ? contextWith(context, { decision: decision }) : context;
  const own = await rulesOf(name).beforeUpdate?.(asked, current, { _id: current._id, ...real } as never);
  // What the rules say of a field stands, also where they leave it as it was.
  return writeChange(context, name, current, difference(current, { ...real, ...own }), message);
}

/** What every change writes besides itself: when, by whom, and the next version. */
export function writtenBy({ now, caller }: Cause, { version }: { readonly version: number }) {
  return { updatedAt: now.toISOString(), updatedBy: caller.userId, version: version + 1 };
}

/** Puts a change into the row of a record that was taken, whoever or whatever made it. */
export async function storeChange<N extends ResourceName>(
  by: Cause & { readonly db: Tx },
  name: N,
  current: Recorded<N>,
  change: Readonly<Record<string, unknown>>,
): Promise<Recorded<N>> {
  const written = { ...change, ...writtenBy(by, current) };
  await updateRow(by.db, name, current._id, written);
  return { ...current, ...written };
}

/**
 * Writes a change that is decided: the row, its version, its history and its news, then what follows from it elsewhere. `message`: what
 * history says of it, where the rules would say it otherwise.
 */
export async function writeChange<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  current: Recorded<N>,
  change: Readonly<Record<string, unknown>>,
  message?: Said,
): Promise<Recorded<N>> {
  if (Object.keys(difference(current, change)).length === 0) return current;
  const own = await rulesOf(name).recalculate?.(context, current, { ...current, ...change });
  const whole = { ...change, ...difference({ ...current, ...change }, { ...own }) };
  holdRequired(declarationOf(name).fields, whole);
  const names = Object.keys(difference(current, whole));
  const after = await storeChange(context, name, current, whole);
  await rulesOf(name).afterUpdate?.(context, current, after);
  await finalizeWrite(context, name, 'updated', { before: current, after, changed: names, message });
  await rulesOf(name).follow?.(context, current, after);
  return after;
}
