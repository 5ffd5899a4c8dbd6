import { expect, it } from 'vitest';
import { lenderAuditorPermissions, permissionsOf } from '#contract/roles/seeded-roles';
import type { Permission } from '#contract/roles/seeded-roles';
import { declarationOf, resourceNames } from '#contract/resources/index';

const listed = resourceNames.filter((name) => declarationOf(name).calls.list);

function readButNotExported(permissions: readonly Permission[]): string[] {
  const actions = (name: string) => permissions.find(({ resource }) => resource === name)?.actions ?? [];
  return listed.filter((name) => actions(name).includes('list') && !actions(name).includes('export'));
}

it.each(['administrator', 'supervisor', 'lender_supervisor'] as const)(
  'a %s exports every list that they read',
  (role) => {
    expect(readButNotExported(permissionsOf(role))).toEqual([]);
  },
);

it("a lender's auditor exports every list that they read", () => {
  expect(readButNotExported(lenderAuditorPermissions())).toEqual([]);
});
