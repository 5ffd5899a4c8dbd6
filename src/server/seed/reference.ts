import { stages } from '#contract/lifecycles/file-stages';
import { statuses } from '#contract/lifecycles/file-statuses';
import { catalogue } from '#contract/reference/catalogue';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { provinceTaxRows } from '#contract/reference/province-tax';
import { roleKeys, seededRoles } from '#contract/roles/role-keys';
import { permissionsOf } from '#contract/roles/seeded-roles';
import type { StatusName } from '#contract/lifecycles/status-row';
import { stageColor, statusName } from '#contract/vocabularies/file-progress';
import type { JsonValue } from '#contract/fields';
import type { Db } from '../database/tables';
import { languages } from '../words/languages';
import { insertAll } from './insert-all';
import { seedId } from './seed-id';

/** A fixed moment, so that seeded records are the same on every machine. */
export const seededAt = '2026-01-01T00:00:00.000Z';

export function seedRoles(db: Db): Promise<number> {
  const rows = roleKeys.map((key) => {
    const { name, description, scope, assignableToActivityTypes, requiresMfa } = seededRoles[key];
    return {
      _id: seedId('role', key),
      key,
      name: name.en,
      nameFr: name.fr,
      description: description.en,
      descriptionFr: description.fr,
      scope,
      assignableToActivityTypes,
      requiresMfa,
      permissions: permissionsOf(key),
      writesOwnOnly: 'writeScope' in seededRoles[key],
      isSystem: true,
    };
  });
  return insertAll(db, 'role', rows, seededAt);
}

export function seedStages(db: Db): Promise<number> {
  const rows = stages.map(({ name, order, isTerminal }, index) => ({
    _id: seedId('stage', name),
    name,
    order,
    isTerminal,
    color: stageColor[index] ?? 'grey',
    label: languages.en.choices.stageName[name],
    labelFr: languages.fr.choices.stageName[name],
  }));
  return insertAll(db, 'stage', rows, seededAt);
}

export async function seedStatuses(db: Db): Promise<number> {
  const known: readonly string[] = statusName;
  const rows = statuses.map((status) => ({
    _id: seedId('status', status.name),
    stageId: seedId('stage', status.stage),
    stageName: status.stage,
    name: status.name,
    label: languages.en.choices.statusName[status.name],
    labelFr: languages.fr.choices.statusName[status.name],
    category: status.category,
    order: status.order,
    allowedNext: [...status.allowedNext, ...Object.values(status.allowedAfter ?? {}).flat()].filter(
      (next): next is StatusName => known.includes(next),
    ),
    gates: status.gates,
    slaHours: status.slaHours,
    vendorSelectable: status.vendorSelectable,
    reminderType: status.reminderType,
  }));
  // What may follow, and by which gates, is the product's to say, and no row's: it goes along with it.
  for (const { _id, gates, allowedNext } of rows)
    await db
      .updateTable('status')
      .set({ gates: [...gates], allowedNext: [...allowedNext] })
      .where('_id', '=', _id)
      .execute();
  return insertAll(db, 'status', rows, seededAt);
}

export async function seedProvinceTax(db: Db): Promise<number> {
  const rows = provinceTaxRows.map((row) => ({
    _id: seedId('provinceTax', `${row.province} ${row.effectiveFrom}`),
    ...row,
  }));
  const rules = enforcementRules.map((rule) => ({
    _id: seedId(
      'enforcementRule',
      JSON.stringify([rule.province, rule.key, rule.appliesTo, rule.effectiveFrom]),
    ),
    province: rule.province,
    key: rule.key,
    value: JSON.stringify(rule.value) as JsonValue,
    unit: rule.unit,
    appliesTo: JSON.stringify(rule.appliesTo) as JsonValue,
    sourceTitle: rule.sourceTitle,
    sourceUrl: rule.sourceUrl ?? null,
    confidence: rule.confidence,
    verifiedOn: rule.verifiedOn ?? null,
    effectiveFrom: rule.effectiveFrom,
    effectiveTo: rule.effectiveTo ?? null,
    note: rule.note ?? null,
  }));
  await db
    .insertInto('enforcementRule')
    .values(rules)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return insertAll(db, 'provinceTax', rows, seededAt);
}

/** The models that forms propose. One that an administrator has changed or taken out stays so until it is asked for again. */
export function seedAssets(db: Db): Promise<number> {
  const rows = catalogue.map((row) => ({
    _id: seedId('asset', `${row.assetType} ${row.auMake} ${row.auModel} ${row.yearFrom}`),
    ...row,
  }));
  return insertAll(db, 'asset', rows, seededAt);
}

/** Everything that an installation cannot be without: roles, stages, statuses, taxes, rules and the catalogue of models. */
export async function seedReference(db: Db): Promise<void> {
  await seedRoles(db);
  await seedStages(db);
  await seedStatuses(db);
  await seedProvinceTax(db);
  await seedAssets(db);
}
