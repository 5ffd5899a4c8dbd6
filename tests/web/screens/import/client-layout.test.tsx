import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Locale } from '../../../../src/web/identity/locale';
import { ClientLayout } from '../../../../src/web/screens/import/layout/client-layout';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const lender = { id: 'c-1', activityType: 'lender', isOffice: false, companyStatus: 'active' };
const mapping = { Loan: 'accountNumber', Surname: 'debtorLastName', Prov: 'province', Branch: null };
const layout = (version: number, values: object = {}) => ({
  ...{ version, sheet: version === 1 ? null : 'Accounts', headRow: version === 1 ? 1 : 4 },
  ...{ mapping, values, dayFirst: null, createdAt: '2026-11-20T15:00:00.000Z', createdBy: 'Ann Sample' },
});
const first = layout(1, { contractType: { Financed: 'conditional_sale' } });
const both = [layout(2), first];

interface Shown {
  readonly kept?: readonly object[];
  readonly rights?: readonly string[];
  readonly record?: object;
  readonly locale?: Locale;
}

async function page({ kept = both, rights = ['create'], record = {}, locale = 'en' }: Shown = {}) {
  let layouts = kept;
  const shown = await showScreen(
    <>
      <h1>Company</h1>
      <ClientLayout record={{ ...lender, ...record }} />
    </>,
    ({ path, method, body }) => {
      if (path.startsWith('/role/')) return roleOfRights({ importJob: rights, file: ['create'] });
      if (!path.startsWith('/desk/placementLayout')) return undefined;
      if (method !== 'PUT') return answer(200, { data: layouts });
      const next = { ...layout(layouts.length + 1), ...(body as object) };
      layouts = [next, ...layouts];
      return answer(200, next);
    },
    '/',
    locale,
  );
  await screen.findByRole('heading', { name: 'Company' });
  return shown;
}

const rowOf = (table: string, head: string) =>
  within(screen.getByRole('table', { name: table }))
    .getByRole('rowheader', { name: head })
    .closest('tr');
const sentTo = ({ desk }: Awaited<ReturnType<typeof page>>) =>
  desk
    .sent('/desk/placementLayout')
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body);

it('shows how the client’s spreadsheets are read, who said so, and the versions before', async () => {
  await page();
  expect(await screen.findByText(/^Version 2, Ann Sample, .* is read so\.$/)).toBeVisible();
  expect(screen.getByText('Accounts')).toBeVisible();
  expect(screen.getByText('Asked for each spreadsheet')).toBeVisible();
  expect(rowOf('What the columns mean', 'Loan')).toHaveTextContent('Account number');
  expect(rowOf('What the columns mean', 'Branch')).toHaveTextContent('Left out');
  expect(screen.queryByRole('table', { name: 'Their words for our values' })).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Versions of the layout' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open version 1' }));
  expect(rowOf('Their words for our values', 'Financed')).toHaveTextContent('Conditional sale');
  expect(screen.getByText(/An earlier version, which is not used now\.$/)).toBeVisible();
});

it('uses an earlier version again, as the next one', async () => {
  const shown = await page();
  await userEvent.click(await screen.findByRole('button', { name: 'Open version 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this version again' }));
  expect(await screen.findByText('Version 3 is how the next spreadsheet is read.')).toBeVisible();
  expect(await screen.findByText(/^Version 3, /)).toBeVisible();
  const { values } = first;
  expect(sentTo(shown)).toEqual([
    { clientId: 'c-1', follows: 2, sheet: null, headRow: 1, mapping, values, dayFirst: null },
  ]);
});

it('changes the version that counts, and keeps no column twice', async () => {
  const user = userEvent.setup();
  const shown = await page({ kept: [first] });
  await user.click(await screen.findByRole('button', { name: 'Change the layout' }));
  const choose = async (label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  const keep = screen.getByRole('button', { name: 'Keep as a new version' });
  await choose('Means: Branch', 'Province');
  await user.click(keep);
  expect(screen.getByRole('alert')).toHaveTextContent('Two columns mean “Province”.');
  await choose('Means: Branch', 'City');
  await choose('Our value: Financed', 'Lease (consumer)');
  await user.click(screen.getByRole('button', { name: /^Day first/ }));
  await user.clear(screen.getByLabelText('Row with the column names'));
  await user.type(screen.getByLabelText('Row with the column names'), '0');
  await user.click(keep);
  expect(screen.getByText('A row number from 1 on')).toBeVisible();
  expect(sentTo(shown)).toEqual([]);
  await user.clear(screen.getByLabelText('Row with the column names'));
  await user.type(screen.getByLabelText('Row with the column names'), '3');
  await user.click(keep);
  expect(await screen.findByText(/^Version 2, /)).toBeVisible();
  expect(sentTo(shown)).toEqual([
    {
      ...{ clientId: 'c-1', follows: 1, sheet: null, headRow: 3, dayFirst: true },
      mapping: { ...mapping, Branch: 'city' },
      values: { contractType: { Financed: 'consumer_lease' } },
    },
  ]);
});

it('takes in a column that the next spreadsheet has, once, and lets go of one that it has no more', async () => {
  const user = userEvent.setup();
  const shown = await page({ kept: [first] });
  await user.click(await screen.findByRole('button', { name: 'Change the layout' }));
  await user.click(screen.getByRole('button', { name: 'Remove the column Branch' }));
  const name = screen.getByRole('textbox', { name: 'New column' });
  await user.type(name, 'loan{Enter}');
  expect(screen.getByText('There is such a column already')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Plate{Enter}');
  await user.click(screen.getByRole('combobox', { name: 'Means: Plate' }));
  await user.click(screen.getByRole('option', { name: 'City' }));
  expect(sentTo(shown)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep as a new version' }));
  expect(await screen.findByText(/^Version 2, /)).toBeVisible();
  const { Branch: _gone, ...kept } = mapping;
  expect(sentTo(shown)).toMatchObject([{ follows: 1, mapping: { ...kept, Plate: 'city' } }]);
  expect(Object.keys((sentTo(shown)[0] as { mapping: object }).mapping)).not.toContain('Branch');
});

it('leads to the import where no spreadsheet of the client was read yet', async () => {
  await page({ kept: [], locale: 'fr' });
  expect(await screen.findByText(/Aucune feuille de calcul de ce client n’a encore été lue\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'En importer une' })).toHaveAttribute('href', '/import');
});

it.each([
  ['of a vendor', { record: { activityType: 'bailiff' } }],
  ['of an office', { record: { isOffice: true } }],
  ['to one who may not import', { rights: ['list'] }],
])('says nothing of it on the page %s', async (_, shown) => {
  const { desk } = await page(shown);
  expect(screen.queryByRole('region', { name: 'Spreadsheet layout' })).toBeNull();
  expect(desk.sent('/desk/placementLayout')).toEqual([]);
});
