import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { GeneratedList } from '../../../../../src/web/generated/generated-list';
import type { AnySlots } from '../../../../../src/web/generated/slots';
import { useSession } from '../../../../../src/web/identity/identity-context';
import { fileSlots } from '../../../../../src/web/screens/file/list/file-slots';
import type { Request } from '../../../tabs';
import { answer } from '../../../tabs';
import { roleOfRights, showScreen } from '../../desk';

const hour = 3_600_000;
/** Not to the hour, which the screen's own time, that moves once a minute, may not have come to yet. */
const at = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();
const file = (ref: string, values: object) => ({
  _id: ref,
  version: 1,
  ref,
  status: 'under_review',
  stage: 'intake',
  debtorName: `Debtor of ${ref}`,
  statusDue: at(5),
  active: true,
  hold: false,
  closed: false,
  isRushFile: false,
  nextAction: `Call about ${ref}`,
  lastActivityDate: at(-2),
  ...values,
});

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
afterEach(() => happyDOM.setViewport({ width: 1440 }));

/** The list once somebody is signed in, as the desk shows it. */
function Files() {
  const { user } = useSession();
  return user && <GeneratedList name="file" slots={fileSlots as AnySlots} />;
}

async function list(
  path = '/files',
  narrow = false,
  also: (request: Request) => Response | undefined = () => undefined,
) {
  happyDOM.setViewport({ width: narrow ? 390 : 1440 });
  const shown = await showScreen(
    <Files />,
    (request) =>
      also(request) ??
      (request.path.startsWith('/file/list')
        ? answer(200, {
            data: [
              file('LNA-1', { statusDue: at(-3.5), isRushFile: true }),
              file('LNA-2', { statusDue: at(-3.5), hold: true, active: false }),
              file('LNA-3', { status: 'information_required' }),
            ],
            total: 5,
          })
        : undefined),
    path,
  );
  await screen.findByRole('link', { name: 'LNA-1' });
  return { ...shown, asked: () => shown.desk.sent('/file/list').at(-1)?.path ?? '' };
}
const marksBeside = (ref: string, role: 'row' | 'listitem') =>
  within(screen.getByRole('link', { name: ref }).closest(role === 'row' ? 'tr' : 'li') as HTMLElement)
    .queryAllByRole('img')
    .map((mark) => mark.getAttribute('aria-label'));

