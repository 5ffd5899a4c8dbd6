import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Urgent } from '../../../../src/web/screens/home/urgent';
import { showScreen } from '../desk';

type Lines = NonNullable<Parameters<typeof Urgent>[0]['lines']>;

const line = (id: string, values: object = {}) =>
  ({
    ...{
      resource: 'file',
      id,
      fileId: `f-${id}`,
      ref: `LNA-${id}`,
      debtorName: 'Roy',
      assetSummary: '2019 Corolla',
      files: 1,
    },
    ...{ status: 'attempting', why: 'rush', clock: null, requestType: null, about: null, due: null },
    ...values,
  }) as Lines[number];

const Place = () => <output>{useLocation().pathname}</output>;

it('opens what a line is about by its digit, and nothing while somebody types', async () => {
  const me = userEvent.setup();
  const lines = Array.from({ length: 11 }, (_, at) => line(`f-${at + 1}`));
  await showScreen(
    <>
      <Urgent lines={lines} />
      <input aria-label="Note" />
      <Place />
    </>,
    () => undefined,
  );
  const opens = await screen.findAllByRole('link', { name: /^Open: / });
  expect(opens.map((link) => link.getAttribute('aria-keyshortcuts'))).toEqual([
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    null,
    null,
  ]);
  await me.type(screen.getByLabelText('Note'), '3');
  expect(screen.getByRole('status')).toHaveTextContent('/');
  (document.activeElement as HTMLElement).blur();
  await me.keyboard('3');
  expect(screen.getByRole('status')).toHaveTextContent('/files/f-3');
});

it('says of a note, a request and an invoice why each stands there, and opens each by its key', async () => {
  const me = userEvent.setup();
  const lines = [
    line('n', { resource: 'note', why: 'urgentNote', about: 'Stop the tow' }),
    line('m', {
      resource: 'note',
      why: 'noteToAnswer',
      about: 'The books',
      ref: null,
      fileId: null,
      files: 0,
    }),
    line('r', { resource: 'request', why: 'request', requestType: 'hold', files: 3 }),
    line('v', { resource: 'vendorInvoice', why: 'vendorInvoice', about: 'B-1001', due: '2026-11-23' }),
  ];
  await showScreen(
    <>
      <Urgent lines={lines} />
      <Place />
    </>,
    () => undefined,
  );
  const [note, notice, request, invoice] = await screen.findAllByRole('listitem');
  expect(note).toHaveTextContent('Urgent note, unread');
  expect(note).toHaveTextContent('2019 Corolla · Attempting · Stop the tow');
  expect(within(notice as HTMLElement).getByRole('link', { name: 'The books' })).toBeVisible();
  expect(notice).toHaveTextContent('Unread note that asks for an answer');
  expect(request).toHaveTextContent('Roy and 2 other files');
  expect(request).toHaveTextContent('To decide: Hold');
  expect(invoice).toHaveTextContent('B-1001');
  expect(invoice).toHaveTextContent('Vendor invoice to decide');
  expect(within(note as HTMLElement).getByRole('link', { name: 'LNA-n' })).toHaveAttribute(
    'href',
    '/files/f-n',
  );
  expect(
    within(note as HTMLElement).getByRole('link', { name: 'Open: Urgent note, unread, LNA-n' }),
  ).toHaveAttribute('href', '/notes/n');
  const places = { 1: '/notes/n', 2: '/notes/m', 3: '/requests/r', 4: '/vendor-invoices/v' };
  for (const [key, place] of Object.entries(places)) {
    await me.keyboard(key);
    expect(screen.getByRole('status')).toHaveTextContent(place);
  }
});

it('says of a deadline whether its day is the first or the last, and for what', async () => {
  const of = (clock: string) => line(clock, { why: 'deadline', clock, due: '2026-11-23' });
  const lines = [of('disposition'), of('prior_notice'), of('objection'), of('registration')];
  await showScreen(<Urgent lines={lines} />, () => undefined);
  const [sale, seizure, objection, registration] = await screen.findAllByRole('listitem');
  expect(sale).toHaveTextContent('Notice of disposition' + 'sale from 23 Nov 2026');
  expect(seizure).toHaveTextContent('Notice before seizure' + 'seizure from 23 Nov 2026');
  expect(objection).toHaveTextContent('until 23 Nov 2026');
  expect(registration).toHaveTextContent('by 23 Nov 2026');
});

it('says by when a file that is rush has to be further', async () => {
  await showScreen(<Urgent lines={[line('r', { due: '2026-11-23' })]} />, () => undefined, '/', 'fr');
  expect(await screen.findByText('au plus tard le 23 nov. 2026')).toBeVisible();
});
