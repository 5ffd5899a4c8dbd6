import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GeneratedEdit } from '../../../src/web/generated/generated-edit';
import { roleSlots } from '../../../src/web/screens/role/role-slots';
import { answer } from '../tabs';
import { roleOfRights, showScreen } from './desk';

const show = async (isSystem: boolean) => {
  const role = { _id: 'r-9', version: 2, key: 'lender_user', name: 'Lender staff', scope: 'client_office' };
  const rest = { permissions: [], assignableToActivityTypes: ['lender'], isActive: true, isSystem };
  await showScreen(
    <GeneratedEdit name="role" id="r-9" slots={roleSlots as never} />,
    ({ path }) => {
      if (path.startsWith('/role/r-9')) return answer(200, { ...role, ...rest });
      return path.startsWith('/role/')
        ? roleOfRights({ role: ['list', 'show', 'edit', 'editPermission'] })
        : undefined;
    },
    '/roles/r-9/edit',
  );
  return screen.findByRole('textbox', { name: 'Name' });
};

it('of a role that is built in, what stays as it is can be read alone, and says so', async () => {
  const name = await show(true);
  expect(name).toHaveAttribute('readonly');
  expect(name).toHaveAccessibleDescription('Built in: only its permissions and its activities change.');
  expect(screen.getByRole('textbox', { name: /^Description optional/ })).toHaveAttribute('readonly');
  expect(screen.getByRole('checkbox', { name: 'Active' })).toBeDisabled();
});

it('another role is written as a whole', async () => {
  expect(await show(false)).not.toHaveAttribute('readonly');
  expect(screen.getByRole('checkbox', { name: 'Active' })).toBeEnabled();
});
