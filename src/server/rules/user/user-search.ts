import { sql } from 'kysely';
import { containing } from '../../records/conditions';
import type { Search } from '../../records/rules';

/** Free text over a person's name, e-mail and company; words in any order. */
export const userSearch: Search = {
  by: (words) => {
    const terms = words.split(/\s+/).filter(Boolean).slice(0, 6);
    const text = sql`fold(concat_ws(' ', t."firstName", t."lastName", t.email, c."companyName"))`;
    const all = terms.map((term) => sql`${text} like ${containing(term)}`);
    return {
      hits: sql``,
      joins: sql`join company c on c._id = t."companyId"`,
      where: all.length > 0 ? sql.join(all, sql.raw(' and ')) : sql`true`,
      best: sql`t.email = lower(${words}) desc, starts_with(fold(t."lastName"), fold(${words})) desc,
        starts_with(fold(t."firstName"), fold(${words})) desc, t."userStatus" = 'active' desc, t."lastName", t."firstName", t._id`,
    };
  },
};
