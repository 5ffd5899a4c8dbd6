import { pathParameters } from '#contract/resource';
import { readBody } from '#contract/shapes';
import type { Recorded, ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Row } from '../database/tables';
import type { Answer, Work } from '../request/work';
import { rulesOf } from './installed-rules';
import { find } from './find';
import { present } from './present';

/** One record, whole. */
export async function show(work: Work, name: ResourceName): Promise<Answer> {
  const [parameter = 'id'] = pathParameters(declarationOf(name).calls.show ?? 'GET /{id}');
  const { _id } = readBody({ _id: { kind: 'key', required: true } }, 'draft', {
    _id: work.parameters[parameter],
  }) as { _id: string };
  return { body: await answerWhole(work, name, await find(work.db, name, _id, work.caller)) };
}

/** A whole record as its caller may see it, with what its rules add for a person who has it open. */
export async function answerWhole<N extends ResourceName>(
  work: Work,
  name: N,
  record: Recorded<N>,
): Promise<Row> {
  const added = await rulesOf(name).present?.(work, { ...record });
  return { ...present(name, { ...record }, work.caller), ...added };
}
