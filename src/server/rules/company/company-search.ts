import { sql } from 'kysely';
import { containing, foldedOnce } from '../../records/conditions';
import type { Search } from '../../records/rules';

/** Free text over a company's names, code, city, e-mail and phone digits; an exact code comes first. */
export const companySearch: Search = {
  by: (words, _caller, { within, most }) => {
    const pattern = containing(words);
    const digits = words.replace(/[\s().+-]/g, '');
    const phone = /^\d{4,}$/.test(digits) ? sql`or t.phone like ${`%${digits}%`}` : sql``;
    return sql`select t._id from company t where ${within}
      and (fold(t."companyName") like ${pattern} or fold(t."legalName") like ${pattern}
        or fold(t.code) like ${pattern} or fold(t.city) like ${pattern} or fold(t.email) like ${pattern} ${phone})
      order by fold(t.code) = ${foldedOnce(words)} desc, starts_with(fold(t."companyName"), ${foldedOnce(words)}) desc, t."companyName", t._id
      limit ${sql.lit(most)}`;
  },
};
