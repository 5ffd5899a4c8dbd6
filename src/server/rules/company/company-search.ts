import { sql } from 'kysely';
import { readListQuery } from '#contract/list-query';
import { Problem } from '#contract/problems';
import { company } from '#contract/resources/company';
import { sentence } from '#contract/words/sentence';
import { conditions, containing, foldedOnce } from '../../records/conditions';
import type { Sql } from '../../database/tables';
import type { Search } from '../../records/rules';
import type { Caller } from '../../request/caller';

/** Narrows as the list does by the same parameter. */
const asListed =
  (parameter: string) =>
  (value: string, caller: Caller): Sql =>
    conditions('company', readListQuery(company, { [parameter]: value }).filters, caller);

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
  filters: {
    isOffice: (value) => {
      if (value !== 'true' && value !== 'false')
        throw new Problem('MALFORMED', {
          message: sentence('problems.trueOrFalse', { name: 'isOffice' }),
          errors: { isOffice: sentence('problems.trueOrFalseAlone') },
        });
      return sql`t."isOffice" = ${value === 'true'}`;
    },
    takesPeople: asListed('takesPeople'),
    officesOf: asListed('officesOf'),
  },
};
