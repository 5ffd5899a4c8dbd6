import { waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { declarationOf, resourceNames } from '#contract/resources/index';
import { knownActions } from '#contract/roles/known-actions';
import { deskPages } from '../../../src/web/desk-pages';
import { screensOf } from '../../../src/web/generated/resource-screens';
import { showInDesk } from '../show-in-desk';
import { amelie, answer } from '../tabs';

/** Where a page leads somebody whose role allows nothing at all. */
async function whereOthersGo(path: string, element: ReactNode, at: string) {
  const { unmount, desk, router } = await showInDesk(
    <Routes>
      <Route path={path} element={element} />
      <Route path="*" element={null} />
    </Routes>,
    { role: { _id: 'r-1', key: 'nobody', name: 'Nobody', permissions: [] }, at },
  );
  await waitFor(() => expect(router.state.location.pathname).not.toBe(at));
  // It is sent away before the page asks its host for anything beyond what may be opened there.
  expect(desk.requests.map((request) => request.path)).toEqual(['/role/r-1', '/desk/capabilities']);
  unmount();
  return router.state.location.pathname;
}

it.each(resourceNames)('no screen of %s opens for a role without its right', async (name) => {
  const { list: List, create: Create, edit: Record } = screensOf(name);
  expect(await whereOthersGo('/here', <List />, '/here')).toBe('/access-denied');
  if (Create) expect(await whereOthersGo('/here', <Create />, '/here')).toBe('/access-denied');
  expect(await whereOthersGo('/:id/*', <Record />, '/1')).toBe('/access-denied');
  const { update, replace } = declarationOf(name).calls;
  if (update ?? replace) expect(await whereOthersGo('/:id/*', <Record />, '/1/edit')).toBe('/access-denied');
});

it('every other page names a right that there is, or is for everyone who is signed in, and where others go', () => {
  for (const { path, access } of deskPages) {
    const [resource = '', action = ''] = access.right ?? [];
    if (path === '/sessions' || path === '/notices')
      expect([access.right, access.redirectTo]).toEqual([undefined, '/login']);
    else
      expect([path, knownActions.get(resource)?.has(action), access.redirectTo]).toEqual([
        path,
        true,
        '/access-denied',
      ]);
  }
});

it('the form of one’s own record opens for who may see people alone, and that of another’s does not', async () => {
  const { edit: Record } = screensOf('user');
  const role = {
    _id: 'r-1',
    key: 'field_agent',
    name: 'Agent',
    permissions: [{ resource: 'user', actions: ['show'] }],
  };
  const opened = async (id: string) => {
    const { unmount, desk, router } = await showInDesk(
      <Routes>
        <Route path="/:id/*" element={<Record />} />
        <Route path="*" element={null} />
      </Routes>,
      {
        role,
        at: `/${id}/edit`,
        host: ({ path }) =>
          path === `/user/${id}` ? answer(200, { ...amelie, _id: id, version: 1, may: ['edit'] }) : undefined,
      },
    );
    await waitFor(() =>
      expect(
        router.state.location.pathname === '/access-denied' ||
          desk.requests.some(({ path }) => path === `/user/${id}`),
      ).toBe(true),
    );
    const { pathname } = router.state.location;
    unmount();
    return pathname;
  };
  expect(await opened(amelie._id)).toBe(`/${amelie._id}/edit`);
  expect(await opened('somebody-else')).toBe('/access-denied');
});
