import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GeneratedEdit } from '../../../src/web/generated/generated-edit';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

const office = { _id: '00000000-0000-4000-8000-000000000001', companyName: 'North', code: 'N', version: 1 };
const person = {
  ...{ _id: 'u-7', version: 4, firstName: 'Ada', lastName: 'Roy', email: 'ada@lender.example' },
  ...{ companyId: 'c-1', officeIds: [office._id], activityType: 'lender', roleId: 'r-1', state: 'ON' },
  ...{ userStatus: 'active', mfaType: 'email', language: 'en', timeZone: 'America/Toronto' },
  may: ['show', 'edit'],
};

it('what the host refuses of one of several values stands at their input', async () => {
  const refusal = { 'officeIds[0]': 'officeIds[0] must be an office of companyId' };
  await showScreen(
    <GeneratedEdit name="user" id="u-7" slots={{}} />,
    ({ method, path }) => {
      if (method === 'PATCH') return answer(422, { code: 'INVALID', message: 'Invalid.', errors: refusal });
      if (path.startsWith('/company')) return answer(200, { data: [office], total: 1 });
      return path.startsWith('/user/u-7') ? answer(200, person) : undefined;
    },
    '/users/u-7/edit',
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^Last name/ }, { timeout: 20_000 }), '-Roy');
  const several = screen.getByRole('combobox', { name: /^Offices/ });
  expect(several).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Save 1 change' }));
  await waitFor(() => expect(several).toBeInvalid());
  expect(several).toHaveAccessibleDescription(/must be an office of/);
});
