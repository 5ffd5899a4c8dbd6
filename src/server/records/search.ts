import { sql } from 'kysely';
import { readListQuery } from '#contract/list-query';
import { declarationOf } from '#contract/resources/index';
import type { ResourceName } from '#contract/resources/index';
import { readBody } from '#contract/shapes';
import type { Db, Sql } from '../database/tables';
import type { Answer, RequestContext } from '../request/context';
import { writtenAgain } from '../request/written';
import { Problem } from '#contract/problems';
import { sentence } from '#contract/words/sentence';
import { rulesOf } from './installed-rules';
import { conditions } from './conditions';
import { from } from './from';
import { onceFor } from './once-for';
import { listedWord } from './row-word';
import { showRows } from './show-listed';

const most = 20;
/** What is typed. */
const typing = { words: { kind: 'text', max: 100 } } as const;

/** At most twenty records that a person may mean by what they typed, best first; by the filters of the list it finds fewer. */
export async function search(context: RequestContext, name: ResourceName): Promise<Answer> {
  const { search: typed, ...rest } = context.parameters;
  const { words } = readBody(typing, 'draft', { words: typed ?? '' }) as {
    words: string | null;
  };
  const found = rulesOf(name).search;
  if (!found) throw new Error(`the rules of ${name} do not say how it is searched`);
  const declaration = declarationOf(name);
  const unknown = Object.keys(rest).find((parameter) => !Object.hasOwn(declaration.filters, parameter));
  if (unknown)
    throw new Problem('UNKNOWN_PARAMETER', {
      message: sentence('problems.notParameterCall', { name: unknown }),
      errors: { [unknown]: sentence('problems.unknownParameterToo') },
    });
  const { filters } = readListQuery(declaration, rest);
  if (!words) return { body: { data: [] } };
  const { word, scope } = onceFor(context.caller, `search:${name}`, (who) => ({
    word: asText(context.db, listedWord(name, who)),
    scope: asText(context.db, conditions(name, {}, who)),
  }));
  const isNarrowed = Object.keys(filters).length > 0;
  const within = isNarrowed ? conditions(name, filters, context.caller) : scope;
  // The best of them are found before anything is shown, or what is shown would be worked out of each.
  const { rows } = await sql<{ word: string }>`
    select ${word} word from unnest(array(${found.by(words, context.caller, { within, most })}))
      with ordinality b(_id, place) join ${from(name)} on t._id = b._id order by b.place`.execute(context.db);
  const text = await showRows(
    context,
    name,
    rows.map((row) => row.word),
  );
  return { written: writtenAgain(`{"data":${text}}`) };
}

/** A part of a statement beside which no value travels, as its text alone. */
function asText(db: Db, part: Sql): Sql {
  const { sql: text, parameters } = part.compile(db);
  return parameters.length > 0 ? part : sql.raw(text);
}
