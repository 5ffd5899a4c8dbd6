import { sql } from 'kysely';
import { provinceZones } from '#contract/placement/province-time';
import type { Draft, Recorded } from '#contract/resources/index';
import { sentence } from '#contract/words/sentence';
import type { Db } from '../../database/tables';
import { newId } from '../../database/new-id';
import { createMailedLink } from '../../identity/password-links';
import { noteSecurityEvent, whereFrom } from '../../identity/security-event';
import { awaitInvitation } from '../../messages/await-mail';
import type { TransactionContext } from '../../request/context';
import type { Caller } from '../../request/caller';
import { invalid } from '../refuse';
import { checkLimit, checkPerson } from './user-fields';
import { isPlacedBy, takesPeople } from './places-of-people';
import { checkRole } from './user-roles';

/**
 * The host's part of a new user. A person is invited, and becomes active by setting a password.
 * @throws Problem INVALID naming the field, FIELD_FORBIDDEN
 */
export async function completeUser(
  context: TransactionContext,
  draft: Draft<'user'>,
): Promise<Partial<Recorded<'user'>>> {
  const { db, caller } = context;
  const activityType = await checkPlace(db, caller, draft.companyId);
  if (draft.userStatus !== undefined && draft.userStatus !== 'invited')
    throw invalid('userStatus', sentence('people.userStatusNewUserInvited'));
  await checkRole(db, caller, draft.roleId, draft.companyId);
  await checkLimit(db, caller, draft.approvalLimit);
  const person = {
    ...draft,
    officeIds: draft.officeIds ?? [],
    mfaType: draft.mfaType ?? 'email',
    mobilePhone: draft.mobilePhone ?? null,
    timeZone: draft.timeZone ?? provinceZones[draft.state],
  };
  await checkPerson(db, person, null);
  return { activityType, timeZone: person.timeZone };
}

/**
 * Holds the company of a new person to what takes people, and to where the caller may place them. Answers with what it does.
 * @throws Problem INVALID naming `companyId`
 */
async function checkPlace(
  db: Db,
  caller: Caller,
  companyId: string,
): Promise<Recorded<'company'>['activityType']> {
  const { rows } = await sql<Pick<Recorded<'company'>, 'activityType'> & { takes: boolean; isOpen: boolean }>`
    select c."activityType", ${takesPeople} takes, ${isPlacedBy(caller)} "isOpen" from company c
    where c._id = ${companyId}::uuid`.execute(db);
  const [company] = rows;
  if (company && !company.isOpen)
    throw invalid('companyId', sentence('people.companyIdOwnCompanyOneOffices'));
  if (!company?.takes) throw invalid('companyId', sentence('people.companyIdNotActiveCompany'));
  return company.activityType;
}

/** Sends an invited person the link with which they set their first password. */
export async function invite(context: TransactionContext, user: Recorded<'user'>): Promise<void> {
  const { app, caller, db, now, origin } = context;
  const mailId = newId(now.getTime());
  await createMailedLink(db, app, user._id, mailId);
  await awaitInvitation(context, mailId, user._id);
  await noteSecurityEvent(db, now, 'invited', user._id, { ...whereFrom(origin), by: caller.userId });
}
