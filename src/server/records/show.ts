import type { Shown } from '#contract/commands/answer';
import { pathParameters } from '#contract/resource';
import type { Recorded, ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Answer, RequestContext } from '../request/context';
import { readId } from '../request/read-id';
import type { Row } from '../database/tables';
import { rulesOf } from './installed-rules';
import { find, findBeside, findWith } from './find';
import { present } from './present';

/** One record, whole. */
export async function show(context: RequestContext, name: ResourceName): Promise<Answer> {
  const [parameter = 'id'] = pathParameters(declarationOf(name).calls.show ?? 'GET /{id}');
  const _id = readId(context.parameters[parameter], parameter);
  return { body: await showWhole(context, name, _id) };
}

/**
 * A record of an id, whole, as its caller may see it.
 * @throws Problem NOT_FOUND
 */
export async function showWhole<N extends ResourceName>(
  context: RequestContext,
  name: N,
  id: string,
): Promise<Shown<N>> {
  const { db, caller } = context;
  const beside = rulesOf(name).beside?.(context);
  if (!beside) return shownWhole(context, name, await find(db, name, id, caller));
  const { record, found } = await findWith(db, name, id, caller, beside);
  return presentWith(context, name, record, beside.present(record, found));
}

/** A whole record as its caller may see it, with what its rules add for a person who has it open. The record itself stays as it is. */
export async function answerWhole<N extends ResourceName>(
  context: RequestContext,
  name: N,
  record: Recorded<N>,
): Promise<Shown<N>> {
  return shownWhole(context, name, { ...record });
}

async function shownWhole<N extends ResourceName>(
  context: RequestContext,
  name: N,
  record: Recorded<N>,
): Promise<Shown<N>> {
  const { beside, present: presentMore } = rulesOf(name);
  const read = beside?.(context);
  const added = read
    ? read.present(record, await findBeside(context.db, name, record._id, read.query(context.caller)))
    : await presentMore?.(context, record);
  return presentWith(context, name, record, added);
}

// A record has a hundred fields: it is shown as the row that was read, and not as a copy of it.
function presentWith<N extends ResourceName>(
  { caller }: RequestContext,
  name: N,
  record: Recorded<N>,
  added: Readonly<Record<string, unknown>> | undefined,
): Shown<N> {
  return Object.assign(present(name, record as Row, caller), added);
}
