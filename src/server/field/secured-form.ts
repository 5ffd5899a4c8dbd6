import { sql } from 'kysely';
import type { Rule } from '#contract/clocks/rule-in-force';
import type { RowOf, Unworded } from '#contract/commands/input';
import { asksHome } from '#contract/lifecycles/law-in-the-field';
import { viewsWanted } from '#contract/lifecycles/seizure-photos';
import type { PhotoStanding } from '#contract/lifecycles/seizure-photos';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { Db } from '../database/tables';
import { filesWithTerms } from '../rules/company/playbook-term';
import { photographed, photosAskedFor } from '../rules/file/photographed';
import { hasCome } from '../rules/file/proving-documents';

export type SecuredForm = Unworded<RowOf<'showField'>['securedForm']>;

interface Held extends PhotoStanding {
  readonly fileId: string;
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
    select f._id "fileId", ${photosAskedFor}, shown.* from ${filesWithTerms}
    cross join lateral (select ${photographed},
      coalesce(bool_or(d."documentType" = 'personal_effects_inventory'), false) "isSigned"
      from document d where d."fileIds" && array[f._id] and ${hasCome}) shown
    where f._id = any(${files.map(({ _id }) => _id)}::uuid[])`.execute(db);
  const heldBy = new Map(rows.map((one) => [one.fileId, one]));
  return (file) => {
    const { photoList, photoSlots = [], isSigned = false } = heldBy.get(file._id) ?? {};
    const views = viewsWanted(file.assetType, photoList);
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
      missing: views.filter((slot) => !photoSlots.includes(slot)),
      isSigned,
      asksHome: asksHome(file, rules, todayIn(file.state, now)),
    };
  };
}
