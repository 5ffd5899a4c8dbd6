import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
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

it('is updated to what the list was narrowed to since it was opened, which can be taken back', async () => {
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
  await user.type(naming.getByLabelText('Name of the view'), 'Rentals');
  await user.click(naming.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(view('Rentals')).toHaveAttribute('aria-current', 'page'));
  expect(screen.queryByRole('button', { name: 'Update “Rentals”' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Remove the filter Province' }));
  await user.click(await screen.findByRole('button', { name: 'Update “Rentals”' }));
  await waitFor(() => expect(view('Rentals')).toHaveAttribute('aria-current', 'page'));
  expect([...searchOf('Rentals').keys()]).toEqual(['contractType']);
  expect(await screen.findByText('The view “Rentals” was updated.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(searchOf('Rentals').get('state')).toBe('AB'));
});
