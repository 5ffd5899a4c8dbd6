import { sql } from 'kysely';
import { createInvite } from '../identity/password-links';
import { newId } from '../database/new-id';
import { insertRow } from '../records/store';
import type { AppContext } from '../request/context';
import { seedId } from './seed-id';

const first = { email: 'administrator@localhost.invalid', code: 'ROOT' };

/**
 * In a house without people: an agency and an administrator who has yet to choose a password, and the link to do so. Each
 * start makes a new link until it has been used. Absent once anyone is active.
 */
export async function createFirstAdministrator(
  app: Omit<AppContext, 'live' | 'jobs'>,
): Promise<string | undefined> {
  const { rows } = await sql<{
    active: boolean;
  }>`select exists(select 1 from "user" where "userStatus" = 'active') active`.execute(app.db);
  if (rows[0]?.active) return undefined;
  const userId = await app.db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('user')
      .select('_id')
      .where('email', '=', first.email)
      .executeTakeFirst();
    if (found) return found._id;
    const at = app.now().toISOString();
    const kept = { createdAt: at, updatedAt: at, version: 1 };
    const companyId = newId();
    await insertRow(tx, 'company', {
      ...kept,
      _id: companyId,
      companyName: 'Our agency',
      legalName: 'Our agency',
      code: first.code,
      activityType: 'agency',
      isOffice: false,
      lineage: [companyId],
      state: 'ON',
      taxationState: 'ON',
      addressLine1: '—',
      city: '—',
      postalCode: 'K1A 0B1',
      country: 'CA',
      phone: '+16135550100',
      statesServed: [],
      companyStatus: 'active',
      gstRegistered: true,
      paymentTermsDays: 30,
      currency: 'CAD',
      language: 'en',
      assignmentBlocked: false,
    });
    const _id = newId();
    await insertRow(tx, 'user', {
      ...kept,
      _id,
      email: first.email,
      firstName: 'First',
      lastName: 'Administrator',
      companyId,
      officeIds: [],
      roleId: seedId('role', 'administrator'),
      activityType: 'agency',
      state: 'ON',
      userStatus: 'invited',
      mfaType: 'email',
      language: 'en',
      timeZone: 'America/Toronto',
      noteAdmin: true,
      approvalLimit: '0.00',
    });
    return _id;
  });
  const { link } = await createInvite(app.db, app as AppContext, userId);
  return link;
}
