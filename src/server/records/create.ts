import { readBody, defaultsOf } from '#contract/shapes';
import type { Draft, Recorded, ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { newId } from '../database/new-id';
import { withSeals } from '../sealing/sealed-fields';
import { inTransaction } from '../request/in-transaction';
import type { Answer, RequestContext, TransactionContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { checkFieldGroups, keepGuarded } from './field-groups';
import { openFile } from './open-file';
import { checkReferences, filesOf } from './references';
import { sentBefore } from './sent-before';
import { finalizeWrite } from './finalize-write';
import { insertRow, wholeRow } from './store';
import { showWhole } from './show';
import type { Written } from './written';

/** Creates a record: 201 with the whole of it. What was sent before under the same id of its sender is answered as it stands. */
export async function create(context: RequestContext, name: ResourceName): Promise<Answer> {
  return inTransaction(context, async (context) => {
    const { fields } = declarationOf(name);
    const read = readBody(fields, 'draft', context.body, context.now);
    checkFieldGroups(context.caller, name, read);
    const draft = keepGuarded(context.caller, name, {}, read);
    const before = await sentBefore(context, name, read.sendingId);
    if (before) return { status: 201, body: await showWhole(context, name, before) };
    await checkReferences(context, fields, draft, { of: name, on: filesOf(name, draft) });
    const record = await createRecord(context, name, draft as never);
    return {
      status: 201,
      body: await showWhole(context, name, record._id),
    };
  });
}

/**
 * Creates a record from a draft that has been read, with the host's part, its history and its news. `known`: what the host knows of
 * it before and nobody may say: the id under which its bytes lie, the record that it comes from. The resource's rules see it.
 */
export async function createRecord<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  draft: Draft<N>,
  known: Written<N> = {},
): Promise<Recorded<N>> {
  await openFile(context, name, draft);
  return createByRules(context, name, draft, known);
}

/** The same by its rules alone: whether its file may be written has been answered, by what leads to it. */
export async function createByRules<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  draft: Draft<N>,
  known: Written<N> = {},
): Promise<Recorded<N>> {
  const record = await newRecord(context, name, draft, known);
  await insertRow(context.db, name, record);
  await rulesOf(name).afterCreate?.(context, record);
  await finalizeWrite(context, name, 'created', { after: record, changed: [] });
  return record;
}

/** A new record as it will be written: the draft, the defaults and the host's part. */
async function newRecord<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  draft: Draft<N>,
  known: Written<N> = {},
): Promise<Recorded<N>> {
  const full = withDefaults(name, draft);
  const own = await rulesOf(name).beforeCreate?.(context, full, known);
  return assembled(context, name, full, { _id: newId(context.now.getTime()), ...known, ...own });
}

/** The same of records that come together, in their order. */
export async function newRecords<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  drafts: readonly Draft<N>[],
): Promise<Recorded<N>[]> {
  const { beforeCreateMany } = rulesOf(name);
  if (!beforeCreateMany) {
    const records: Recorded<N>[] = [];
    for (const draft of drafts) records.push(await newRecord(context, name, draft));
    return records;
  }
  const full = drafts.map((draft) => withDefaults(name, draft));
  const own = await beforeCreateMany(context, full);
  return full.map((draft, index) =>
    assembled(context, name, draft, { _id: newId(context.now.getTime()), ...own[index] } as Written<N>),
  );
}

function withDefaults<N extends ResourceName>(name: N, draft: Draft<N>): Draft<N> {
  return { ...defaultsOf(declarationOf(name).fields), ...withoutAbsent(draft) } as Draft<N>;
}

function assembled<N extends ResourceName>(
  context: TransactionContext,
  name: N,
  full: Draft<N>,
  own: Written<N>,
): Recorded<N> {
  const at = context.now.toISOString();
  const row = wholeRow(name, {
    ...full,
    ...own,
    createdAt: at,
    createdBy: context.caller.userId,
    updatedAt: at,
    updatedBy: context.caller.userId,
    version: 1,
  });
  return withSeals(context.app.sealer, name, row._id, row);
}

function withoutAbsent(draft: object): object {
  return Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== null && value !== undefined),
  );
}
