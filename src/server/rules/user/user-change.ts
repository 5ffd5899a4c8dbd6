import type { Change, Recorded } from '#contract/resources/index';
import { Problem } from '#contract/problems';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { pendingEmail } from '../../identity/email-change';
import { demandCode } from '../../request/fresh-proof';
import type { Caller } from '../../request/caller';
import { may } from '../../request/rights';
import type { TransactionContext } from '../../request/context';
import { conflict, forbiddenField } from '../refuse';
import { demandCover } from './demand-cover';
import { checkLimit, checkPerson } from './user-fields';
import { checkRole, isAnyoneLeft, seesEverything } from './user-roles';

/** What everyone keeps of themselves, whatever their role. */
const ownFields = ['email', 'title', 'phone', 'mobilePhone', 'mfaType', 'language', 'timeZone'];
/** What nobody decides about themselves. */
const neverOwn = ['roleId', 'userStatus', 'approvalLimit'];
/** What takes a fresh code: by these a person is reached and proved, or their rights change. */
const provedOwn = ['email', 'phone', 'mobilePhone', 'mfaType'];
/** By what somebody signs in, and what they may do then: with it an account can be taken over. */
const ofSigningIn = ['email', 'phone', 'mobilePhone', 'mfaType', 'roleId', 'userStatus'];
/** By what the codes of the second step reach somebody. */
const ofCodes = ['mfaType', 'mobilePhone'];
const provedOthers = ['roleId', 'userStatus', 'email', 'mobilePhone', 'mfaType'];

/** Which status may follow which. One who never set a password is invited again and not made active. */
const following: { readonly [S in ValueOf<'userStatus'>]: readonly ValueOf<'userStatus'>[] } = {
  invited: ['deactivated'],
  active: ['suspended', 'locked', 'deactivated'],
  suspended: ['active', 'locked', 'deactivated'],
  locked: ['active', 'suspended', 'deactivated'],
  deactivated: ['active', 'invited'],
};

/**
 * Holds a change of a user to what its caller may decide, and asks for a fresh code where it takes one.
 * @throws Problem FORBIDDEN, FIELD_FORBIDDEN, INVALID naming the field, CONFLICT
 */
export async function changeUser(
  context: TransactionContext,
  current: Recorded<'user'>,
  change: Change<'user'>,
): Promise<Partial<Recorded<'user'>>> {
  const { _id, version: _, ...fields } = change;
  const isOwn = _id === context.caller.userId;
  const names = Object.keys(fields);
  if (isOwn) checkOwn(context, names);
  else {
    checkCodes(context.caller, names);
    await checkOthers(context, current, names);
  }
  const after = { ...current, ...fields } as Recorded<'user'>;
  await checkPerson(context.db, after, _id);
  if (fields.roleId) await checkRole(context.db, context.caller, fields.roleId, current.companyId);
  if ('approvalLimit' in fields) await checkLimit(context.db, context.caller, fields.approvalLimit);
  if (fields.userStatus) await checkStatus(context, current, fields.userStatus);
  await keepAnAdministrator(context, current, after);
  if (names.some((name) => (isOwn ? provedOwn : provedOthers).includes(name)))
    demandCode(context, `changeUser:${_id}`);
  return fields.email ? waitsForOld(context, current, fields.email) : {};
}

/** A new e-mail waits for the old address, where somebody reads it: an invitation that nobody followed goes to another at once. */
async function waitsForOld(
  context: TransactionContext,
  current: Recorded<'user'>,
  email: string,
): Promise<Partial<Recorded<'user'>>> {
  if (!(await hasPassword(context, current._id))) return {};
  return { email: current.email, ...pendingEmail(email, context.now) };
}

async function hasPassword({ db }: TransactionContext, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('credential')
    .select('passwordHash')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return Boolean(row?.passwordHash);
}

function checkOwn(context: TransactionContext, names: readonly string[]): void {
  const never = names.find((name) => neverOwn.includes(name));
  if (never) throw forbiddenField(never);
  if (may(context.caller, 'user', 'edit')) return;
  const foreign = names.find((name) => !ownFields.includes(name));
  if (foreign) throw forbiddenField(foreign);
}

/** To where the codes go that somebody signs in with is for those to say who may reset them. */
function checkCodes(caller: Caller, names: readonly string[]): void {
  const channel = names.find((name) => ofCodes.includes(name));
  if (channel && !may(caller, 'user', 'resetMfa')) throw forbiddenField(channel);
}

async function checkOthers(
  context: TransactionContext,
  current: Recorded<'user'>,
  names: readonly string[],
): Promise<void> {
  if (context.caller.scope === 'all') return;
  if (await seesEverything(context.db, current.roleId)) throw new Problem('FORBIDDEN');
  if (names.some((name) => ofSigningIn.includes(name)))
    await demandCover(context.db, context.caller, current._id);
}

async function checkStatus(
  context: TransactionContext,
  current: Recorded<'user'>,
  next: ValueOf<'userStatus'>,
): Promise<void> {
  if (!following[current.userStatus].includes(next))
    throw conflict(sentence('people.userWhoCannotBecome', { status: current.userStatus, next }));
  if (next !== 'active') return;
  if (!(await hasPassword(context, current._id))) throw conflict(sentence('people.personNotSetPasswordYet'));
}

async function keepAnAdministrator(
  context: TransactionContext,
  before: Recorded<'user'>,
  after: Recorded<'user'>,
): Promise<void> {
  const leaves = before.roleId !== after.roleId || after.userStatus !== 'active';
  if (!leaves || before.userStatus !== 'active' || !(await seesEverything(context.db, before.roleId))) return;
  if (after.userStatus === 'active' && (await seesEverything(context.db, after.roleId))) return;
  if (!(await isAnyoneLeft(context, before._id)))
    throw conflict(sentence('people.lastActiveAdministratorNameAnother'));
}
