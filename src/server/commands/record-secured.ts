import { sql } from 'kysely';
import type { Recorded } from '#contract/resources/index';
import { asksHome } from '#contract/lifecycles/law-in-the-field';
import { todayIn } from '#contract/placement/province-time';
import { isHandled } from '#contract/lifecycles/attempt';
import { sentence } from '#contract/words/sentence';
import { readRules } from '../enforcement/read-rules';
import { missingPhotos } from '../documents/missing-photos';
import { changeRecord } from '../records/change';
import { find } from '../records/find';
import { holdToAction } from '../records/hold-to-action';
import type { TransactionContext } from '../request/context';
import { inTransaction } from '../request/in-transaction';
import { tellSupervisors } from '../rules/file/look-again';
import { effectsKeptUntil } from '../rules/file/effects-kept';
import { conflict, invalid } from '../rules/refuse';
import type { Handler } from './handler';

/**
 * Records how an asset in hand was found. That there are no belongings in it is the word of who looked, and proves it; a list of some is
 * proved by the list as it was signed. They are kept as long as the client says, where nobody said until when. What was said before under its
 * sender's own id is not said over what has been said since.
 */
export const recordSecured: Handler<'recordSecured'> = (
  context,
  { fileId, hasEffects, items, sendingId, ...found },
) =>
  inTransaction(context, async (context) => {
    const { caller, now, db } = context;
    if (sendingId && (await wasSaid(context, sendingId))) {
      await find(db, 'file', fileId, caller);
      return { body: { missing: await missingPhotos(db, fileId) } };
    }
    const named = (items ?? []).map((item) => item.trim()).filter(Boolean);
    if (hasEffects && named.length === 0) throw invalid('items', sentence('attempts.itemsNamed'));
    const said = Object.fromEntries(Object.entries(found).filter(([, value]) => value != null));
    const rules = await readRules(db);
    let isNews = false;
    const after = await changeRecord(context, 'file', fileId, async (file) => {
      holdToAction(context, 'file', file, 'edit');
      if (!isHandled(file)) throw conflict(sentence('attempts.notInHand', { status: file.status }));
      const isAsked = asksHome(file, rules, todayIn(file.state, now));
      if (isAsked && found.fromHome == null)
        throw invalid('fromHome', sentence('values.required', { field: 'fromHome' }));
      const recovery = { ...file.recovery, ...said };
      isNews = isAsked && isWithoutAdult(recovery) && !isWithoutAdult(file.recovery ?? {});
      const effects = hasEffects
        ? ({
            ...({ hasEffects, items: named, itemCount: named.length, status: 'stored' } as const),
            holdUntilDate: file.personalEffects?.holdUntilDate ?? (await effectsKeptUntil(context, file)),
          } as const)
        : ({ hasEffects, items: null, itemCount: 0, status: 'none' } as const);
      const at = now.toISOString();
      return {
        recovery,
        personalEffects: { ...file.personalEffects, ...effects },
        lastActivityDate: at,
        ...(!hasEffects && {
          proofs: [...(file.proofs ?? []), { proof: 'inventory' as const, userId: caller.userId, at }],
        }),
      };
    });
    if (sendingId) await rememberSaid(context, fileId, sendingId);
    // Nobody undoes it: those who lead look at it before anything more is done.
    if (isNews)
      await tellSupervisors(context, after, sentence('attempts.takenWithoutAdult', { ref: after.ref }));
    return { body: { missing: await missingPhotos(db, fileId) } };
  });

async function wasSaid({ db, caller }: TransactionContext, sendingId: string): Promise<boolean> {
  const { rows } = await sql`select from "securedForm"
    where "userId" = ${caller.userId}::uuid and "sendingId" = ${sendingId}::uuid`.execute(db);
  return rows.length > 0;
}

async function rememberSaid(
  { db, caller, now }: TransactionContext,
  fileId: string,
  sendingId: string,
): Promise<void> {
  await sql`insert into "securedForm" ("userId", "sendingId", "fileId", "createdAt")
    values (${caller.userId}::uuid, ${sendingId}::uuid, ${fileId}::uuid, ${now.toISOString()}::timestamptz)`.execute(
    db,
  );
}

type Recovery = NonNullable<Recorded<'file'>['recovery']>;

const isWithoutAdult = ({ fromHome, adultPresent }: Recovery): boolean =>
  fromHome === true && !adultPresent?.trim();
