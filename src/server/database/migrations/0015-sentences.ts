import { sql } from 'kysely';
import type { Kysely, Migration, RawBuilder } from 'kysely';
import { oldSentences } from './0015-old-sentences';

type Kept = string | { readonly key: string; readonly with: Readonly<Record<string, unknown>> };

/** Entries whose message may be a person's reason or the name of a paper: there only a whole sentence of the host counts. */
const alsoWritten = sql`type in ('stage_changed', 'status_changed', 'file_closed', 'file_reopened', 'hold_set', 'hold_released',
  'gate_overridden', 'file_updated', 'form_generated') or type like 'document\\_%'`;

const columns: readonly (readonly [table: string, column: string, worded: RawBuilder<unknown>])[] = [
  ['history', 'message', sql`not (${alsoWritten})`],
  ['reminder', 'title', sql`source = 'rule'`],
  ['company', 'blockedReason', sql`true`],
  ['vendorInvoice', 'sageError', sql`true`],
  ['job', 'message', sql`true`],
];

/** What the host says is kept as a key with what is filled in, so that it reads in any language; what nobody knows stays a text. */
export const sentences: Migration = {
  async up(db) {
    await sql`alter table history disable trigger history_kept`.execute(db);
    for (const [table, column, worded] of columns) {
      const [inTable, of] = [sql.raw(`"${table}"`), sql.raw(`"${column}"`)];
      await sql`alter table ${inTable} alter column ${of} type jsonb using to_jsonb(${of})`.execute(db);
      await keyed(db, table, column, worded, keptAs);
    }
    await keyed(db, 'history', 'message', alsoWritten, wholeSentence);
    // The whole message of a fee or a request was what kind it is of.
    for (const [like, key, part] of [
      ['%fee_%', 'money.fee', 'fee'],
      ['request_created', 'conversation.requestKind', 'what'],
    ] as const)
      await sql`update history set message = jsonb_build_object('key', ${key}::text, 'with', jsonb_build_object(${part}::text, message))
        where type like ${like} and jsonb_typeof(message) = 'string'`.execute(db);
    await sql`alter table history enable trigger history_kept`.execute(db);
  },
};

async function keyed(
  db: Kysely<unknown>,
  table: string,
  column: string,
  which: RawBuilder<unknown>,
  read: (text: string) => Kept,
): Promise<void> {
  const [inTable, of] = [sql.raw(`"${table}"`), sql.raw(`"${column}"`)];
  const { rows } = await sql<{ text: string }>`
    select distinct ${of} #>> '{}' text from ${inTable} where ${of} is not null and (${which})`.execute(db);
  const known = rows.flatMap(({ text }) => {
    const kept = read(text);
    return typeof kept === 'string' ? [] : [{ text, kept }];
  });
  await sql`update ${inTable} t set ${of} = r.kept
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as r(text text, kept jsonb)
    where t.${of} = to_jsonb(r.text) and (${which})`.execute(db);
}

const constants = new Map(oldSentences.filter(([pattern]) => !pattern.includes('{')));

function wholeSentence(text: string): Kept {
  const key = constants.get(text);
  return key ? { key, with: {} } : text;
}

const boundary = /(?<=[.:]) (?=[\p{Lu}“])/u;

/** What a text is kept as: the sentence that it is, or those that it is made of, else itself. */
function keptAs(text: string): Kept {
  const whole = sentenceOf(text);
  const parts = text.split(boundary).map(sentenceOf);
  const isWhole = parts.length === 1 || parts.includes(undefined);
  if (isWhole) return whole ?? text;
  return (parts as Kept[]).reduce((first, second) => ({ key: 'papers.both', with: { first, second } }));
}

const field = String.raw`[\w$]+(?:\.\w+|\[[^\]]*\])*`;
const shapes: Readonly<Record<string, string>> = {
  field,
  fields: `${field}(?:, ${field})*`,
  money: String.raw`-?[\d,]+\.\d\d`,
  date: String.raw`\d{4}-\d\d-\d\d`,
  number: String.raw`\d+`,
};
const part = /\{(\w+)(?::(\w+))?\}/g;
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const plainLength = (pattern: string): number => pattern.replace(part, '').length;

const patterns = oldSentences
  .map(([pattern, key]) => {
    let from = 0;
    let source = '';
    for (const { index, 0: whole, 2: kind = '' } of pattern.matchAll(part)) {
      source += `${literal(pattern.slice(from, index))}(${shapes[kind] ?? '.+?'})`;
      from = index + whole.length;
    }
    const expression = new RegExp(`^${source}${literal(pattern.slice(from))}$`, 'su');
    return { pattern, key, expression };
  })
  .sort((one, other) => plainLength(other.pattern) - plainLength(one.pattern));

function sentenceOf(text: string): Kept | undefined {
  for (const { pattern, key, expression } of patterns) {
    const match = expression.exec(text);
    if (!match) continue;
    const filled = [...pattern.matchAll(part)].map(([, name = '', kind], index) => {
      const value = match[index + 1] ?? '';
      if (kind === 'sentence') return [name, sentenceOf(value) ?? value];
      return [name, kind === 'fields' ? value.split(', ') : value];
    });
    return { key, with: Object.fromEntries(filled) as Record<string, unknown> };
  }
  return undefined;
}
