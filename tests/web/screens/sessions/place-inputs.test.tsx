import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GeneratedCreate } from '../../../../src/web/generated/generated-create';
import { userSlots } from '../../../../src/web/screens/sessions/user-slots';
import { answer } from '../../tabs';
import type { Request } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const lender = { _id: id(1), companyName: 'Crédit Nord', code: 'CN' };
const west = { _id: id(2), companyName: 'Crédit Nord Ouest', code: 'CN-W' };
const bank = { _id: id(3), companyName: 'Crédit Sud', code: 'CS' };
const agency = { _id: id(4), companyName: 'Crédit Recovery', code: 'CR' };
const south = { _id: id(5), companyName: 'Crédit Sud Est', code: 'CS-E' };
const officesOf: Record<string, object[]> = { [lender._id]: [west], [bank._id]: [south] };

/** Every company where a form does not ask for fewer. */
const host = ({ path }: Request) => {
  const { pathname, searchParams: asked } = new URL(path, 'http://host');
  if (pathname === '/company/list' || pathname === '/company/search') {
    const house = asked.get('officesOf');
    const among = house ? (officesOf[house] ?? []) : [lender, west, bank, agency, south];
    const open = asked.get('takesPeople') === 'true' ? [lender, bank] : among;
    const ids = asked.getAll('ids');
    const data = open.filter((one) => ids.length === 0 || ids.includes((one as typeof west)._id));
    return answer(200, { data, total: data.length });
  }
  return pathname.startsWith('/role/')
    ? roleOfRights({ user: ['list', 'show', 'create', 'edit'], role: ['list'], company: ['list', 'show'] })
    : undefined;
};
const field = (name: RegExp) => screen.findByRole('combobox', { name }, { timeout: 20_000 });
const offered = () => screen.findAllByRole('option').then((all) => all.map((one) => one.textContent));

it('offers for a person, typed or not, the companies in which somebody may place people, and the offices of the chosen one', async () => {
  const user = userEvent.setup();
  await showScreen(<GeneratedCreate name="user" slots={userSlots as never} />, host, '/users/create');
  await user.click(await field(/^Company/));
  await user.keyboard('{ArrowDown}');
  expect(await offered()).toEqual([
    expect.stringContaining('Crédit Nord'),
    expect.stringContaining('Crédit Sud'),
  ]);
  await user.type(await field(/^Company/), 'Crédit');
  await waitFor(async () => expect(await offered()).toHaveLength(2));
  await user.click(await screen.findByRole('option', { name: /Crédit Nord/ }));
  await user.click(await field(/^Offices/));
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: /Crédit Nord Ouest/ }));
  expect(await screen.findByText(/Crédit Nord Ouest/)).toBeVisible();
  await user.clear(await field(/^Company/));
  await user.type(await field(/^Company/), 'Sud');
  await user.click(await screen.findByRole('option', { name: /Crédit Sud/ }));
  await waitFor(() => expect(screen.queryByText(/Crédit Nord Ouest/)).toBeNull());
});
