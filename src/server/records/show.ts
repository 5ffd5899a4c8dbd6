import type { Shown } from '#contract/commands/answer';
import { pathParameters } from '#contract/resource';
import type { Recorded, ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Answer, RequestContext } from '../request/context';
import { readId } from '../request/read-id';
import { rulesOf } from './installed-rules';
import { find } from './find';
import { present } from './present';

/** One record, whole. */
export async function show(context: RequestContext, name: ResourceName): Promise<Answer> {
  const [parameter = 'id'] = pathParameters(declarationOf(name).calls.show ?? 'GET /{id}');
  const _id = readId(context.parameters[parameter], parameter);
  return { body: await answerWhole(context, name, await find(context.db, name, _id, context.caller)) };
}

/** A whole record as its caller may see it, with what its rules add for a person who has it open. */
export async function answerWhole<N extends ResourceName>(
  context: RequestContext,
  name: N,
  record: Recorded<N>,
): Promise<Shown<N>> {
  const added = await rulesOf(name).present?.(context, { ...record });
  return { ...present(name, { ...record }, context.caller), ...added };
}
