import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../src/web/data/query-client';
import { refetchSection } from '../../../src/web/data/live-refresh';
import { useRights } from '../../../src/web/data/rights';
import { createAuthProvider } from '../../../src/web/identity/auth-provider';
import { IdentityContext } from '../../../src/web/identity/identity-context';
import type { Request } from '../tabs';
import { amelie, answer, browser } from '../tabs';

/** What Amélie may do with files, as it is drawn from the first time on. */
function openDesk() {
  const house = {
    isDown: false,
    permissions: [{ resource: 'file', actions: ['list'], limited: ['edit'] }],
  };
  const desk = browser(({ path }: Request) => {
    if (house.isDown) return answer(500);
    const { permissions } = house;
    return path.startsWith('/role/')
      ? answer(200, { _id: 'r-1', name: 'Supervisor', permissions })
      : answer(200, { ...amelie, roleId: 'r-1' });
  });
  const identity = desk.openTab();
  identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
  const queryClient = createQueryClient();
  const drawn: string[] = [];

  function Shown() {
    const { ready, may, limited, mayWith } = useRights();
    const said = [
      ready ? 'known' : 'unknown',
      may('file', 'list') && 'lists',
      may('file', 'edit') && 'edits',
      limited('file', 'edit') && 'within limits',
      mayWith('file', 'list', { id: 'f-1', may: [] }) && 'lists a hidden one',
      mayWith('file', 'delete', { id: 'f-1', may: ['delete'] }) && 'deletes this one',
    ];
    drawn.push(said.filter(Boolean).join(', '));
    return <p>{drawn.at(-1)}</p>;
  }

  const draw = () =>
    render(
      <IdentityContext value={identity}>
        <MemoryRouter>
          <CoreAdminContext authProvider={createAuthProvider(identity)} queryClient={queryClient}>
            <Shown />
          </CoreAdminContext>
        </MemoryRouter>
      </IdentityContext>,
    );
  return { house, desk, identity, queryClient, drawn, draw };
}

const all = 'known, lists, edits, within limits, deletes this one';

it('says what a role may do the first time already, where it is known', async () => {
  const { identity, desk, drawn, draw } = openDesk();
  await identity.role.load();
  draw();
  expect(drawn[0]).toBe(all);
  expect(desk.sent('/role/')).toHaveLength(1);
});

it('allows nothing until the role is known', async () => {
  const { drawn, draw } = openDesk();
  draw();
  expect(drawn[0]).toBe('unknown, deletes this one');
  expect(await screen.findByText(all)).toBeInTheDocument();
});

it('follows the news that the role has changed', async () => {
  const { house, identity, queryClient, draw } = openDesk();
  draw();
  await screen.findByText(all);
  house.permissions = [{ resource: 'file', actions: ['list'], limited: [] }];
  act(() => refetchSection('userRole', { queryClient, identity }));
  expect(await screen.findByText('known, lists, deletes this one')).toBeInTheDocument();
});

it('asks again for a role that could not be read', async () => {
  const { house, desk, drawn, draw } = openDesk();
  house.isDown = true;
  const { unmount } = draw();
  await act(() => desk.clock.settle());
  expect(drawn.at(-1)).toBe('unknown, deletes this one');
  unmount();
  house.isDown = false;
  draw();
  expect(await screen.findByText(all)).toBeInTheDocument();
});
