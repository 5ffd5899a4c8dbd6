import { sql } from 'kysely';
import type { Rule } from '#contract/clocks/rule-in-force';
import type { RowOf, Unworded } from '#contract/commands/input';
import { asksHome } from '#contract/lifecycles/law-in-the-field';
import { photoSlotsOf } from '#contract/lifecycles/seizure-photos';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Db } from '../database/tables';
import { hasCome } from '../rules/file/proving-documents';

export type SecuredForm = Unworded<RowOf<'showField'>['securedForm']>;

interface Held {
  readonly fileId: string;
  readonly slots: readonly ValueOf<'photoSlot'>[];
  readonly isSigned: boolean;
}

/** What was said of the asset of each of these files and what is still to be said of it, by the file. `files`: as the caller is shown them. */
export async function securedFormsOf(
  db: Db,
  files: readonly Recorded<'file'>[],
  rules: readonly Rule[],
  now: Date,
): Promise<(file: Recorded<'file'>) => SecuredForm> {
  const { rows } = await sql<Held>`
    select f._id "fileId", coalesce(array_agg(distinct d."photoSlot") filter (where d."photoSlot" is not null), '{}') slots,
      coalesce(bool_or(d."documentType" = 'personal_effects_inventory'), false) "isSigned"
    from unnest(${files.map(({ _id }) => _id)}::uuid[]) f(_id)
    join document d on d."fileIds" && array[f._id] and ${hasCome} group by 1`.execute(db);
  const heldBy = new Map(rows.map((one) => [one.fileId, one]));
  return (file) => {
    const views = photoSlotsOf(file.assetType);
    const { slots = [], isSigned = false } = heldBy.get(file._id) ?? {};
    const { keysStatus, drivable, odometerKm, damage, fromHome, adultPresent } = file.recovery ?? {};
    const { hasEffects, items } = file.personalEffects ?? {};
    return {
      keysStatus: keysStatus ?? null,
      drivable: drivable ?? null,
      odometerKm: odometerKm ?? null,
      damage: damage ?? null,
      hasEffects: hasEffects ?? null,
      items: items ?? null,
      fromHome: fromHome ?? null,
      adultPresent: adultPresent ?? null,
      views: [...views],
      missing: views.filter((slot) => !slots.includes(slot)),
      isSigned,
      asksHome: asksHome(file, rules, todayIn(file.state, now)),
    };
  };
}