describe('the list of files', () => {
  it('marks what decides the day beside the number: rush, hold, and a deadline that passed', async () => {
    await list();
    expect(marksBeside('LNA-1', 'row')).toEqual(['Rush', 'Status deadline passed 3 hours ago']);
    expect(marksBeside('LNA-2', 'row')).toEqual(['On hold']);
    expect(marksBeside('LNA-3', 'row')).toEqual([]);
  });

  it('marks it on a phone as well', async () => {
    await list('/files', true);
    expect(marksBeside('LNA-1', 'listitem')).toEqual(['Rush', 'Status deadline passed 3 hours ago']);
  });

  it('says who moves next and what is next before what can wait', async () => {
    await list();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    const asked = ['Debtor', 'Status', 'Who moves', 'Next action'];
    expect(heads.filter((head) => head && asked.includes(head))).toEqual(asked);
    expect(heads.indexOf('Next action')).toBeLessThan(heads.indexOf('Client'));
    const row = (ref: string) => within(screen.getByRole('link', { name: ref }).closest('tr') as HTMLElement);
    expect(row('LNA-1').getByText('Agency')).toBeVisible();
    expect(row('LNA-3').getByText('Client')).toBeVisible();
  });

  it('opens on the active files, which is a filter that can be taken away and stays away', async () => {
    const user = userEvent.setup();
    const { asked } = await list();
    expect(asked()).toContain('active=true');
    expect(screen.getByRole('link', { name: 'Active' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Remove the filter Active' }));
    await waitFor(() => expect(asked()).not.toContain('active='));
    await screen.findByRole('link', { name: 'LNA-1' });
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows exactly what its address says where it says something', async () => {
    const { asked } = await list('/files?hold=true');
    expect(asked()).toContain('hold=true');
    expect(asked()).not.toContain('active=');
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/files?all=true');
  });

  it('is walked and ticked by keys, and a tick with shift takes all rows up to it', async () => {
    const user = userEvent.setup();
    await list();
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'LNA-2' })).toHaveFocus();
    await user.keyboard('kx');
    expect(screen.getByRole('checkbox', { name: 'Select LNA-1' })).toBeChecked();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select LNA-3' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('region', { name: '3 selected' })).toBeVisible();
  });

  it('says where a page of it stands, and leads to any other by its number', async () => {
    const user = userEvent.setup();
    const { asked } = await list('/files?hold=true&page=2', false, ({ path }) =>
      path.startsWith('/file/list') ? answer(200, { data: [file('LNA-1', {})], total: 213 }) : undefined,
    );
    expect(screen.getByText('26–50 of 213')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to page 9' }));
    await waitFor(() => expect(asked()).toContain('page=9'));
  });

  it('takes all that match, also those of other pages', async () => {
    const user = userEvent.setup();
    const all = ['LNA-1', 'LNA-2', 'LNA-3', 'LNA-4', 'LNA-5'].map((ref) => file(ref, {}));
    const { asked } = await list('/files?hold=true', false, ({ path }) =>
      path.includes('size=500') ? answer(200, { data: all, total: 5 }) : undefined,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const bar = within(screen.getByRole('region', { name: '3 selected' }));
    await user.click(bar.getByRole('button', { name: 'Select all' }));
    expect(await screen.findByRole('region', { name: '5 selected' })).toBeVisible();
    expect(asked()).toContain('hold=true');
  });

  it('does with many what is asked once, says with which before, and how each fared', async () => {
    const user = userEvent.setup();
    const { desk } = await list('/files', false, ({ method, path, body }) => {
      if (method !== 'POST' || !path.startsWith('/note/')) return undefined;
      return (body as { fileId: string }).fileId === 'LNA-3'
        ? answer(409, { code: 'CONFLICT', message: 'The file is closed.' })
        : answer(201, { _id: 'n-1', version: 1 });
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select LNA-1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select LNA-3' }));
    await user.click(
      within(screen.getByRole('region', { name: '2 selected' })).getByRole('button', { name: 'Note' }),
    );
    const asking = within(await screen.findByRole('dialog', { name: 'Write a note on 2 files' }));
    expect(asking.getByText('LNA-1, LNA-3')).toBeVisible();
    await user.type(asking.getByRole('textbox', { name: /^(Text|Note)/ }), 'The price list changed.');
    await user.click(asking.getByRole('button', { name: 'Add 2 notes' }));
    const told = within(await screen.findByRole('dialog', { name: '1 of 2 done' }));
    expect(told.getByText('The file is closed.')).toBeVisible();
    expect(told.getByRole('button', { name: 'Try the one again' })).toBeVisible();
    const written = desk.requests.filter(
      ({ method, path }) => method === 'POST' && path.startsWith('/note/'),
    );
    expect(written.map(({ body }) => (body as { fileId: string }).fileId)).toEqual(['LNA-1', 'LNA-3']);
  });

  it('makes one form of many files, asks for what that form alone needs to be told, and says which file lacks something', async () => {
    const user = userEvent.setup();
    const { desk } = await list('/files', false, ({ method, path, body }) => {
      if (path.startsWith('/role/')) return roleOfRights({ file: ['list'], form: ['create'] });
      if (method !== 'POST' || !path.startsWith('/form/generate')) return undefined;
      return (body as { fileId: string }).fileId === 'LNA-3'
        ? answer(422, { code: 'INVALID', message: 'Arrears is a required field', errors: {} })
        : answer(201, { _id: 'd-1', version: 1, fileName: 'Demand LNA-1.pdf' });
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select LNA-1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select LNA-3' }));
    await user.click(
      within(screen.getByRole('region', { name: '2 selected' })).getByRole('button', { name: 'Make a form' }),
    );
    const asking = within(await screen.findByRole('dialog', { name: 'Make a form of 2 files' }));
    expect(asking.queryByLabelText(/How to pay/)).toBeNull();
    await user.click(asking.getByRole('combobox', { name: /^Form/ }));
    await user.click(await screen.findByRole('option', { name: 'Demand for payment or surrender' }));
    await user.type(await asking.findByRole('textbox', { name: /^How to pay/ }), 'By Interac.');
    expect(asking.queryByLabelText(/Release code/)).toBeNull();
    await user.type(asking.getByRole('textbox', { name: /^Pay or surrender by/ }), '2026-12-18');
    await user.click(asking.getByRole('button', { name: 'Make 2 forms' }));
    const told = within(await screen.findByRole('dialog', { name: '1 of 2 done' }));
    expect(told.getByText('Arrears is a required field')).toBeVisible();
    const sent = desk.requests.filter(({ path }) => path.startsWith('/form/generate'));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { fileId: 'LNA-1', formType: 'demand_letter', overrides: { paymentInstructions: 'By Interac.' } },
      { fileId: 'LNA-3', formType: 'demand_letter' },
    ]);
  });
});
