import { sql } from 'kysely';
import type { Migration } from 'kysely';

/**
 * For each file in which state all is that lies on it and that its gates and clocks are gone by; in one row the same of all companies, whose terms
 * and licences these ask after as well. A transaction that changes such a thing moves the state on at its end, by itself, whoever does it: so a
 * host may remember what it read under a state. A file that has no row has had nothing changed since they are kept.
 * No key points from there to the file: its check would wait at a commit for who has the file locked, who may wait for the row.
 */
const standings = /* sql */ `
  create table "fileStanding" ("fileId" uuid primary key, state xid8 not null);
  create table "networkStanding" (state xid8 not null);
  insert into "networkStanding" values (pg_current_xact_id());

  create function move_files_on(ids uuid[]) returns void language plpgsql as $$
  begin
    insert into "fileStanding" select _id, pg_current_xact_id() from file where _id = any(ids) order by _id
      on conflict ("fileId") do update set state = excluded.state where "fileStanding".state <> excluded.state;
  end $$;

  create function move_network_on() returns trigger language plpgsql as $$
  begin
    update "networkStanding" set state = pg_current_xact_id() where state <> pg_current_xact_id();
    return null;
  end $$;

  create function its_file_moves_on() returns trigger language plpgsql as $$
  begin
    perform move_files_on(array[old."fileId", new."fileId"]);
    return null;
  end $$;

  create function its_files_move_on() returns trigger language plpgsql as $$
  begin
    perform move_files_on(old."fileIds" || new."fileIds");
    return null;
  end $$;

  create function the_file_moves_on() returns trigger language plpgsql as $$
  begin
    perform move_files_on(array[new._id]);
    return null;
  end $$;

  create function forget_standing() returns trigger language plpgsql as $$
  begin
    delete from "fileStanding" where "fileId" = old._id;
    return null;
  end $$;

  create trigger file_leaves after delete on file for each row execute function forget_standing();
  create constraint trigger company_moves_network after insert or delete or update on company
    deferrable initially deferred for each row execute function move_network_on();
  create constraint trigger document_moves_network after update on document
    deferrable initially deferred for each row when (cardinality(new."fileIds") = 0) execute function move_network_on();
  create constraint trigger file_moves_on after update of "clientId", "clientOfficeId", "assignedCompanies" on file
    deferrable initially deferred for each row execute function the_file_moves_on();
  create constraint trigger history_moves_file after insert on history deferrable initially deferred for each row
    when (new.entity = 'file' and new."updatedFields" @> array['stage']) execute function its_file_moves_on();
`;

const onOneFile = [
  'attempt',
  'fee',
  'invoice',
  'lienDischarge',
  'payment',
  'relatedParty',
  'repairsAndReconditioning',
  'skipTrace',
];
const onSeveral = ['document', 'request', 'vendorInvoice'];

const movesOn = (table: string, what: string): string => /* sql */ `
  create constraint trigger "${table}_moves_file" after insert or delete or update on "${table}"
    deferrable initially deferred for each row execute function ${what}();
`;

export const standingsOfFiles: Migration = {
  async up(db) {
    await sql.raw(standings).execute(db);
    for (const table of onOneFile) await sql.raw(movesOn(table, 'its_file_moves_on')).execute(db);
    for (const table of onSeveral) await sql.raw(movesOn(table, 'its_files_move_on')).execute(db);
  },
};
