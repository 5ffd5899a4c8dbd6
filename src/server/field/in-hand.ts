import { sql } from 'kysely';
import type { AnswerTo, Unworded } from '#contract/commands/input';
import { inHandStatuses } from '#contract/lifecycles/attempt';
import { redeeming } from '#contract/lifecycles/way-back';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { conditions } from '../records/conditions';
import { findWhere } from '../records/find';
import { asShown } from '../records/present';
import type { Caller } from '../request/caller';
import type { SecuredForm } from './secured-form';

type InHand = Unworded<AnswerTo<'showField'>['inHand'][number]>;

/** The files whose asset the caller has in hand, as they are shown to them. */
export async function filesInHand(db: Db, caller: Caller, most: number): Promise<Recorded<'file'>[]> {
  const there = sql`t._id in (select t._id from file t where ${conditions('file', {}, caller)} and not t.closed
    and (t.status = any(${inHandStatuses}::text[])
      or (t.status = any(${redeeming}::text[]) and t."redemptionFrom" = any(${inHandStatuses}::text[])))
    order by t."statusDue" limit ${most})`;
  return (await findWhere(db, 'file', there, caller)).map((file) => asShown('file', file, caller));
}

/** An asset in hand, with what is still to be said of it. */
export function inHandOf(file: Recorded<'file'>, form: SecuredForm): InHand {
  return {
    fileId: file._id,
    ref: file.ref,
    debtorName: file.debtorName,
    assetSummary: file.assetSummary,
    serialNumber: file.serialNumber,
    status: file.status,
    onHookAt: file.recovery?.onHookAt ?? null,
    ...form,
  };
}

/** What was taken last, first. */
export const later = (one: InHand, other: InHand): number =>
  String(other.onHookAt ?? '').localeCompare(String(one.onHookAt ?? ''));
