import { sql } from 'kysely';
import type { ResourceName } from '#contract/resources/index';
import { readBody } from '#contract/shapes';
import type { Row } from '../database/tables';
import type { Answer, RequestContext } from '../request/context';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { rulesOf } from './installed-rules';
import { columns } from './columns';
import { conditions } from './conditions';
import { present } from './present';
import { from } from './from';

const most = 20;

/** At most twenty records that a person may mean by what they typed, best first. */
export async function search(context: RequestContext, name: ResourceName): Promise<Answer> {
  const { search: typed, ...rest } = context.parameters;
  const { words } = readBody({ words: { kind: 'text', max: 100 } }, 'draft', { words: typed ?? '' }) as {
    words: string | null;
  };
  const found = rulesOf(name).search;
  if (!found) throw new Error(`the rules of ${name} do not say how it is searched`);
  const unknown = Object.keys(rest).find((parameter) => !(parameter in (found.filters ?? {})));
  if (unknown)
    throw new Problem('UNKNOWN_PARAMETER', {
      message: sentence('problems.notParameterCall', { name: unknown }),
      errors: { [unknown]: sentence('problems.unknownParameterToo') },
    });
  if (!words) return { body: { data: [] } };
  const { hits, joins, where, best } = found.by(words, context.caller);
  const narrowed = Object.entries(rest).flatMap(([parameter, value]) => {
    const filter = found.filters?.[parameter];
    return filter && value !== undefined ? [filter(String(value))] : [];
  });
  // The hits are found first and kept apart, so that the order does not tempt the planner away from the text index.
  const { rows } = await sql<Row>`
    ${hits} select ${columns(name, 'brief', context.caller)} from ${from(name)} ${joins}
    where ${sql.join([conditions(name, {}, context.caller), where, ...narrowed], sql.raw(' and '))} order by ${best} limit ${most}`.execute(
    context.db,
  );
  return { body: { data: rows.map((row) => present(name, row, context.caller)) } };
}
