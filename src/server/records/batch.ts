import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { ResourceName } from '#contract/resources/index';
import { readBody } from '#contract/shapes';
import { sentence } from '#contract/words/sentence';
import type { Row } from '../database/tables';
import type { Answer, RequestContext } from '../request/context';
import { rulesOf } from './installed-rules';
import { columns } from './columns';
import { scopeConditions } from './conditions';
import { present } from './present';
import { from } from './from';

const most = 500;

/** Many records by their ids, as list rows, those in scope. Deleted ones too: what refers to them still shows their name. */
export async function batch(context: RequestContext, name: ResourceName): Promise<Answer> {
  const { ids } = readBody(
    { ids: { kind: 'references', to: name, required: true } },
    'draft',
    context.body,
  ) as {
    ids: string[];
  };
  if (ids.length > most)
    throw new Problem('INVALID', {
      message: sentence('problems.idsAtMost', { most }),
      errors: { ids: sentence('problems.atMost', { most }) },
    });
  const all = [sql`t._id = any(${ids}::uuid[])`, ...scopeConditions(rulesOf(name).scope(context.caller))];
  const { rows } = await sql<Row>`
    select ${columns(name, 'brief', context.caller)} from ${from(name)} where ${sql.join(all, sql.raw(' and '))}`.execute(
    context.db,
  );
  return { body: { data: rows.map((row) => present(name, row, context.caller)) } };
}
