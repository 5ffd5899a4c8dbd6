import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
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

/** The form of a new file, for a client that is chosen already. */
async function form(host: (request: Request) => Response | undefined = () => undefined) {
  const shown = await showScreen(<PlaceFilePage />, (request) => {
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
const type = () => screen.getByRole('combobox', { name: 'Asset type' });

describe('the asset of a file that is placed', () => {
  it('is a car until another type is chosen, and asks what tells such an asset from others', async () => {
    const { user } = await form();
    expect(type()).toHaveValue('automobile');
    expect(within(type()).getAllByRole('option')).toHaveLength(15);
    expect(screen.getByText('A VIN has 17 characters')).toBeVisible();
    await user.selectOptions(type(), 'Boat, outboard, PWC');
    expect(box('Hull identification number (HIN)')).toBeVisible();
    expect(box(/^Hull make/)).toBeVisible();
    expect(screen.queryByText('A VIN has 17 characters')).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Make/ })).toBeNull();
    await user.selectOptions(type(), 'Livestock or inventory');
    expect(screen.queryByRole('textbox', { name: /^(Serial|VIN)/ })).toBeNull();
    expect(box(/^Description/)).toBeVisible();
  });

  it('is filled by the VIN, and emptied again when another number takes its place', async () => {
    const { user } = await form();
    const vin = box(/^VIN or serial number/);
    await user.type(vin, '2T1BURHE0NC123456');
    expect(screen.getByText('2022 Toyota Corolla read from the VIN')).toBeVisible();
    expect(screen.getByLabelText(/^Year/)).toHaveValue('2022');
    expect(box(/^Make/)).toHaveValue('Toyota');
    expect(box(/^Model/)).toHaveValue('Corolla');
    await user.clear(vin);
    await user.type(vin, 'ZZZ123');
    expect(screen.getByLabelText(/^Year/)).toHaveValue('');
    expect(box(/^Make/)).toHaveValue('');
    expect(box(/^Model/)).toHaveValue('');
  });

  it('that is on an open file already is said while its number is typed, and can be placed', async () => {
    const others = [
      { _id: 'f-one', version: 1, ref: 'LNA-2600031', serialNumber: '2T1BURHE0NC123456' },
      { _id: 'f-two', version: 1, ref: 'LNA-2600032', serialNumber: 'X2T1BURHE0NC123456' },
    ];
    const { user, desk, placed } = await form((request) =>
      request.path.includes('serialNumber=') ? answer(200, { data: others, total: 2 }) : undefined,
    );
    await user.type(box(/^VIN or serial number/), '2t1burhe0-nc123456');
    expect(await screen.findByText('This asset is on the open file LNA-2600031 too.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open LNA-2600031' })).toHaveAttribute('href', '/files/f-one');
    expect(screen.queryByText(/LNA-2600032/)).toBeNull();
    const asked = desk.sent('/file/list').map(({ path }) => path);
    expect(asked.filter((path) => path.includes('serialNumber='))).toEqual([
      expect.stringMatching(/serialNumber=2T1BURHE0NC123456.*closed=false|closed=false.*serialNumber=2T1/),
    ]);
    await fillTheRest(user);
    await user.click(screen.getByRole('button', { name: 'Place the file' }));
    await waitFor(() => expect(placed()).toMatchObject({ serialNumber: '2T1BURHE0NC123456' }));
  });

  it('keeps what a person typed against the VIN', async () => {
    const { user } = await form();
    await user.type(box(/^Model/), 'Corolla Cross');
    await user.type(box(/^VIN or serial number/), '2T1BURHE0NC123456');
    expect(box(/^Make/)).toHaveValue('Toyota');
    expect(box(/^Model/)).toHaveValue('Corolla Cross');
    await user.clear(box(/^VIN or serial number/));
    expect(box(/^Make/)).toHaveValue('');
    expect(box(/^Model/)).toHaveValue('Corolla Cross');
  });

  it('is sent with its type and what that type has, and with nothing of the type chosen before', async () => {
    const { user, placed } = await form();
    await user.type(box(/^VIN or serial number/), '2T1BURHE0NC123456');
    await user.selectOptions(type(), 'Construction');
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
    expect(box(/^Account number/)).toHaveAccessibleDescription('There is an open file for this account.');
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

async function fillTheRest(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box(/^Account number/), '900000000317');
  await user.type(box(/^First name/), 'Ines');
  await user.type(box(/^Last name/), 'Sample');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Province/ }), 'ON');
}
