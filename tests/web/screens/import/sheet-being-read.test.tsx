import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Locale } from '../../../../src/web/identity/locale';
import { ImportPage } from '../../../../src/web/screens/import/import-page';
import { showInDesk } from '../../show-in-desk';
import { answer } from '../../tabs';

const layout = {
  ...{ version: 1, sheet: null, headRow: 1, values: {}, createdAt: '2026-11-20T15:00:00.000Z' },
  mapping: { Kd: 'accountNumber', Wer: 'debtorLastName', Wo: 'province', Was: 'contractType' },
  createdBy: 'Ann Sample',
};
const role = {
  ...{ _id: 'r-1', key: 'lender_user', name: 'Lender user' },
  permissions: [{ resource: 'file', actions: ['list', 'create', 'bulkImport'] }],
};

/** The page of a lender whose last spreadsheet the host tells of when it is let. */
async function page(locale: Locale = 'en') {
  let tell = (_layouts: readonly object[]) => {};
  const told = new Promise<Response>((resolve) => {
    tell = (data) => resolve(answer(200, { data }));
  });
  const shown = await showInDesk(<ImportPage />, {
    role,
    locale,
    activityType: 'lender',
    host: ({ path }) => {
      if (path.startsWith('/desk/placementLayout')) return told;
      if (path.endsWith('/incoming/ingest')) return answer(202, { jobId: 'check' });
      return undefined;
    },
  });
  await screen.findByRole('heading', {
    name: locale === 'en' ? 'Import placements' : 'Importer des mandats',
  });
  return { ...shown, tell };
}

const choose = (file: File, label = 'Choose a spreadsheet') =>
  userEvent.upload(screen.getByLabelText(label, { selector: 'input' }), file);
const csv = (name: string, head: string) =>
  new File([`${head}\n900,Roy,QC,secured_loan\n`], name, { type: 'text/csv' });

/** A spreadsheet whose bytes come when they are let, as from a slow disk. */
function slow(name: string, head: string) {
  const file = csv(name, head);
  let read = () => {};
  const free = new Promise<void>((resolve) => {
    read = resolve;
  });
  const slice = file.slice.bind(file);
  file.slice = (...span) => {
    const part = slice(...span);
    const text = part.text.bind(part);
    part.text = () => free.then(text);
    return part;
  };
  return { file, read: () => read() };
}

const check = () => screen.getByRole('button', { name: /^Check the rows/ });
const sentTo = ({ desk }: Awaited<ReturnType<typeof page>>) =>
  desk.sent('/file/processor/generic/incoming/ingest').map(({ body }) => body as FormData);

it('lets nobody check the rows until it is known how this client’s last spreadsheet was read, and says so', async () => {
  const shown = await page();
  await choose(csv('a.csv', 'Kd,Wer,Wo,Was'));
  expect(await screen.findByRole('status')).toHaveTextContent('Reading the columns…');
  expect(check()).toBeDisabled();
  expect(check()).toHaveAccessibleDescription('Reading the columns…');
  expect(screen.queryByRole('alert')).toBeNull();
  shown.tell([layout]);
  expect(await screen.findByRole('combobox', { name: 'Means: Kd' })).toHaveTextContent('Account number');
  expect(screen.queryByText('Reading the columns…')).toBeNull();
  await userEvent.click(check());
  await expect.poll(() => sentTo(shown)).toHaveLength(1);
  const mapping = JSON.stringify({
    ...{ Kd: 'accountNumber', Wer: 'debtorLastName', Wo: 'province', Was: 'contractType' },
  });
  expect(sentTo(shown)[0]?.get('mapping')).toBe(mapping);
});

it('checks no spreadsheet by the columns of the one that was chosen before', async () => {
  const shown = await page();
  shown.tell([]);
  await choose(csv('a.csv', 'accountNumber,debtorLastName,province,contractType'));
  expect(await screen.findByRole('combobox', { name: 'Means: accountNumber' })).toBeVisible();
  const { file, read } = slow('b.csv', 'No de compte,Nom,Province,Produit');
  await choose(file);
  expect(await screen.findByText(/^b\.csv/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Means: accountNumber' })).toBeNull();
  expect(check()).toBeDisabled();
  read();
  expect(await screen.findByRole('combobox', { name: 'Means: No de compte' })).toHaveTextContent(
    'Account number',
  );
  expect(check()).toBeEnabled();
});

it('reads the spreadsheet that was chosen last, though one before it comes later', async () => {
  const shown = await page();
  shown.tell([]);
  const { file, read } = slow('a.csv', 'accountNumber,debtorLastName,province,contractType');
  await choose(file);
  await choose(csv('b.csv', 'No de compte,Nom,Province,Produit'));
  expect(await screen.findByRole('combobox', { name: 'Means: No de compte' })).toBeVisible();
  read();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('combobox', { name: 'Means: No de compte' })).toBeVisible();
  expect(check()).toBeEnabled();
});

it('lets a workbook be checked that cannot be shown', async () => {
  const shown = await page();
  shown.tell([]);
  await choose(new File(['no workbook'], 'a.xlsx'));
  expect(await screen.findByText('This workbook cannot be shown here; the check says why.')).toBeVisible();
  await userEvent.click(check());
  await expect.poll(() => sentTo(shown)).toHaveLength(1);
});

it('waits for no spreadsheet that was moved or changed since it was chosen', async () => {
  const shown = await page();
  shown.tell([]);
  const file = csv('a.csv', 'Kd,Wer,Wo,Was');
  const part = file.slice();
  part.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  file.slice = () => part;
  await choose(file);
  expect(await screen.findByText('This workbook cannot be shown here; the check says why.')).toBeVisible();
  expect(check()).toBeEnabled();
});

it('says it in French', async () => {
  await page('fr');
  await choose(csv('a.csv', 'Kd,Wer,Wo,Was'), 'Choisir une feuille de calcul');
  expect(await screen.findByText('Lecture des colonnes…')).toBeVisible();
});
