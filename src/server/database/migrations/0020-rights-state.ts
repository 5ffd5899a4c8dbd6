/**
 * One row that says in which state everything is that rights follow from: who last changed a user, a role or a company in a way that
 * decides what someone may do. It is moved on at the end of that transaction, by itself, so that nobody waits for it longer than the
 * commit takes and no circle of locks can close over it.
 */
export const rightsState = /* sql */ `
  create table "rightsState" (state text not null);
  insert into "rightsState" values ('0');

  create function move_rights_on() returns trigger language plpgsql as $$
  begin
    update "rightsState" set state = pg_current_xact_id()::text
      where state is distinct from pg_current_xact_id()::text;
    return null;
  end $$;

  create constraint trigger user_moves_rights after delete or update
    of email, "firstName", "lastName", language, "timeZone", "noteAdmin", "companyId", "roleId", "userStatus" on "user"
    deferrable initially deferred for each row execute function move_rights_on();
  create constraint trigger role_moves_rights after delete or update
    of key, scope, "writesOwnOnly", permissions, "isActive" on role
    deferrable initially deferred for each row execute function move_rights_on();
  create constraint trigger company_moves_rights after insert or delete or update
    of "companyName", "activityType", "isOffice", lineage, playbook, "companyStatus" on company
    deferrable initially deferred for each row execute function move_rights_on();
`;
