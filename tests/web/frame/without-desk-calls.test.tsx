import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { deskPages } from '../../../src/web/desk-pages';
import { PageGuard } from '../../../src/web/frame/page-guard';
import { answer } from '../tabs';
import type { Request } from '../tabs';
import { openShell } from './desk';

/** A host of the specification that offers these beyond it, or does not know that it could be asked. */
const offering =
  (capabilities?: object) =>
  ({ path }: Request): Response | undefined => {
    if (!path.startsWith('/desk/')) return undefined;
    if (capabilities && path.startsWith('/desk/capabilities')) return answer(200, { capabilities });
    return answer(404, { code: 'NOT_FOUND', message: 'There is no such call.' });
  };

async function menuOf(capabilities?: object): Promise<string[]> {
  await openShell({ pages: { '/': 'The page' }, host: offering(capabilities) });
  expect(screen.getByText('The page')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /\(\w+\)$/ }));
  const out = await screen.findByRole('menuitem', { name: 'Log out' });
  expect(out).toBeVisible();
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

it('offers a person their sessions and messages where the host knows of them', async () => {
  const menu = await menuOf({ sessions: true });
  expect(menu).toContain('Sessions');
  expect(menu).toContain('Notices');
});

it('stands on a host that knows nothing beyond the specification, and offers nothing of the kind there', async () => {
  const menu = await menuOf();
  expect(menu).not.toContain('Sessions');
  expect(menu).not.toContain('Notices');
});

/** Everything that a role may open with nothing but its rights. */
const everything = {
  permissions: [
    { resource: 'file', actions: ['list', 'show', 'create', 'bulkUpdate'] },
    { resource: 'document', actions: ['list'] },
    { resource: 'fee', actions: ['list'] },
    { resource: 'attempt', actions: ['list', 'create'] },
    { resource: 'invoice', actions: ['list', 'create'] },
    { resource: 'payment', actions: ['list', 'edit'] },
    { resource: 'remarketingDashboard', actions: ['list'] },
    { resource: 'report', actions: ['list'] },
    { resource: 'importJob', actions: ['list', 'create'] },
    { resource: 'exportJob', actions: ['list'] },
    { resource: 'auditLog', actions: ['list'] },
    { resource: 'provinceTax', actions: ['list'] },
    { resource: 'housekeeping', actions: ['delete'] },
  ],
};

async function waysOf(capabilities?: object): Promise<string[]> {
  await openShell({ pages: { '/': 'The page' }, host: offering(capabilities), more: everything });
  const rail = screen.getByRole('navigation', { name: 'Areas' });
  await within(rail).findByRole('link', { name: 'Files' });
  return within(rail)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
}

it('leads to every page and list where the host knows the desk’s calls', async () => {
  const onOurs = await waysOf({});
  expect(onOurs).toEqual(expect.arrayContaining(['/deadlines', '/fees', '/audit-log', '/month-end']));
});

it('leads on a host of the specification to what that documents, and nowhere else', async () => {
  expect(await waysOf()).toEqual(['/', '/', '/files', '/remarketing', '/documents', '/housekeeping']);
});

it.each(deskPages.filter(({ access }) => access.needs).map(({ path, access }) => [path, access] as const))(
  'says at the address %s in plain words that the host has nothing for it',
  async (path, access) => {
    await openShell({
      pages: { [path]: <PageGuard access={access}>The page</PageGuard> },
      at: path,
      host: offering(),
      more: everything,
    });
    expect(await screen.findByRole('heading', { name: 'Not on this server' })).toBeVisible();
    expect(screen.queryByText('The page')).toBeNull();
  },
);
