import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GeneratedShow } from '../../../src/web/generated/generated-show';
import { useSession } from '../../../src/web/identity/identity-context';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

/** The page of a company once somebody is signed in, as the desk shows it. */
function Company() {
  const { user } = useSession();
  return user && <GeneratedShow name="company" id="c-1" slots={{}} />;
}

const showCompany = (fields: object): Promise<unknown> =>
  showScreen(
    <Company />,
    ({ path }) =>
      path.startsWith('/company/')
        ? answer(200, { _id: 'c-1', version: 1, companyName: 'Roy & Sons', code: 'ROY', ...fields })
        : undefined,
    '/companies/c-1',
  );

it('the page of a record has no line for what such a record does not have', async () => {
  await showCompany({ activityType: 'bailiff' });
  expect(await screen.findByText('Code')).toBeVisible();
  expect(screen.queryByText('File format of the lender')).toBeNull();
});

it('it has one for what it might have', async () => {
  await showCompany({ activityType: 'lender' });
  expect(await screen.findByText('File format of the lender')).toBeVisible();
});

it('what stands there all the same is told', async () => {
  await showCompany({ activityType: 'bailiff', integrationKey: 'cibc' });
  expect(await screen.findByText('File format of the lender')).toBeVisible();
});

it('rules of a client stand on the page of a client, and of nobody else', async () => {
  await showCompany({ activityType: 'bailiff', playbook: null });
  expect(await screen.findByText('Code')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Way of working' })).toBeNull();
});

it('a client without rules yet has the section of them', async () => {
  await showCompany({ activityType: 'lender', playbook: null });
  expect(await screen.findByRole('heading', { name: 'Way of working' })).toBeVisible();
});
