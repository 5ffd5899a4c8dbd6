import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useSession } from '../../../src/web/identity/identity-context';
import { answer } from '../tabs';
import { showInDesk } from '../show-in-desk';

const role = {
  ...{ _id: 'r-9', version: 1, key: 'driver', name: 'Driver', nameFr: 'Chauffeur', isSystem: false },
  ...{ description: 'Drives what was seized', descriptionFr: 'Conduit ce qui a été saisi' },
  ...{ scope: 'assigned', assignableToActivityTypes: ['agency'], isActive: true, userCount: 2 },
};

/** The list once somebody is signed in, as the desk shows it. */
function Roles() {
  const { user } = useSession();
  return user && <GeneratedList name="role" slots={{}} />;
}

const show = (locale: 'en' | 'fr') =>
  showInDesk(<Roles />, {
    locale,
    at: '/roles',
    role: {
      _id: 'r-1',
      key: 'administrator',
      permissions: [{ resource: 'role', actions: ['list', 'show'] }],
    },
    host: ({ path }) => (path.startsWith('/role') ? answer(200, { data: [role], total: 1 }) : undefined),
  });

it('a row says in the language of the screen what a record says in both', async () => {
  await show('fr');
  expect(await screen.findByText('Conduit ce qui a été saisi')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chauffeur' })).toBeVisible();
  expect(screen.queryByText('Drives what was seized')).toBeNull();
});
