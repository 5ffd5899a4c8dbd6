import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { updateColumns } from '#contract/placement/update-columns';
import { knownUpdateNames } from '#contract/placement/update-names';
import { settableFields } from '#contract/placement/settable-fields';
import { UpdateFilesPage } from '../../../../src/web/screens/import/import-page';
import { wordsIn } from '../../speaking';
import { answer } from '../../tabs';
import { roleOfRights, showScreen } from '../desk';

const row = { fileId: null, ref: null, account: '', debtor: '', balance: '', problems: [], changes: [] };
const rows = {
  data: [
    {
      ...row,
      row: 3,
      outcome: 'rejected',
      problems: [{ column: 'ref', reason: 'outOfReach', value: 'LNA-9', warning: false, detail: null }],
    },
    {
      ...row,
      row: 2,
      outcome: 'updated',
      fileId: 'f-1',
      ref: 'LNA-1',
      changes: [{ entity: 'file', field: 'balanceAmount', before: '100.00', after: '1250.00' }],
    },
  ],
  total: 2,
  page: 1,
  size: 50,
  unknown: [],
  twoDays: null,
};

const job = (_id: string, dryRun: boolean) => ({
  _id,
  kind: 'update',
  status: 'done',
  done: 2,
  total: 2,
  counts: { created: 0, updated: 1, unchanged: 0, rejected: 1 },
  warnings: 0,
  rejectsUrl: `/api/desk/jobs/${_id}/rejects`,
  resultUrl: `/api/desk/jobs/${_id}/result`,
  message: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  fileName: 'changes.csv',
  dryRun,
  dayFirst: null,
});

async function page(actions: readonly string[] = ['list', 'edit', 'bulkUpdate']) {
  const shown = await showScreen(<UpdateFilesPage />, ({ path, body }) => {
    if (path.startsWith('/role/')) return roleOfRights({ file: actions });
    if (path === '/updateFromDocument/files')
      return answer(202, { jobId: (body as FormData).get('dryRun') === 'true' ? 'check' : 'work' });
    if (path.includes('/rows')) return answer(200, rows);
    if (path === '/desk/jobs/check') return answer(200, job('check', true));
    if (path === '/desk/jobs/work') return answer(200, job('work', false));
    return undefined;
  });
  await screen.findByRole('heading', { name: 'Update files' });
  return shown;
}

