import { sql } from 'kysely';
import { containing, foldedOnce } from '../../records/conditions';
import type { Search } from '../../records/rules';

/** Free text over a person's name, e-mail and company; words in any order. */
export const userSearch: Search = {
  by: (words, _caller, { within, most }) => {
    const terms = words.split(/\s+/).filter(Boolean).slice(0, 6);
    const text = sql`fold(concat_ws(' ', t."firstName", t."lastName", t.email, c."companyName"))`;
    const all = terms.map((term) => sql`${text} like ${containing(term)}`);
    return sql`select t._id from "user" t join company c on c._id = t."companyId"
      where ${sql.join([within, ...all], sql.raw(' and '))}
      order by t.email = lower(${words}) desc, starts_with(fold(t."lastName"), ${foldedOnce(words)}) desc,
        starts_with(fold(t."firstName"), ${foldedOnce(words)}) desc, t."userStatus" = 'active' desc, t."lastName", t."firstName", t._id
      limit ${sql.lit(most)}`;
  },
};
