import { sql } from 'kysely';
import { may } from '../request/rights';
import type { Search } from './rules';
import { containing } from '../records/conditions';

const candidates = 400;

/**
 * Free text over what a file is known by: number, references, serial, plate, names, phone digits, city. Words in any order.
 * An account number is found whole or by its last four digits or more, and only by those who may see it.
 */
export const fileSearch: Search = {
  by: (words, caller) => {
    const terms = words.split(/\s+/).filter(Boolean).slice(0, 6);
    const digits = words.replace(/[\s().+-]/g, '');
    const isNumber = /^\d{4,}$/.test(digits);
    const patterns = isNumber
      ? [containing(digits.replace(/^1(?=\d{10}$)/, ''))]
      : terms.map((term) => containing(serialForm(term)));
    const text = sql.join(
      patterns.map((pattern) => sql`s.text like ${pattern}`),
      sql.raw(' and '),
    );
    const account = isNumber && may(caller, 'pii', 'reveal') ? sql`or s.account like ${`%${digits}`}` : sql``;
    return {
      hits: sql`with hits as materialized (
        select s."fileId", s.account = ${digits} as exact from "fileSearch" s where (${text}) ${account} limit ${candidates})`,
      joins: sql`join hits h on h."fileId" = t._id`,
      where: sql`true`,
      best: sql`h.exact desc, fold(t.ref) = fold(${words}) desc, t.active desc, t."lastActivityDate" desc, t._id desc`,
    };
  },
};

// A serial number is stored without its dashes; a file's own number has one.
function serialForm(term: string): string {
  return /^[A-Z0-9-]{6,}$/i.test(term) && !/^[A-Z0-9-]{2,10}-\d{7}$/i.test(term)
    ? term.replaceAll('-', '')
    : term;
}
