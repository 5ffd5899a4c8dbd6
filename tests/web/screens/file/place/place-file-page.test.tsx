import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../../../../../src/web/identity/identity-context';
import { PlaceFilePage } from '../../../../../src/web/screens/file/place/place-file-page';
import { answer } from '../../../tabs';
import type { Request } from '../../../tabs';
import { showScreen } from '../../desk';

beforeEach(() =>
  sessionStorage.setItem(
    'fileDraft.new',
    JSON.stringify({ clientId: '01990000-0000-7000-8000-000000000009' }),
  ),
);

/** The form once somebody is signed in, as the desk shows it. */
function PlaceFile() {
  const { user } = useSession();
  return user && <PlaceFilePage />;
}

/** The form of a new file, for a client that is chosen already. */
async function form(host: (request: Request) => Response | undefined = () => undefined) {
  const shown = await showScreen(<PlaceFile />, (request) => {
    if (request.method === 'POST' && request.path === '/file/')
      return host(request) ?? answer(201, { _id: 'f-new', version: 1, ref: 'LNA-2600009' });
    return host(request) ?? (request.method === 'POST' ? answer(201, { _id: 'p-1' }) : undefined);
  });
  await screen.findByRole('combobox', { name: 'Asset type' });
  return {
    ...shown,
    user: userEvent.setup(),
    placed: () =>
      shown.desk.requests.find(({ method, path }) => method === 'POST' && path === '/file/')?.body as object,
  };
}
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** A box whose entries the catalogue proposes. */
const proposed = (name: string | RegExp) => screen.getByRole('combobox', { name });
const type = () => screen.getByRole('combobox', { name: 'Asset type' });

async function choose(user: ReturnType<typeof userEvent.setup>, name: string | RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the asset of a file that is placed', () => {
  it('is a car until another type is chosen, and asks what tells such an asset from others', async () => {
    const { user } = await form();
    expect(type()).toHaveValue('Car, SUV, light truck');
    expect(screen.getByText('A VIN has 17 characters')).toBeVisible();
    await choose(user, 'Asset type', 'Boat, outboard, PWC');
    expect(box('Hull identification number (HIN)')).toBeVisible();
    expect(box(/^Hull make/)).toBeVisible();
    expect(screen.queryByText('A VIN has 17 characters')).toBeNull();
    expect(screen.queryByRole('combobox', { name: /^Make/ })).toBeNull();
    await choose(user, 'Asset type', 'Livestock or inventory');
    expect(screen.queryByRole('textbox', { name: /^(Serial|VIN)/ })).toBeNull();
    expect(box(/^Description/)).toBeVisible();
  });

  it('is filled by the VIN, and emptied again when another number takes its place', async () => {
    const { user } = await form();
    const vin = box(/^VIN or serial number/);
    await user.type(vin, '2T1BURHE0NC123456');
    expect(screen.getByText('2022 Toyota Corolla read from the VIN')).toBeVisible();
    expect(screen.getByLabelText(/^Year/)).toHaveValue('2022');
    expect(proposed(/^Make/)).toHaveValue('Toyota');
    expect(proposed(/^Model/)).toHaveValue('Corolla');
    await user.clear(vin);
    await user.type(vin, 'ZZZ123');
    expect(screen.getByLabelText(/^Year/)).toHaveValue('');
    expect(proposed(/^Make/)).toHaveValue('');
    expect(proposed(/^Model/)).toHaveValue('');
  });

  it('keeps what a person typed against the VIN', async () => {
    const { user } = await form();
    await user.type(proposed(/^Model/), 'Corolla Cross');
    await user.type(box(/^VIN or serial number/), '2T1BURHE0NC123456');
    expect(proposed(/^Make/)).toHaveValue('Toyota');
    expect(proposed(/^Model/)).toHaveValue('Corolla Cross');
    await user.clear(box(/^VIN or serial number/));
    expect(proposed(/^Make/)).toHaveValue('');
    expect(proposed(/^Model/)).toHaveValue('Corolla Cross');
  });

  it('is sent with its type and what that type has, and with nothing of the type chosen before', async () => {
    const { user, placed } = await form();
    await user.type(box(/^VIN or serial number/), '2T1BURHE0NC123456');
    await choose(user, 'Asset type', 'Construction');
    await user.clear(box(/^Serial number or PIN/));
    await user.type(box(/^Serial number or PIN/), 'ex-000317');
    await user.type(box(/^Make/), 'Northfield');
    await fillTheRest(user);
    await user.click(screen.getByRole('button', { name: 'Place the file' }));
    await waitFor(() => expect(placed()).toBeDefined());
    expect(placed()).toMatchObject({
      assetType: 'construction_equipment',
      serialNumber: 'EX000317',
      asset: { eqMake: 'Northfield' },
    });
  });
});

describe('the documents of a file that is placed', () => {
  it('are said to be those that its client requires of each', async () => {
    const requiredDocuments = ['security_agreement', 'repossession_authorization'];
    const client = { _id: '01990000-0000-7000-8000-000000000009', version: 1, companyName: 'Lender A' };
    await form(({ path }) =>
      path === `/company/${client._id}`
        ? answer(200, { ...client, playbook: { requiredDocuments } })
        : path.startsWith('/company/')
          ? answer(200, { data: [client], total: 1 })
          : undefined,
    );
    expect(
      await screen.findByText(
        'Lender A requires of each file: Security agreement, Authorization to repossess.',
      ),
    ).toBeVisible();
  });
});

