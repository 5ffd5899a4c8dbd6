import { readListQuery } from '#contract/list-query';
import type { Call } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Answer, Work } from '../request/work';
import { rulesOf } from './installed-rules';
import { readBuckets } from './buckets';
import { present } from './present';
import { readList } from './read-list';

/** A list: `{ data, total, page, size }`, and `buckets` when asked for. */
export async function list(work: Work, name: ResourceName, call: Call): Promise<Answer> {
  const asked = readListQuery(declarationOf(name), work.parameters, call);
  const query = rulesOf(name).ask?.(work, asked) ?? asked;
  const [{ rows, total }, buckets] = await Promise.all([
    readList(work.db, name, query, work.caller),
    query.buckets ? readBuckets(work.db, name, query.filters, work.caller) : undefined,
  ]);
  const data = rows.map((row) => present(name, row, work.caller));
  const size = query.whole ? rows.length : query.size;
  return { body: { data, total, page: query.page, size, ...(buckets && { buckets }) } };
}
