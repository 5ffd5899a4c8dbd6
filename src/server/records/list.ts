import { readListQuery } from '#contract/list-query';
import type { Call } from '#contract/resource';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { Row } from '../database/tables';
import type { Answer, RequestContext } from '../request/context';
import { writtenAgain } from '../request/written';
import { learnReach } from './few-reached';
import { rulesOf } from './installed-rules';
import { readBuckets } from './buckets';
import { present } from './present';
import { showPage } from './show-listed';
import { readWhole } from './whole-list';
import { writtenFor } from '../words/words-for';

/** A list: `{ data, total, page, size }`, and `buckets` when asked for. */
export async function list(context: RequestContext, name: ResourceName, call: Call): Promise<Answer> {
  const asked = readListQuery(declarationOf(name), context.parameters, call);
  const query = rulesOf(name).ask?.(context, asked) ?? asked;
  const { db, caller } = context;
  await learnReach(db, caller);
  const shown = (rows: readonly Row[]) => rows.map((row) => present(name, row, caller));
  const counted = query.buckets ? readBuckets(context, name, query.filters) : undefined;
  if (query.whole) {
    const [whole, buckets] = await Promise.all([readWhole(db, name, query, caller), counted]);
    if (!Array.isArray(whole))
      return { rows: inBatches(whole, shown), body: { ...(buckets && { buckets }) } };
    const { length } = whole;
    return {
      body: { data: shown(whole), total: length, page: 1, size: length, ...(buckets && { buckets }) },
    };
  }
  const [{ text, total }, buckets] = await Promise.all([showPage(context, name, query), counted]);
  const { page, size } = query;
  const besides = writtenFor({ total, page, size, ...(buckets && { buckets }) }, context.reader);
  return { written: writtenAgain(`{"data":${text},${besides.slice(1)}`) };
}

async function* inBatches<T>(
  batches: AsyncGenerator<Row[], void, undefined>,
  shown: (rows: readonly Row[]) => T[],
): AsyncGenerator<T[], void, undefined> {
  for await (const rows of batches) yield shown(rows);
}
