import { sql } from 'kysely';
import type { Migration } from 'kysely';

/** What the book says of a unit is what was last told of it, with who told it: what was typed under its name goes. */
export const toldBookValues: Migration = {
  async up(db) {
    await sql`
      update file f set remarketing = (f.remarketing - 'cbbAverage') || coalesce((
        select jsonb_build_object('cbbAverage', v -> 'wholesale', 'cbbSource', v -> 'source')
        from jsonb_array_elements(coalesce(f.valuations, '[]')) v order by v ->> 'at' desc limit 1), '{}')
      where f.remarketing ? 'cbbAverage'`.execute(db);
  },
};
