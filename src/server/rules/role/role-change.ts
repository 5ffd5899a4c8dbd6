import { sql } from 'kysely';
import { Problem } from '#contract/problems';
import type { Change, Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { NameInBoth } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { demand } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { conflict, invalid } from '../refuse';
import { checkGrant, checkWords } from './role-permissions';

/** Without these nobody could set anything right again. */
const kept = [
  ['role', 'edit'],
  ['role', 'editPermission'],
  ['user', 'edit'],
] as const;

/**
 * The host's part of a custom role.
 * @throws Problem FORBIDDEN, INVALID naming the field
 */
export async function completeRole(
  context: TransactionContext,
  draft: Draft<'role'>,
): Promise<Partial<Recorded<'role'>>> {
  await refuseTwins(context.db, draft, null);
  checkScope(context, draft.scope, draft.assignableToActivityTypes ?? []);
  checkWords(draft.permissions ?? []);
  checkGrant(context.caller, [], draft.permissions ?? []);
  return { isSystem: false, requiresMfa: true };
}

/**
 * Holds a change of a role: what the seeded ones are called and see is fixed; what they may do is not.
 * @throws Problem FORBIDDEN, INVALID naming the field, CONFLICT, IN_USE
 */
export async function changeRole(
  context: TransactionContext,
  current: Recorded<'role'>,
  change: Change<'role'>,
): Promise<Partial<Recorded<'role'>>> {
  const { _id, version: _, ...fields } = change;
  const after = { ...current, ...fields } as Recorded<'role'>;
  if ('permissions' in fields) checkPermissions(context, current, after);
  if ('assignableToActivityTypes' in fields) await checkTypes(context, current, after);
  const others = Object.keys(fields).filter(
    (field) => field !== 'permissions' && field !== 'assignableToActivityTypes',
  );
  if (current.isSystem && others.length > 0)
    throw conflict(sentence('people.systemRoleOnlyPermissionsCan', { role: namesOf(current) }));
  if ('name' in fields) await refuseTwins(context.db, after, _id);
  checkScope(context, after.scope, after.assignableToActivityTypes);
  if (fields.isActive === false && (await holders(context.db, _id)).length > 0)
    throw new Problem('IN_USE', {
      message: sentence('people.stillHeldPeopleWhoSign', { role: namesOf(current) }),
    });
  return {};
}

/** What a role is called, to be read in either language. */
export const namesOf = ({ name, nameFr }: Recorded<'role'>): NameInBoth => ({ en: name, fr: nameFr });

function checkPermissions(
  context: TransactionContext,
  current: Recorded<'role'>,
  after: Recorded<'role'>,
): void {
  demand(context.caller, 'role.editPermission');
  checkWords(after.permissions);
  checkGrant(context.caller, current.permissions, after.permissions);
  if (current.scope !== 'all' || !current.isSystem) return;
  for (const [resource, action] of kept)
    if (!after.permissions.some((one) => one.resource === resource && one.actions.includes(action)))
      throw conflict(
        sentence('people.keepsWithoutNobodyCouldGive', {
          role: namesOf(current),
          right: `${resource}.${action}`,
        }),
      );
}

async function checkTypes(
  context: TransactionContext,
  current: Recorded<'role'>,
  after: Recorded<'role'>,
): Promise<void> {
  demand(context.caller, 'role.editAssignable');
  const types: readonly string[] = after.assignableToActivityTypes;
  const stranded = (await holders(context.db, current._id)).find((type) => !types.includes(type));
  if (stranded)
    throw new Problem('IN_USE', {
      message: sentence('people.stillHeldPeople', { role: namesOf(current), type: stranded }),
    });
}

/** A role that sees everything is given by those who do, to the agency's people alone. */
function checkScope(context: TransactionContext, scope: string, types: readonly string[]): void {
  if (scope !== 'all') return;
  if (context.caller.scope !== 'all') throw new Problem('FORBIDDEN');
  if (types.some((type) => type !== 'agency'))
    throw invalid(
      'assignableToActivityTypes',
      sentence('people.assignableToActivityTypesRoleSeesEverythingAgency'),
    );
}

async function refuseTwins(
  db: Db,
  role: { readonly key: string; readonly name: string },
  id: string | null,
): Promise<void> {
  const { rows } = await sql<{ sameKey: boolean }>`
    select key = ${role.key} as "sameKey" from role
    where (key = ${role.key} or fold(name) = fold(${role.name})) and _id is distinct from ${id}::uuid order by 1 desc limit 1`.execute(
    db,
  );
  if (!rows[0]) return;
  const field = rows[0].sameKey ? 'key' : 'name';
  throw invalid(field, sentence('people.anotherRole', { field }));
}

/** The kinds of company whose people hold a role and may sign in, or are invited to. */
async function holders(db: Db, roleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('activityType')
    .distinct()
    .where('roleId', '=', roleId)
    .where('userStatus', '<>', 'deactivated')
    .execute();
  return rows.map((row) => row.activityType);
}
