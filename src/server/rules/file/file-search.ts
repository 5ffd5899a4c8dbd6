import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import type { Search } from '../../records/rules';
import { containing } from '../../records/conditions';
import { handledBy, isPartner } from '../handled-files';
import { readsPartiesInPart } from '../related-party/reads-parties-in-part';

const candidates = 400;

/**
 * Free text over what a file is known by: number, references, serial, plate, names, phone digits, city. Words in any order; numbers
 * from their beginning, with their dashes or without.
 * An account number is found whole or by its last four digits or more, and only by those who may see it; another name of a party, by those
 * who are shown the party whole.
 */
export const fileSearch: Search = {
  by: (words, caller) => {
    const terms = words.split(/\s+/).filter(Boolean).slice(0, 6);
    const digits = words.replace(/[\s().+-]/g, '');
    const isNumber = /^\d{4,}$/.test(digits);
    const patterns = isNumber ? [[digits.replace(/^1(?=\d{10}$)/, '')]] : terms.map(formsOf);
    const columns = readsPartiesInPart(caller) ? ['text'] : ['text', 'aliases'];
    const text = sql.join(
      patterns.map((forms) => anyOf(columns, forms)),
      sql.raw(' and '),
    );
    const account = isNumber && may(caller, 'pii', 'reveal') ? accountsOf(caller, digits) : sql``;
    return {
      hits: sql`with hits as materialized (
        select s."fileId", s.account = ${digits} as exact from "fileSearch" s where (${text}) ${account} limit ${candidates})`,
      joins: sql`join hits h on h."fileId" = t._id`,
      where: sql`true`,
      // Setting accents aside costs more than all the rest: what was typed is so treated once, and a number has none.
      best: sql`h.exact desc, replace(lower(t.ref), '-', '') = (select replace(fold(${words}), '-', '')) desc, t.active desc, t."lastActivityDate" desc, t._id desc`,
    };
  },
};

// A partner is shown the end of the account of a file that another agency handles, and finds it by nothing of it.
function accountsOf(caller: Caller, digits: string): Sql {
  const ends = sql`s.account like ${`%${digits}`}`;
  if (!isPartner(caller)) return sql`or ${ends}`;
  return sql`or (${ends} and s."fileId" in (select h._id from file h where ${handledBy(caller, 'h')}))`;
}

// What was typed is folded once: in a plan that serves any word it would be folded again for each row that the index leads to.
const anyOf = (columns: readonly string[], forms: readonly string[]): Sql =>
  sql`(${sql.join(
    columns.flatMap((column) =>
      forms.map((form) => sql`${sql.ref(`s.${column}`)} like (select ${containing(form)})`),
    ),
    sql.raw(' or '),
  )})`;

/** What a word may stand as: a serial number is stored without its dashes, a file's own number with one before its figures. */
function formsOf(term: string): string[] {
  if (!/^[A-Z0-9-]{5,}$/i.test(term)) return [term];
  const bare = term.replaceAll('-', '');
  const dashed = bare.replace(/(?<=^[A-Z0-9]{1,9}[A-Z])(?=\d{1,7}$)/i, '-');
  return [...new Set(term.includes('-') ? [term, bare] : [term, dashed])];
}
