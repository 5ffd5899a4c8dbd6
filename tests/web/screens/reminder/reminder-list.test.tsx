import { ThemeProvider } from '@mui/material/styles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GeneratedList } from '../../../../src/web/generated/generated-list';
import type { AnySlots } from '../../../../src/web/generated/slots';
import { useSession } from '../../../../src/web/identity/identity-context';
import { reminderSlots } from '../../../../src/web/screens/reminder/reminder-slots';
import { theme } from '../../../../src/web/theme/theme';
import { amelie, answer } from '../../tabs';
import { showScreen } from '../desk';

const reminder = (id: string, values: object = {}) => ({
  _id: id,
  version: 1,
  title: `Call about ${id}`,
  description: `The number of ${id}`,
  reminderType: 'follow_up',
  dueDate: new Date(Date.now() - 3_600_000).toISOString(),
  status: 'open',
  userId: amelie._id,
  recurrence: 'none',
  isStatutory: false,
  ...values,
});

/** The list once somebody is signed in, as the desk shows it. */
function Reminders() {
  const { user } = useSession();
  return (
    user && (
      <ThemeProvider theme={theme}>
        <GeneratedList name="reminder" slots={reminderSlots as AnySlots} />
      </ThemeProvider>
    )
  );
}

const ada = '5e3a0f0c-0d5b-4c56-9a3b-0a7b1d0f4c11';
const given = (body: unknown) =>
  ((body as { ids?: string[] }).ids ?? []).map((_id) =>
    _id === 'theirs'
      ? { _id, ok: false, message: 'Ada Singh does not see this file.' }
      : { _id, ok: true, reminder: reminder(_id, { userId: ada }) },
  );
const moved = (body: unknown) => ((body as { ids?: string[] }).ids ?? []).map((_id) => ({ _id, ok: true }));

async function list(rows: readonly object[], path = '/reminders') {
  const shown = await showScreen(
    <Reminders />,
    ({ method, path: asked, body }) => {
      if (asked.startsWith('/reminder/list')) return answer(200, { data: rows, total: rows.length });
      if (method === 'PATCH') return answer(200, { data: moved(body) });
      if (asked === '/desk/reminder/give') return answer(200, { data: given(body) });
      if (asked.startsWith('/user/'))
        return answer(200, { data: [{ _id: ada, firstName: 'Ada', lastName: 'Singh' }], total: 1 });
      return undefined;
    },
    path,
  );
  const sent = () => shown.desk.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const gave = () => shown.desk.sent('/desk/reminder/give').map(({ body }) => body);
  return { ...shown, sent, gave };
}

async function giveToAda(dialog: HTMLElement, save: string) {
  const user = userEvent.setup();
  await user.type(within(dialog).getByRole('combobox'), 'Ada');
  await user.click(await screen.findByRole('option', { name: /Ada Singh/ }));
  await user.click(within(dialog).getByRole('button', { name: save }));
}

describe('the list of reminders', () => {
  it('opens with what is due now, what is to be done in words below each', async () => {
    const { desk } = await list([reminder('one')]);
    expect(await screen.findByText('The number of one')).toBeVisible();
    expect(desk.sent('/reminder/list').at(-1)?.path).toContain('view=due_now');
    expect(screen.getByRole('button', { name: 'New reminder' })).toBeVisible();
  });

  it('completes one with one press, and takes it back from the message that tells of it', async () => {
    const user = userEvent.setup();
    const { sent } = await list([reminder('one'), reminder('two')]);
    await user.click(await screen.findByRole('button', { name: 'Complete “Call about two”' }));
    expect(await screen.findByText('“Call about two” is completed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        { ids: ['two'], status: 'completed' },
        { ids: ['two'], status: 'open' },
      ]),
    );
  });

  it('completes all that are ticked with one call', async () => {
    const user = userEvent.setup();
    const { sent } = await list([reminder('one'), reminder('two'), reminder('three')]);
    await user.click(await screen.findByRole('checkbox', { name: /Call about one/ }));
    await user.click(screen.getByRole('checkbox', { name: /Call about three/ }));
    const bar = within(screen.getByRole('region', { name: /2/ }));
    await user.click(bar.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('2 reminders are completed.')).toBeVisible();
    expect(sent()).toEqual([{ ids: ['one', 'three'], status: 'completed' }]);
  });

  it('gives one to somebody else, and takes it back from the message that tells of it', async () => {
    const user = userEvent.setup();
    const { gave } = await list([reminder('one'), reminder('two')]);
    await user.click(await screen.findByRole('button', { name: 'Snooze “Call about two”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Give to somebody…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give “Call about two” to somebody' });
    await giveToAda(dialog, 'Give the reminder');
    expect(await screen.findByText('1 reminder was given.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('“Call about two” is back where it was.')).toBeVisible();
    expect(gave()).toEqual([
      { ids: ['two'], userId: ada },
      { ids: ['two'], userId: amelie._id },
    ]);
  });

  it('gives all that are ticked to somebody else with one call, and says what stays and why', async () => {
    const user = userEvent.setup();
    const { gave } = await list([reminder('one'), reminder('two'), reminder('theirs')]);
    await user.click(await screen.findByRole('checkbox', { name: /Call about one/ }));
    await user.click(screen.getByRole('checkbox', { name: /Call about theirs/ }));
    const bar = within(screen.getByRole('region', { name: /2/ }));
    await user.click(bar.getByRole('button', { name: 'Give to somebody…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give 2 reminders to somebody' });
    await giveToAda(dialog, 'Give 2 reminders');
    expect(
      await screen.findByText(/^1 reminder was given\. .*Ada Singh does not see this file\.$/),
    ).toBeVisible();
    expect(gave()).toEqual([{ ids: ['one', 'theirs'], userId: ada }]);
    expect(screen.queryByRole('region', { name: /2/ })).toBeNull();
  });

  it('says of a view without reminders what the view would show', async () => {
    await list([], '/reminders?view=overdue');
    expect(await screen.findByText('Nothing is late.')).toBeVisible();
  });

  it('asks for a new one in a dialog, on its key as well', async () => {
    const user = userEvent.setup();
    await list([reminder('one')]);
    await screen.findByText('Call about one');
    await user.keyboard('c');
    expect(screen.getByRole('dialog', { name: 'New reminder' })).toBeVisible();
  });
});
