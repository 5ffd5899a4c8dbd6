import { readListQuery } from '#contract/list-query';
import type { Call } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Answer, RequestContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { readBuckets } from './buckets';
import { present } from './present';
import { readList } from './read-list';

/** A list: `{ data, total, page, size }`, and `buckets` when asked for. */
export async function list(context: RequestContext, name: ResourceName, call: Call): Promise<Answer> {
  const asked = readListQuery(declarationOf(name), context.parameters, call);
  const query = rulesOf(name).ask?.(context, asked) ?? asked;
  const [{ rows, total }, buckets] = await Promise.all([
    readList(context.db, name, query, context.caller),
    query.buckets ? readBuckets(context, name, query.filters) : undefined,
  ]);
  const data = rows.map((row) => present(name, row, context.caller));
  const size = query.whole ? rows.length : query.size;
  return { body: { data, total, page: query.page, size, ...(buckets && { buckets }) } };
}
