import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { GeneratedList } from '../../../../../src/web/generated/generated-list';
import type { AnySlots } from '../../../../../src/web/generated/slots';
import { useSession } from '../../../../../src/web/identity/identity-context';
import { fileSlots } from '../../../../../src/web/screens/file/list/file-slots';
import { answer } from '../../../tabs';
import { showScreen } from '../../desk';

const hour = 3_600_000;
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

async function list(path = '/files', narrow = false) {
  happyDOM.setViewport({ width: narrow ? 390 : 1440 });
  const shown = await showScreen(
    <Files />,
    ({ path: asked }) =>
      asked.startsWith('/file/list')
        ? answer(200, {
            data: [
              file('LNA-1', { statusDue: at(-3), isRushFile: true }),
              file('LNA-2', { statusDue: at(-3), hold: true, active: false }),
              file('LNA-3', { status: 'information_required' }),
            ],
            total: 3,
          })
        : undefined,
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
});
