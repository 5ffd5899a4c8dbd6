import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What rows of spreadsheets kept in clear of what is sealed elsewhere goes: that it was there is told, as by rows of today. */
export const sealedCells: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const mask = '••••••••';
/** Dates of birth and licences to drive, by what their columns are called, signs and accents aside. */
const called =
  '(date ?of ?birth|birth ?date|birthday|dob|naissance|ddn|driver ?s? ?licen[cs]e|driving ?licen[cs]e|permis)';

const statements = [
  `update "jobRow" r set cells = (
    select jsonb_agg(case when c.cell <> '' and (
        regexp_replace(lower(h.head), '[^a-z]+', ' ', 'g') ~ '(^ ?${called}|${called}( n| no| number)? ?$)'
        or j.input -> 'mapping' ->> h.head = 'dateOfBirth') then '${mask}' else c.cell end order by c.at)
    from jsonb_array_elements_text(r.cells) with ordinality c(cell, at)
    left join jsonb_array_elements_text(j.input -> 'header') with ordinality h(head, at) using (at))
  from job j where j._id = r."jobId" and j.kind in ('import', 'update', 'lender') and jsonb_typeof(r.cells) = 'array'
    and jsonb_array_length(r.cells) > 0 and jsonb_typeof(j.input -> 'header') = 'array'`,
  `update "jobRow" set problems = (
    select jsonb_agg(case when problem ->> 'column' = 'dateOfBirth' and problem ->> 'value' <> ''
      then problem || '{"value": "${mask}"}' else problem end order by at)
    from jsonb_array_elements(problems) with ordinality p(problem, at))
  where problems @> '[{"column": "dateOfBirth"}]'`,
];
