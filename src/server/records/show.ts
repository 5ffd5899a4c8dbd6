import type { Shown } from '#contract/commands/answer';
import { pathParameters } from '#contract/resource';
import type { Recorded, ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Answer, RequestContext } from '../request/context';
import { contextWith } from '../request/context-with';
import { readId } from '../request/read-id';
import type { Row } from '../database/tables';
import { rulesOf } from './installed-rules';
import { find, findBeside, findWith, readWord } from './find';
import { watch } from './once-for';
import { present } from './present';
import { keyOfShown, rememberShown, shownBefore } from './shown-before';

/** One record, whole. */
export async function show(context: RequestContext, name: ResourceName): Promise<Answer> {
  const [parameter = 'id'] = pathParameters(declarationOf(name).calls.show ?? 'GET /{id}');
  const _id = readId(context.parameters[parameter], parameter);
  const key = rulesOf(name).beside && keyOfShown(context, name, _id);
  return key ? showAgain(context, name, _id, key) : { body: await showWhole(context, name, _id) };
}

/** The same as it was shown before, where nothing of it has changed; else it is made anew, and remembered unless it hangs on more than who asks. */
async function showAgain<N extends ResourceName>(
  context: RequestContext,
  name: N,
  id: string,
  key: string,
): Promise<Answer> {
  const { caller, hangsOnCall } = watch(context.caller);
  const presenting = contextWith(context, { caller });
  const beside = rulesOf(name).beside?.(presenting);
  if (!beside) return { body: await showWhole(context, name, id) };
  const before = shownBefore(key);
  if (before && before.word === (await readWord(context.db, name, id, context.caller, beside)))
    return { written: before.written };
  const { record, found, word } = await findWith(context.db, name, id, context.caller, beside);
  const body = presentWith(presenting, name, record, beside.present(record, found));
  return { body, ...(!hangsOnCall() && { remember: (written) => rememberShown(key, { word, written }) }) };
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
    ? read.present(record, await findBeside(context.db, name, record._id, read.query()))
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
