import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useSession } from '../../../src/web/identity/identity-context';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

/** The list once somebody is signed in, as the desk shows it. */
function Files() {
  const { user } = useSession();
  return user && <GeneratedList name="file" slots={{}} />;
}

const view = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name });
const searchOf = (name: string) => new URL(view(name).getAttribute('href') ?? '', 'http://desk').searchParams;

/** The list narrowed by two filters, kept as a view of that name. */
async function keep(name: string) {
  const user = userEvent.setup();
  await showScreen(
    <Files />,
    ({ path }) =>
      path.startsWith('/file/list')
        ? answer(200, { data: [{ _id: 'f-1', version: 1, ref: 'LNA-1', status: 'under_review' }], total: 1 })
        : undefined,
    '/files?contractType=rental&state=AB',
  );
  await user.click(await screen.findByRole('button', { name: 'Save view' }, { timeout: 20_000 }));
  const naming = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  await user.type(naming.getByLabelText('Name of the view'), name);
  await user.click(naming.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(view(name)).toHaveAttribute('aria-current', 'page'));
  return user;
}

describe('a view that somebody keeps', () => {
  it('is updated to what the list was narrowed to since it was opened, which can be taken back', async () => {
    const user = await keep('Rentals');
    expect(screen.queryByRole('button', { name: 'Update “Rentals”' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Province' }));
    await user.click(await screen.findByRole('button', { name: 'Update “Rentals”' }));
    await waitFor(() => expect(view('Rentals')).toHaveAttribute('aria-current', 'page'));
    expect([...searchOf('Rentals').keys()]).toEqual(['contractType']);
    expect(await screen.findByText('The view “Rentals” was updated.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(searchOf('Rentals').get('state')).toBe('AB'));
  });

  it('is renamed, handed on as a link, and deleted, which can be taken back', async () => {
    const user = await keep('Rentals');
    const choose = async (name: string, act: string) => {
      await user.click(screen.getByRole('button', { name: `View ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: act }));
    };
    await choose('Rentals', 'Rename view');
    const naming = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    await user.type(naming.getByLabelText('Name of the view'), ' out west');
    await user.click(naming.getByRole('button', { name: 'Rename view' }));
    await waitFor(() => expect(view('Rentals out west')).toHaveAttribute('aria-current', 'page'));

    await choose('Rentals out west', 'Copy link');
    expect(await screen.findByText('The link was copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/\/files\?contractType=rental&state=AB$/);

    await choose('Rentals out west', 'Delete view');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rentals out west' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(searchOf('Rentals out west').get('state')).toBe('AB'));
  });
});