it('changes files from a spreadsheet after it said what each row would do', async () => {
  const user = userEvent.setup();
  const { desk } = await page();
  await user.upload(
    screen.getByLabelText('Choose a spreadsheet', { selector: 'input' }),
    new File(['ref,Next action\nLNA-1,Call\nLNA-9,Call\n'], 'changes.csv', { type: 'text/csv' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  const rows = within(await screen.findByRole('table', { name: 'Rows' }));
  expect(rows.getByText('Would be updated').closest('tr')).toHaveTextContent('LNA-1');
  expect(rows.getByText('Would be updated').closest('tr')).toHaveTextContent('Balance $100.00 → $1,250.00');
  expect(rows.getByText('Rejected').closest('tr')).toHaveTextContent('no file of yours');
  expect(screen.queryByText('New files')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change 1 file' }));
  expect(await screen.findByText('The files are changed.')).toBeVisible();
  const [check, work] = desk.sent('/updateFromDocument/files').map(({ body }) => body as FormData);
  expect((check?.get('file') as File).name).toBe('changes.csv');
  expect([work?.get('jobId'), work?.get('dryRun')]).toEqual(['check', 'false']);
});

it('reads what the columns mean, and asks for one that says which file a row means', async () => {
  const user = userEvent.setup();
  const { desk } = await page();
  await user.upload(
    screen.getByLabelText('Choose a spreadsheet', { selector: 'input' }),
    new File(['November\n\nLoan no;Next action;Branch\n900;Call;North\n'], 'a.csv', { type: 'text/csv' }),
  );
  const means = (name: string) => screen.getByRole('combobox', { name: `Means: ${name}` });
  expect(await screen.findByRole('combobox', { name: 'Means: Next action' })).toHaveTextContent(
    'Next action',
  );
  expect(means('Branch')).toHaveTextContent('Leave out');
  // An account number is nothing to one who may not read it.
  expect(means('Loan no')).toHaveTextContent('Leave out');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'One column must hold the file number or the account number.',
  );
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  expect(desk.sent('/updateFromDocument/files')).toEqual([]);
  await user.click(means('Loan no'));
  await user.click(screen.getByRole('option', { name: 'File number' }));
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await screen.findByText('Nothing has been changed yet.');
  const [sent] = desk.sent('/updateFromDocument/files').map(({ body }) => body as FormData);
  expect([sent?.get('mapping'), sent?.get('headRow')]).toEqual([
    JSON.stringify({ 'Loan no': 'ref', 'Next action': 'nextAction', Branch: null }),
    '3',
  ]);
});

it('knows the heads of a spreadsheet in the other language', async () => {
  await page();
  const french = new File(['No de dossier;Prochaine action\nLNA-1;Appeler\n'], 'a.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Choose a spreadsheet', { selector: 'input' }), french);
  const means = (name: string) => screen.findByRole('combobox', { name: `Means: ${name}` });
  expect(await means('No de dossier')).toHaveTextContent('File number');
  expect(await means('Prochaine action')).toHaveTextContent('Next action');
});

it('asks for days that could be two, checks again with them alone, and then changes', async () => {
  const user = userEvent.setup();
  const asked = { ...rows, twoDays: '03/04/2022' };
  const { desk } = await showScreen(
    <UpdateFilesPage />,
    ({ path, body }) => {
      if (path.startsWith('/role/')) return roleOfRights({ file: ['list', 'edit', 'bulkUpdate'] });
      if (path === '/updateFromDocument/files')
        return answer(202, { jobId: (body as FormData).get('dryRun') === 'true' ? 'again' : 'work' });
      if (path === '/desk/jobs/check/rows?page=1&size=50') return answer(200, asked);
      if (path.includes('/rows')) return answer(200, rows);
      if (path === '/desk/jobs/check') return answer(200, job('check', true));
      if (path === '/desk/jobs/again') return answer(200, { ...job('again', true), dayFirst: true });
      if (path === '/desk/jobs/work') return answer(200, { ...job('work', false), dayFirst: true });
      return undefined;
    },
    '/update-files?job=check',
  );
  await user.click(await screen.findByRole('button', { name: /^Day first/ }));
  await user.click(screen.getByRole('button', { name: 'Check again with 1 correction' }));
  await user.click(await screen.findByRole('button', { name: 'Change 1 file' }));
  expect(await screen.findByText('The files are changed.')).toBeVisible();
  const sent = desk.sent('/updateFromDocument/files').map(({ body }) => [...(body as FormData).entries()]);
  expect(sent.map((fields) => Object.fromEntries(fields))).toEqual([
    { jobId: 'check', dryRun: 'true', dayFirst: 'true' },
    { jobId: 'again', dryRun: 'false', dayFirst: 'true' },
  ]);
});

it('names the columns that this person may set, and no others', async () => {
  await page();
  const columns = screen.getByRole('region', { name: 'Columns that can be set' });
  expect(columns).toHaveTextContent('Next action');
  expect(columns).not.toHaveTextContent('Balance');
});

it('counts the days past due of all files for whoever may', async () => {
  const { unmount } = await page();
  expect(screen.queryByRole('button', { name: /^Count the days past due/ })).toBeNull();
  unmount();
  await page(['bulkUpdate', 'updateDaysPastDue']);
  expect(
    await screen.findByRole('button', { name: 'Count the days past due of all open files' }),
  ).toBeVisible();
});

it('counts after it said what each file would become, and takes the count back', async () => {
  const user = userEvent.setup();
  const counting = (_id: string, dryRun: boolean) => ({
    ...job(_id, dryRun),
    ...{ kind: 'past_due', fileName: null, startedAt: null, endedAt: null, cancelAsked: false },
    ...{ undoUntil: dryRun ? null : '2999-01-01T00:00:00.000Z', undoneBy: null },
  });
  const { desk } = await showScreen(<UpdateFilesPage />, ({ path, body }) => {
    if (path.startsWith('/role/')) return roleOfRights({ file: ['list', 'bulkUpdate', 'updateDaysPastDue'] });
    if (path === '/file/updateDaysPastDue')
      return answer(200, { updated: 1, jobId: (body as { dryRun: boolean }).dryRun ? 'check' : 'work' });
    if (path.includes('/rows')) return answer(200, rows);
    if (path === '/desk/jobs/check') return answer(200, counting('check', true));
    if (path === '/desk/jobs/work') return answer(200, counting('work', false));
    if (path === '/desk/jobs/work/undo') return answer(202, { jobId: 'back' });
    if (path === '/desk/jobs') return answer(200, { data: [counting('work', false)], total: 1 });
    return undefined;
  });
  expect(await screen.findByRole('link', { name: 'Days past due' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/update-files\?job=work$/),
  );
  await user.click(await screen.findByRole('button', { name: 'Count the days past due of all open files' }));
  await user.click(await screen.findByRole('button', { name: 'See what it would do' }));
  expect(await screen.findByText('Nothing has been counted yet.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Count 1 file on' }));
  expect(await screen.findByText('The days are counted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Take this back?' }));
  expect(asking.queryByText(/that were placed/)).toBeNull();
  expect(asking.getByText(/^\d files? becomes? what (it was|they were)\.$/)).toBeVisible();
  await user.click(asking.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(desk.sent('/desk/jobs/work/undo')).toHaveLength(1));
  expect(desk.sent('/file/updateDaysPastDue').map(({ body }) => body)).toEqual([
    { dryRun: true },
    { jobId: 'check', dryRun: false },
  ]);
});

it('hands out a template whose columns the host reads, in either language', async () => {
  for (const locale of ['en', 'fr'] as const) {
    const { label } = await wordsIn(locale);
    const header = ['ref', ...settableFields.keys()].map((name) => label('file', name));
    expect(updateColumns(knownUpdateNames, header), locale).toMatchObject({ errors: [] });
  }
});
