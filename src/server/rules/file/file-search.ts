import { sql } from 'kysely';
import type { Sql } from '../../database/tables';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import type { Search } from '../../records/rules';
import { containing, foldedOnce } from '../../records/conditions';
import { handledBy, isPartner } from '../handled-files';
import { bestAmongMany } from './best-among-many';
import { readsPartiesInPart } from '../related-party/reads-parties-in-part';

/**
 * Free text over what a file is known by: number, references, serial, plate, names, phone digits, city. Words in any order and by any part,
 * of one or two letters by their beginning; numbers from their beginning, with their dashes or without.
 * An account number is found whole or by its last four digits or more, and only by those who may see it; another name of a party, by those
 * who are shown the party whole. Best is the file whose account or number it is; then what is worked on, and of that what was last.
 */
export const fileSearch: Search = {
  by: (words, caller, { within, most }) => {
    const terms = words.split(/\s+/).filter(Boolean).slice(0, 6);
    const digits = words.replace(/[\s().+-]/g, '');
    const isNumber = /^\d{4,}$/.test(digits);
    const patterns = isNumber ? [[digits.replace(/^1(?=\d{10}$)/, '')]] : terms.map(formsOf);
    const columns = readsPartiesInPart(caller) ? ['text'] : ['text', 'aliases'];
    const text = sql.join(
      patterns.map((forms) => anyOf(columns, forms)),
      sql.raw(' and '),
    );
    const account = isNumber && may(caller, 'pii', 'reveal') ? accountOf(caller, digits) : undefined;
    const whole = account && sql`t."bankAccountNumber" = (select ${digits}) and ${account.shown}`;
    return bestAmongMany({
      bears: account ? sql`(${text} or ${account.ends})` : text,
      whole,
      within,
      isRare: patterns.some(([form = '']) => /^(?=.*\d{4})[a-z0-9-]{6,}$/i.test(form)),
      reachesMost: caller.scope === 'all' || caller.scope === 'tree',
      // Setting accents aside costs more than all the rest: what was typed is so treated once, and a number has none.
      best: sql`${whole ? sql`${whole} desc,` : sql``} replace(lower(t.ref), '-', '') = (select replace(${foldedOnce(words)}, '-', '')) desc`,
      most,
    });
  },
};

// A partner is shown the end of the account of a file that another agency handles, and finds it by nothing of it.
function accountOf(caller: Caller, digits: string): { readonly ends: Sql; readonly shown: Sql } {
  const [first, past] = beginning([...digits].reverse().join(''));
  // Read backwards an account begins with its end, as its index has it.
  const ends = sql`(reverse(s.account) collate "C" >= (select ${first}) and reverse(s.account) collate "C" < (select ${past}))`;
  if (!isPartner(caller)) return { ends, shown: sql`true` };
  return {
    ends: sql`(${ends} and s."fileId" in (select h._id from file h where ${handledBy(caller, 'h')}))`,
    shown: handledBy(caller),
  };
}

/** Between which texts, the second left out, all stand in the order of their bytes that begin with some figures. */
const beginning = (figures: string): [first: string, past: string] => [
  figures,
  figures.slice(0, -1) + String.fromCharCode(figures.charCodeAt(figures.length - 1) + 1),
];

// A plan that knows no word is made once: making this one takes longer than most words take to be found.
const anyOf = (columns: readonly string[], forms: readonly string[]): Sql =>
  sql`(${sql.join(
    columns.flatMap((column) =>
      forms.flatMap(patternsOf).map((pattern) => sql`${sql.ref(`s.${column}`)} like ${pattern}`),
    ),
    sql.raw(' or '),
  )})`;

/**
 * The patterns of a form, anywhere in a text. One or two letters are the beginning of a word, as people begin to type it or as some names
 * are whole: within words hardly any text is without them, and no index has them.
 */
function patternsOf(form: string): Sql[] {
  if (form.length > 2) return [containing(form)];
  const beginning = form.replace(/[\\%_]/g, '\\$&');
  return [foldedOnce(`% ${beginning}%`), foldedOnce(`${beginning}%`)];
}

/** What a word may stand as: a serial number is stored without its dashes, a file's own number with one before its figures. */
function formsOf(term: string): string[] {
  if (!/^[A-Z0-9-]{5,}$/i.test(term)) return [term];
  const bare = term.replaceAll('-', '');
  const dashed = bare.replace(/(?<=^[A-Z0-9]{1,9}[A-Z])(?=\d{1,7}$)/i, '-');
  return [...new Set(term.includes('-') ? [term, bare] : [term, dashed])];
}
