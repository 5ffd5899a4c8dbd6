import { describe, expect, it } from 'vitest';
import { roleKeys } from '#contract/roles/role-keys';
import { lenderAuditorPermissions, permissionsOf, extentOf } from '#contract/roles/seeded-roles';
import type { Permission } from '#contract/roles/seeded-roles';

const on = (permissions: Permission[], resource: string) =>
  permissions.find((permission) => permission.resource === resource);

describe('the permissions of a seeded role', () => {
  it('spell the letters of the matrix out', () => {
    expect(on(permissionsOf('accountant'), 'invoice')).toEqual({
      resource: 'invoice',
      actions: ['list', 'show', 'create', 'edit', 'delete', 'export', 'issue', 'void'],
    });
    expect(on(permissionsOf('supervisor'), 'skipTrace')).toEqual({
      resource: 'skipTrace',
      actions: ['list', 'show', 'create', 'edit', 'delete', 'export'],
    });
  });

  it('say which of them reach only part of the way', () => {
    expect(on(permissionsOf('vendor_manager'), 'fee')).toEqual({
      resource: 'fee',
      actions: ['list', 'show', 'create'],
      limited: ['list', 'show', 'create'],
    });
    expect(on(permissionsOf('field_agent'), 'file')).toEqual({
      resource: 'file',
      actions: ['list', 'show', 'edit', 'changeStage'],
      limited: ['edit', 'changeStage'],
    });
  });

  it('name nothing where the role may nothing', () => {
    expect(on(permissionsOf('field_agent'), 'vendorInvoice')).toBeUndefined();
    expect(on(permissionsOf('lender_user'), 'companyFee')).toBeUndefined();
    expect(on(permissionsOf('supervisor'), 'housekeeping')).toBeUndefined();
  });

  it('do not grant what may only be asked for', () => {
    const file = on(permissionsOf('lender_user'), 'file');
    expect(file?.actions).toEqual(['list', 'show', 'create', 'edit', 'place', 'requestClose']);
    expect(file?.limited).toEqual(['edit', 'hold', 'releaseHold', 'reopen']);
    expect(on(permissionsOf('remarketing_specialist'), 'remarketing')).toEqual({
      resource: 'remarketing',
      actions: [],
      limited: ['setReserve', 'acceptOffer'],
    });
  });

  it('leave personal data to those who deal with the debtor', () => {
    expect(roleKeys.filter((role) => extentOf(role, 'pii.reveal') === 'yes')).toEqual([
      'administrator',
      'supervisor',
      'file_manager',
      'lender_supervisor',
      'lender_user',
    ]);
  });

  it('give only the administrator the keys of the house', () => {
    for (const action of ['file.delete', 'role.editPermission', 'role.editAssignable', 'seed.run'] as const) {
      expect(roleKeys.filter((role) => extentOf(role, action) !== 'no')).toEqual(['administrator']);
    }
  });
});

describe("a lender's auditor", () => {
  it('lists, shows and exports, and does nothing else', () => {
    const actions = new Set(lenderAuditorPermissions().flatMap((permission) => permission.actions));
    expect([...actions].sort()).toEqual(['export', 'list', 'show']);
    expect(on(lenderAuditorPermissions(), 'pii')).toBeUndefined();
    expect(on(lenderAuditorPermissions(), 'housekeeping')).toBeUndefined();
  });
});
