import type { ReportParameter } from '#contract/reports/report-parameters';
import { Problem } from '#contract/problems';
import type { RoleKey } from '#contract/roles/role-keys';
import { seededRoles } from '#contract/roles/role-keys';
import { sideOf } from '#contract/roles/sides';
import type { Side } from '#contract/roles/sides';
import { reportType } from '#contract/vocabularies/report';
import { sentence } from '#contract/words/sentence';
import type { Caller } from '../request/caller';
import { may } from '../request/rights';
import { reportTypes } from './report-types';
import type { ReportTypeName } from './report-types';
import type { ReportType } from './report-type';

const sidesOf = (role: RoleKey): Side[] =>
  seededRoles[role].assignableToActivityTypes.map((one) => sideOf(one));

/** A role that a company made itself may have made what any role of its side may, as far as its rights go. */
function isFor({ roles }: ReportType, { roleKey, activityType }: Caller): boolean {
  if (Object.hasOwn(seededRoles, roleKey)) return roles.includes(roleKey as RoleKey);
  return roles.some((role) => sidesOf(role).includes(sideOf(activityType)));
}

/** The reports that somebody may have made: those of their role, of what it lists. */
export function reportsOf(caller: Caller): ReportTypeName[] {
  if (!may(caller, 'report', 'create')) return [];
  return reportType.filter(
    (name) => isFor(reportTypes[name], caller) && toldOf(name).every((one) => may(caller, one, 'list')),
  );
}

const toldOf = (name: ReportTypeName) => [reportTypes[name].of, ...(reportTypes[name].besides ?? [])];

/** @throws Problem FORBIDDEN where somebody may not have this report made */
export function demandReport(caller: Caller, name: ReportTypeName): void {
  if (!reportsOf(caller).includes(name))
    throw new Problem('FORBIDDEN', { message: sentence('documents.reportNotForRole') });
}

/** What a report can be narrowed by. */
export function parametersOf(name: ReportTypeName): ReportParameter[] {
  const { narrows = {}, dated, asOf } = reportTypes[name];
  return [
    ...(Object.keys(narrows) as ReportParameter[]),
    ...(dated ? (['dateFrom', 'dateTo'] as const) : []),
    ...(asOf ? (['dateTo'] as const) : []),
  ];
}
