import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useSession } from '../../../src/web/identity/identity-context';
import { answer } from '../tabs';
import { showScreen } from '../screens/desk';

/** The list once somebody is signed in, as the desk shows it. */
function Assignments() {
  const { user } = useSession();
  return user && <GeneratedList name="companyAssignment" slots={{}} />;
}

it('of a record that another one names, a row says that name', async () => {
  const row = { _id: 'a-1', version: 1, companyId: 'c-9', fileId: 'f-1', status: 'accepted' };
  await showScreen(
    <Assignments />,
    ({ path }) => {
      if (path.includes('companyAssignment/list')) return answer(200, { data: [row], total: 1 });
      if (path.startsWith('/company'))
        return answer(200, { data: [{ _id: 'c-9', version: 1, companyName: 'Roy Towing' }], total: 1 });
      return undefined;
    },
    '/company-assignments',
  );
  expect(await screen.findByRole('link', { name: 'Roy Towing' })).toHaveAttribute(
    'href',
    expect.stringContaining('/company-assignments/a-1'),
  );
});
