import { describe, expect, it } from 'vitest';
import type { Request } from '../tabs';
import { amelie, answer, browser } from '../tabs';

const menuOf = (role: string) => [{ resource: role === 'r-2' ? 'company' : 'file', actions: ['list'] }];

/** A host on which Amélie holds a role that may be taken for another one. */
function desk() {
  const host = { roleId: 'r-1' };
  const { openTab, sent } = browser(({ path }: Request) => {
    if (path.startsWith('/user/')) return answer(200, { ...amelie, roleId: host.roleId });
    const _id = path.replace('/role/', '');
    return answer(200, { _id, key: `key ${_id}`, name: _id, permissions: menuOf(_id) });
  });
  const identity = openTab();
  identity.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
  return { host, identity, sent };
}

describe('the role of the person who is signed in', () => {
  it('is fetched once, and asks nobody which one it is', async () => {
    const { identity, sent } = desk();
    await identity.role.load();
    await identity.role.load();
    expect(sent('/role/')).toHaveLength(1);
    expect(sent('/user/')).toHaveLength(0);
  });

  it('is at hand at once when it is known, and never that of another', async () => {
    const { host, identity } = desk();
    expect(identity.role.known()).toBeUndefined();
    await identity.role.load();
    expect(identity.role.known()).toMatchObject({ _id: 'r-1' });
    host.roleId = 'r-2';
    await identity.role.renew();
    expect(identity.role.known()).toMatchObject({ _id: 'r-2' });
    identity.session.clear();
    expect(identity.role.known()).toBeUndefined();
  });

  it('is another one once the host says so and the person was given one', async () => {
    const { host, identity } = desk();
    await identity.role.load();
    host.roleId = 'r-2';
    await identity.role.renew();
    expect(await identity.role.load()).toMatchObject({ _id: 'r-2', permissions: menuOf('r-2') });
    expect(identity.session.state()).toMatchObject({ roleId: 'r-2', userRole: 'key r-2' });
  });

  it('stands while the one that follows it is asked for, so that no page waits', async () => {
    const { host, identity } = desk();
    await identity.role.load();
    host.roleId = 'r-2';
    const renewed = identity.role.renew();
    expect(identity.role.known()).toMatchObject({ _id: 'r-1' });
    expect(await identity.role.load()).toMatchObject({ _id: 'r-1' });
    await renewed;
    expect(identity.role.known()).toMatchObject({ _id: 'r-2' });
  });

  it('stays the same one where only what it may do has changed', async () => {
    const { identity, sent } = desk();
    await identity.role.load();
    await identity.role.renew();
    expect(await identity.role.load()).toMatchObject({ _id: 'r-1' });
    expect(sent('/role/r-1')).toHaveLength(2);
    expect(identity.session.state().roleId).toBe('r-1');
  });

  it('is the one that was known where a start finds no line, and never that of somebody else', async () => {
    const host = { isThere: true };
    const { openTab } = browser(({ path }: Request) => {
      if (!host.isThere) throw new TypeError('Failed to fetch');
      const _id = path.replace('/role/', '');
      return answer(200, { _id, key: `key ${_id}`, name: _id, permissions: menuOf(_id) });
    });
    const before = openTab();
    before.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-1' });
    await before.role.load();
    host.isThere = false;
    await expect(openTab().role.load()).resolves.toMatchObject({ _id: 'r-1' });
    const after = openTab();
    after.session.takeRole('r-2', 'key r-2');
    await expect(after.role.load()).rejects.toThrow();
    after.session.takeRole('r-1', 'key r-1');
    after.session.clear();
    after.session.signIn({ user: amelie, roleId: 'r-1', sessionId: 's-2' });
    await expect(openTab().role.load()).rejects.toThrow();
  });
});
