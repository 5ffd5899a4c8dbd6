import { describe, expect, it } from 'vitest';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import { Dropped, FetchFailure, Refusal } from '../../../src/web/http/failures';
import { createAuthProvider } from '../../../src/web/identity/auth-provider';
import { amelie, answer, browser } from '../tabs';

const role = {
  _id: 'r-1',
  key: 'supervisor',
  name: 'Supervisor',
  permissions: [
    { resource: 'file', actions: ['list', 'show'], limited: ['edit'] },
    { resource: 'noteTemplate', actions: ['list', 'delete'] },
    { resource: 'file.financials', actions: ['show'] },
  ],
};
/** A row of a list as the host answers it, with what may be done with it. */
const rowOf = (name: ResourceName, may: string[]) => ({
  ...Object.fromEntries(declarationOf(name).brief.map((field) => [field, null])),
  id: '1',
  may,
});
const refused = (status: number) => new Refusal(status, '', null, {}, null);

function provider(host = () => answer(200, role)) {
  const desk = browser(host);
  const identity = desk.openTab();
  return { desk, identity, authProvider: createAuthProvider(identity) };
}

describe('the auth provider', () => {
  it('answers what a role may do from memory', async () => {
    const { desk, identity, authProvider } = provider();
    identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
    const may = (action: string, resource = 'file') => authProvider.canAccess?.({ resource, action });
    expect(await may('list')).toBe(true);
    expect(await may('edit')).toBe(true);
    expect(await may('delete')).toBe(false);
    expect(await may('list', 'company')).toBe(false);
    // The role, and what the host can, each asked once.
    expect(desk.requests.map(({ path }) => path).sort()).toEqual(['/desk/capabilities', '/role/r-1']);
  });

  it('knows a resource by its address and by its noun, and what is none by its name', async () => {
    const { identity, authProvider } = provider();
    identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
    const may = (resource: string, action: string) => authProvider.canAccess?.({ resource, action });
    expect(await may('files', 'edit')).toBe(true);
    expect(await may('note-templates', 'delete')).toBe(true);
    expect(await may('noteTemplate', 'delete')).toBe(true);
    expect(await may('file.financials', 'show')).toBe(true);
    expect(await may('companies', 'list')).toBe(false);
  });

  it('takes the host’s own word on a record, and on the resource that of the role', async () => {
    const { identity, authProvider } = provider();
    identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
    const may = (resource: string, action: string, record?: object) =>
      authProvider.canAccess?.({ resource, action, record });
    expect(await may('files', 'edit', rowOf('file', ['show']))).toBe(false);
    expect(await may('files', 'delete', rowOf('file', ['delete']))).toBe(true);
    expect(await may('files', 'list', rowOf('file', []))).toBe(true);
    expect(await may('files', 'create', rowOf('file', ['create']))).toBe(false);
    expect(await may('files', 'edit', { id: '1' })).toBe(true);
  });

  it('does not take the record around a list for one of the list', async () => {
    const { identity, authProvider } = provider();
    identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
    const record = rowOf('file', ['edit']);
    expect(await authProvider.canAccess?.({ resource: 'note-templates', action: 'delete', record })).toBe(
      true,
    );
    expect(await authProvider.canAccess?.({ resource: 'note-templates', action: 'edit', record })).toBe(
      false,
    );
  });

  it('says who is signed in, by name', async () => {
    const { identity, authProvider } = provider();
    const user = { ...amelie, firstName: 'Amélie', lastName: 'Roy' };
    identity.session.signIn({ user, roleId: 'r-1', sessionId: 's-1' });
    const said = await authProvider.getIdentity?.();
    expect(said).toMatchObject({ id: 'u-amelie', fullName: 'Amélie Roy', email: amelie.email });
    expect(said?.avatar).toBeUndefined();
    identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
    expect(await authProvider.getIdentity?.()).toMatchObject({ fullName: amelie.email });
  });

  it('logs out for a 401 alone', async () => {
    const { authProvider } = provider();
    await expect(authProvider.checkError(refused(401))).rejects.toBeInstanceOf(Refusal);
    for (const other of [
      refused(403),
      refused(500),
      new FetchFailure(null),
      new Dropped('another-person'),
      undefined,
    ]) {
      await expect(authProvider.checkError(other)).resolves.toBeUndefined();
    }
  });

  it('checks the session without a call', async () => {
    const { desk, identity, authProvider } = provider();
    await expect(authProvider.checkAuth({})).rejects.toThrow();
    identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    expect(desk.requests).toHaveLength(0);
  });

  it('says nothing of rights that it could not read, and allows nothing meanwhile', async () => {
    const { identity, authProvider } = provider(() => answer(500));
    expect(await authProvider.getIdentity?.()).toEqual({ id: '', fullName: '' });
    identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
    await expect(authProvider.getPermissions?.({})).rejects.toMatchObject({ status: 500 });
    expect(await authProvider.canAccess?.({ resource: 'file', action: 'list' })).toBe(false);
  });
});
