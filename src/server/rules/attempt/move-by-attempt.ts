import { sql } from 'kysely';
import { fieldStatuses, needsPhoto, roadOf } from '#contract/lifecycles/attempt';
import type { Change, Recorded } from '#contract/resources/index';
import { find } from '../../records/find';
import { updateRecord } from '../../records/update';
import type { TransactionContext } from '../../request/context';

type Attempt = Recorded<'attempt'>;

const isShown = ({ photos }: Pick<Attempt, 'photos'>): boolean => (photos ?? []).length > 0;

/**
 * Takes the file where the attempt leads, as whoever tried, by the same rules and rights as if they had moved it: a gate that is shut
 * refuses the attempt, since what may not be taken must not be taken. When and where an asset was taken is what the attempt says.
 */
export async function moveByAttempt(
  context: TransactionContext,
  { fileId, outcome, at, address, latitude, longitude, photos }: Attempt,
): Promise<void> {
  const { status: begun } = await find(context.db, 'file', fileId, context.caller);
  const { userId: agentUserId, companyId: vendorCompanyId } = context.caller;
  const taken = {
    ...{ onHookAt: at, latitude, longitude, agentUserId, vendorCompanyId },
    ...(address && { recoveryAddress: address.slice(0, 200) }),
  };
  for (const status of roadOf(begun, outcome, isShown({ photos }))) {
    const file = await find(context.db, 'file', fileId, context.caller);
    const recovery = status === 'on_hook' ? { recovery: { ...file.recovery, ...taken } } : {};
    await updateRecord(context, 'file', file, { _id: fileId, status, ...recovery } as Change<'file'>);
  }
}

/**
 * Takes the file where an attempt leads that its first photo shows now: from the field the attempt is sent before its photos. What came
 * between, another attempt, a hold or the hook, stands; the photo is taken all the same.
 */
export async function moveByPhoto(
  context: TransactionContext,
  before: Attempt,
  after: Attempt,
): Promise<void> {
  if (!needsPhoto.includes(after.outcome) || isShown(before) || !isShown(after)) return;
  const { hold, status } = await find(context.db, 'file', after.fileId, context.caller);
  if (hold || !fieldStatuses.includes(status) || (await isOvertaken(context, after))) return;
  await moveByAttempt(context, after);
}

async function isOvertaken({ db }: TransactionContext, { _id, fileId, at }: Attempt): Promise<boolean> {
  const { rows } = await sql`select from attempt where "fileId" = ${fileId}::uuid and _id <> ${_id}::uuid
    and at > ${at}::timestamptz and "deletedAt" is null limit 1`.execute(db);
  return rows.length > 0;
}
