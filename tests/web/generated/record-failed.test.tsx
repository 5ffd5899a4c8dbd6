import { screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { RecordFailed } from '../../../src/web/generated/record-failed';
import { showInDesk } from '../show-in-desk';

const role = { _id: 'r-1', key: 'accountant', name: 'Accountant', permissions: [] };
const show = (status: number, message: string) =>
  showInDesk(<RecordFailed name="invoice" error={new HttpError(message, status)} retry={() => undefined} />, {
    role,
  });

it('an address that holds no id is no record, and is not asked for again', async () => {
  await show(400, 'Id must be an id');
  expect(await screen.findByRole('heading', { name: 'There is no such record' })).toBeVisible();
  expect(screen.queryByText('Id must be an id')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('a record that could not be fetched says why, and can be asked for again', async () => {
  await show(503, 'The database is not there.');
  expect(await screen.findByText('The database is not there.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
