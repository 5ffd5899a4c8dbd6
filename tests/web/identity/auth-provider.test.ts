import { describe, expect, it } from 'vitest';
import { Dropped, FetchFailure, Refusal } from '../../../src/web/http/failures';
import { createAuthProvider } from '../../../src/web/identity/auth-provider';
import { amelie, answer, browser } from '../tabs';

const role = {
  _id: 'r-1',
  key: 'supervisor',
  name: 'Supervisor',
  permissions: [{ resource: 'file', actions: ['list', 'show'], limited: ['edit'] }],
};
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
    expect(desk.requests).toHaveLength(1);
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

  it('never throws when asked who is signed in or what they may do', async () => {
    const { authProvider } = provider(() => answer(500));
    expect(await authProvider.getIdentity?.()).toEqual({ id: '', fullName: '' });
    expect(await authProvider.getPermissions?.({})).toEqual([]);
    expect(await authProvider.canAccess?.({ resource: 'file', action: 'list' })).toBe(false);
  });
});
