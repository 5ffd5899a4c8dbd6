import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GeneratedCreate } from '../../../../src/web/generated/generated-create';
import { GeneratedEdit } from '../../../../src/web/generated/generated-edit';
import { userSlots } from '../../../../src/web/screens/sessions/user-slots';
import { answer } from '../../tabs';
import type { Request } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const yard = { _id: '00000000-0000-4000-8000-000000000001', companyName: 'Dockside Yard', code: 'V07' };
const lender = { _id: '00000000-0000-4000-8000-000000000002', companyName: 'Crédit Nord', code: 'CN' };
const agent = { _id: '00000000-0000-4000-8000-000000000011', name: 'Field agent', isActive: true };
const clerk = { _id: '00000000-0000-4000-8000-000000000012', name: 'Lender clerk', isActive: true };
const held: Record<string, object[]> = { [yard._id]: [agent], [lender._id]: [clerk] };

const host = ({ path }: Request) => {
  const { pathname, searchParams } = new URL(path, 'http://host');
  if (pathname === '/role/list') {
    const data = held[searchParams.get('companyId') ?? ''] ?? [agent, clerk];
    return answer(200, { data, total: data.length });
  }
  if (pathname === '/company/list' || pathname === '/company/search')
    return answer(200, { data: [yard, lender], total: 2 });
  if (pathname === '/user/u-9')
    return answer(200, {
      _id: 'u-9',
      version: 1,
      firstName: 'Luc',
      companyId: lender._id,
      roleId: agent._id,
    });
  return pathname.startsWith('/role/')
    ? roleOfRights({ user: ['list', 'show', 'create', 'edit'], role: ['list'], company: ['list', 'show'] })
    : undefined;
};
const role = () => screen.findByRole('combobox', { name: /^Role/ }, { timeout: 20_000 });
const company = () => screen.findByRole('combobox', { name: /^Company/ });
const offered = () => screen.findAllByRole('option').then((all) => all.map((one) => one.textContent));

it('offers the roles that people of the chosen company may be given, and follows another one', async () => {
  const user = userEvent.setup();
  const at = `/users/create?companyId=${yard._id}` as never;
  await showScreen(<GeneratedCreate name="user" slots={userSlots as never} />, host, at);
  await user.click(await role());
  await user.keyboard('{ArrowDown}');
  expect(await offered()).toEqual(['Field agent']);
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await role()).toHaveValue('Field agent'));
  await user.clear(await company());
  await user.type(await company(), 'Nord');
  await user.click(await screen.findByRole('option', { name: /Crédit Nord/ }));
  await waitFor(async () => expect(await role()).toHaveValue(''));
  await user.click(await role());
  await user.keyboard('{ArrowDown}');
  expect(await offered()).toEqual(['Lender clerk']);
});

it('leaves somebody the role that they hold, whatever else is offered', async () => {
  const user = userEvent.setup();
  const at = '/users/u-9/edit' as never;
  await showScreen(<GeneratedEdit name="user" id="u-9" slots={userSlots as never} />, host, at);
  await waitFor(async () => expect(await role()).toHaveValue('Field agent'));
  await user.click(await role());
  await user.keyboard('{ArrowDown}');
  expect(await offered()).toEqual(['Lender clerk']);
});
