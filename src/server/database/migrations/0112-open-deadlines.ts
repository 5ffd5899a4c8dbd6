import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * Every time of the law that is open on a file, and not the nearest alone: in the file itself, and one row each in a table by which lists are
 * narrowed and put in order. `place`: which of its clock’s on its file, the nearest the first. A host that starts tells those of the files
 * that stand already.
 */
export const openDeadlines: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements: readonly string[] = [
  `alter table file add column deadlines jsonb`,
  `create table deadline (
    "fileId" uuid not null references file (_id) on delete cascade,
    clock text not null,
    place smallint not null,
    notice text,
    day date not null,
    primary key ("fileId", clock, place)
  )`,
  `create index deadline_of_clock on deadline (clock, day, "fileId") include (place)`,
  `create index deadline_day on deadline (day, "fileId")`,
  // Of those that are told anew most are as they were.
  `create function keep_deadlines() returns trigger language plpgsql as $$
    begin
      with told as (
        select d->>'clock' clock, row_number() over (partition by d->>'clock' order by d->>'day', place) place, d->>'notice' notice,
          (d->>'day')::date as day
        from jsonb_array_elements(case when not new.closed and new."deletedAt" is null then new.deadlines end)
          with ordinality as told(d, place)
      ), gone as (
        delete from deadline o where o."fileId" = new._id
          and not exists (select from told where told.clock = o.clock and told.place = o.place)
      )
      insert into deadline as o ("fileId", clock, place, notice, day) select new._id, clock, place, notice, day from told
        on conflict ("fileId", clock, place) do update set notice = excluded.notice, day = excluded.day
        where (o.notice, o.day) is distinct from (excluded.notice, excluded.day);
      return null;
    end $$`,
  `create trigger file_placed_with_deadlines after insert on file for each row when (new.deadlines is not null)
    execute function keep_deadlines()`,
  `create trigger file_deadlines after update of deadlines, closed, "deletedAt" on file for each row
    when ((old.deadlines, old.closed, old."deletedAt") is distinct from (new.deadlines, new.closed, new."deletedAt"))
    execute function keep_deadlines()`,
  // Files that stand, with times of the law that are not told in full yet.
  `create index file_deadlines_untold on file (_id) where "nextDeadline" is not null and deadlines is null and "deletedAt" is null`,
];
