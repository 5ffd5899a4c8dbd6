import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GeneratedList } from '../../../src/web/generated/generated-list';
import { useSession } from '../../../src/web/identity/identity-context';
import { answer } from '../tabs';
import { roleOfRights, showScreen } from '../screens/desk';

const List = ({ name }: { name: 'stage' | 'status' }) =>
  useSession().user && <GeneratedList name={name} slots={{}} />;

it.each([
  ['stage', /^Stages are fixed: .*none is added, renamed or deleted here\.$/],
  ['status', /^Statuses are fixed: .*none is added, renamed or deleted here\.$/],
] as const)(
  'the list of every %s says why nothing can be added to it, even to who may',
  async (name, why) => {
    const role = { [name]: ['list', 'show', 'create', 'edit'] };
    await showScreen(<List name={name} />, ({ path }) =>
      path.startsWith('/role/') ? roleOfRights(role) : answer(200, { data: [], total: 0, capabilities: {} }),
    );
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^New/ })).toBeNull();
  },
);
