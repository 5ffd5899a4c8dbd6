import { sql } from 'kysely';
import type { AnswerTo, Unworded } from '#contract/commands/input';
import { inHandStatuses } from '#contract/lifecycles/attempt';
import { asksHome } from '#contract/lifecycles/law-in-the-field';
import { viewsWanted } from '#contract/lifecycles/seizure-photos';
import type { PhotoStanding } from '#contract/lifecycles/seizure-photos';
import { todayIn } from '#contract/placement/province-time';
import type { Rule } from '#contract/clocks/rule-in-force';
import type { Db } from '../database/tables';
import { conditions } from '../records/conditions';
import { findWhere } from '../records/find';
import { asShown } from '../records/present';
import type { Caller } from '../request/caller';
import { filesWithTerms } from '../rules/company/playbook-term';
import { photographed, photosAskedFor } from '../rules/file/photographed';
import { hasCome } from '../rules/file/proving-documents';

type InHand = Unworded<AnswerTo<'showField'>['inHand'][number]>;

interface Held extends PhotoStanding {
  readonly fileId: string;
  readonly isSigned: boolean;
}

/** What the caller has in hand, with what is still to be said of it; what was taken last, first. */
export async function inHandOf(
  db: Db,
  caller: Caller,
  most: number,
  rules: readonly Rule[],
  now: Date,
): Promise<InHand[]> {
  const there = sql`t._id in (select t._id from file t where ${conditions('file', {}, caller)} and not t.closed
    and t.status = any(${inHandStatuses}::text[]) order by t."statusDue" limit ${most})`;
  const files = (await findWhere(db, 'file', there, caller)).map((file) => asShown('file', file, caller));
  const { rows: held } = await sql<Held>`
    select f._id "fileId", ${photosAskedFor}, shown.* from ${filesWithTerms}
    cross join lateral (select ${photographed},
      coalesce(bool_or(d."documentType" = 'personal_effects_inventory'), false) "isSigned"
      from document d where d."fileIds" && array[f._id] and ${hasCome}) shown
    where f._id = any(${files.map(({ _id }) => _id)}::uuid[])`.execute(db);
  const heldBy = new Map(held.map((one) => [one.fileId, one]));
  return files
    .map((file): InHand => {
      const { photoList, photoSlots = [], isSigned = false } = heldBy.get(file._id) ?? {};
      const views = viewsWanted(file.assetType, photoList);
      const { onHookAt, keysStatus, drivable, odometerKm, damage, fromHome, adultPresent } =
        file.recovery ?? {};
      const { hasEffects, items } = file.personalEffects ?? {};
      return {
        fileId: file._id,
        ref: file.ref,
        debtorName: file.debtorName,
        assetSummary: file.assetSummary,
        serialNumber: file.serialNumber,
        status: file.status,
        onHookAt: onHookAt ?? null,
        keysStatus: keysStatus ?? null,
        drivable: drivable ?? null,
        odometerKm: odometerKm ?? null,
        damage: damage ?? null,
        hasEffects: hasEffects ?? null,
        items: items ?? null,
        views: [...views],
        missing: views.filter((slot) => !photoSlots.includes(slot)),
        isSigned,
        fromHome: fromHome ?? null,
        adultPresent: adultPresent ?? null,
        asksHome: asksHome(file, rules, todayIn(file.state, now)),
      };
    })
    .sort((one, other) => String(other.onHookAt ?? '').localeCompare(String(one.onHookAt ?? '')));
}
