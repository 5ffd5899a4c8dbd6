import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Fields } from '#contract/fields';
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
const asked = new Map<ResourceName, Fields>();

/** Many records by their ids, as list rows, those in scope. Deleted ones too: what refers to them still shows their name. */
export async function batch(context: RequestContext, name: ResourceName): Promise<Answer> {
  const { ids } = readBody(askedOf(name), 'draft', context.body) as { ids: string[] };
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

// One object for each resource: what a body is held to is made once for the fields that it may carry.
function askedOf(name: ResourceName): Fields {
  const known = asked.get(name) ?? { ids: { kind: 'references', to: name, required: true } };
  asked.set(name, known);
  return known;
}
