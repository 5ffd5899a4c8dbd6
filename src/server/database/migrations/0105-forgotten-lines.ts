import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * A line of history is never deleted, and changed in one way alone: once the record that it tells of is gone, or the file that it lies on, it
 * may become what is left of it. That who did what and when stays; the values and the words go. The database holds everybody to it.
 */
export const forgottenLines: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // What tells that something was disposed of is kept as it is, and so is why sealed numbers were shown: the audit log reads it.
  `create function forgotten_message(type text, message jsonb, erased jsonb) returns jsonb immutable language sql as $$
    select case
      when jsonb_typeof(message) = 'object' and message -> 'with' = '{}' then message
      when jsonb_typeof(message) = 'object' and message ->> 'key' in ('files.keptDisposed', 'files.fileErased',
        'traces.tracesWereDeleted', 'vendorInvoices.vendorInvoicesWereDeleted') then message
      when type = 'pii_revealed' then jsonb_set(erased, '{with,reason}', coalesce(message #> '{with,reason}', '""'))
      else erased end
  $$`,
  `create function keep_line() returns trigger language plpgsql as $$
  declare
    kept history := old;
    there boolean;
  begin
    kept.message := forgotten_message(old.type, old.message, '{"key": "files.wordsErased", "with": {}}');
    kept.changes := '[]';
    if new is distinct from kept then
      raise exception 'history is never changed';
    end if;
    execute format('select exists (select from %I.file where _id = $1)', tg_table_schema) into there using old."fileId";
    if old."fileId" is not null and not there then
      return new;
    end if;
    if old."entityId" is not null and to_regclass(format('%I.%I', tg_table_schema, old.entity)) is not null then
      execute format('select exists (select from %I.%I where _id = $1)', tg_table_schema, old.entity)
        into there using old."entityId";
      if not there then
        return new;
      end if;
    end if;
    raise exception 'history is kept for as long as what it tells of';
  end $$`,
  `drop trigger history_kept on history`,
  `create trigger history_not_deleted before delete or truncate on history
    for each statement execute function refuse_change()`,
  `create trigger history_kept before update on history for each row execute function keep_line()`,
];