describe('the account of a file that is placed', () => {
  const standing = (values: object) => (request: Request) =>
    request.path.startsWith('/file/list')
      ? answer(200, {
          data: [
            { _id: 'f-old', version: 3, ref: 'LNA-2500017', bankAccountNumber: '900000000317', ...values },
          ],
          total: 1,
        })
      : undefined;

  it('leads to its open file while it is typed, and cannot be placed again', async () => {
    const { user, desk, placed } = await form(standing({ closed: false }));
    await user.type(box(/^VIN or serial number/), '2T1BURHE0NC123456');
    await fillTheRest(user);
    const link = await screen.findByRole('link', { name: 'Open LNA-2500017' });
    expect(link).toHaveAttribute('href', '/files/f-old');
    await waitFor(() =>
      expect(box(/^Account number/)).toHaveAccessibleDescription('There is an open file for this account.'),
    );
    expect(desk.sent('/file/list').at(-1)?.path).toContain('bankAccountNumber=900000000317');
    await user.click(screen.getByRole('button', { name: 'Place the file' }));
    expect(await screen.findByText(/1 field needs attention/)).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('link', { name: 'Account number' })).toBeVisible();
    expect(alert.getByRole('link', { name: 'Open LNA-2500017' })).toHaveAttribute('href', '/files/f-old');
    expect(placed()).toBeUndefined();
  });

  it('offers to re-open its closed file, or to place one that is linked to it', async () => {
    const closedDate = new Date(Date.now() - 86_400_000).toISOString();
    const { user, placed } = await form(standing({ closed: true, closedDate }));
    await user.type(box(/^VIN or serial number/), '2T1BURHE0NC123456');
    await fillTheRest(user);
    expect(await screen.findByRole('link', { name: 'Re-open LNA-2500017' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place the file' }));
    expect(await screen.findByText(/1 field needs attention/)).toBeVisible();
    expect(placed()).toBeUndefined();
    await user.click(screen.getByRole('checkbox', { name: 'Place a new file, linked to LNA-2500017' }));
    await user.click(screen.getByRole('button', { name: 'Place the file' }));
    await waitFor(() => expect(placed()).toMatchObject({ relatedFileId: 'f-old' }));
  });

  it('is only followed by a new file where the old one was closed two years ago', async () => {
    const { user } = await form(standing({ closed: true, closedDate: '2020-01-02T15:00:00.000Z' }));
    await fillTheRest(user);
    expect(await screen.findByRole('link', { name: 'Open LNA-2500017' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Re-open/ })).toBeNull();
  });
});

describe('what a file is placed with', () => {
  it('asks for the contract type, and proposes none', async () => {
    const { user, placed } = await form();
    await user.type(box(/^VIN or serial number/), '2T1BURHE0NC123456');
    await fillTheRest(user, 'no contract type');
    await user.click(screen.getByRole('button', { name: 'Place the file' }));
    expect(await screen.findByText(/1 field needs attention/)).toBeVisible();
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Contract type' })).toBeVisible();
    expect(placed()).toBeUndefined();
  });

  it('refuses a year that cannot be as soon as its field is left', async () => {
    const { user } = await form();
    const year = screen.getByLabelText(/^Year/);
    await user.type(year, '1492');
    await user.tab();
    expect(year).toBeInvalid();
    await user.clear(year);
    await user.type(year, '2019');
    await user.tab();
    expect(year).toBeValid();
  });

  it('is known to stand on another open file while its VIN is typed', async () => {
    const { user } = await form(({ path }) =>
      path.startsWith('/file/list') && path.includes('serialNumber=2T1BURHE0NC123456')
        ? answer(200, {
            data: [{ _id: 'f-other', version: 1, ref: 'LNA-2500042', serialNumber: '2T1BURHE0NC123456' }],
            total: 1,
          })
        : undefined,
    );
    await user.type(box(/^VIN or serial number/), '2t1burhe0nc123456');
    const link = await screen.findByRole('link', { name: 'Open LNA-2500042' });
    expect(link).toHaveAttribute('href', '/files/f-other');
    expect(screen.getByText(/An open file is about the same asset/)).toBeVisible();
  });

  it('is given to who places it, and sends the authorization once the file is there', async () => {
    const { user, desk } = await form();
    await user.type(box(/^VIN or serial number/), '2T1BURHE0NC123456');
    await fillTheRest(user);
    await user.upload(
      screen.getByLabelText('Choose files', { selector: 'input' }),
      new File(['signed'], 'authorization.pdf', { type: 'application/pdf' }),
    );
    expect(screen.getByText('authorization.pdf')).toBeVisible();
    expect(desk.sent('/document/')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Place the file' }));
    await waitFor(() => expect(desk.sent('/document/')).toHaveLength(1));
    expect(desk.sent('/userAssignment/').map(({ body }) => body)).toEqual([
      { fileId: 'f-new', userIds: ['u-amelie'], mode: 'add' },
    ]);
  });
});

async function fillTheRest(user: ReturnType<typeof userEvent.setup>, but?: 'no contract type') {
  await user.type(box(/^Account number/), '900000000317');
  await user.type(box(/^First name/), 'Ines');
  await user.type(box(/^Last name/), 'Sample');
  if (!but) await choose(user, /^Contract type/, 'Conditional sale contract');
  await choose(user, /^Province/, 'Ontario');
}
