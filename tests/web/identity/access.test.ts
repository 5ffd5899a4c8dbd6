import { describe, expect, it } from 'vitest';
import { passing } from '../../../src/web/identity/access';
import { amelie } from '../tabs';

const nobody = { user: null, roleId: null, userRole: null, requireReauth: false };
const roleless = { ...nobody, user: amelie, roleId: 'r-1' };
const supervisor = { ...roleless, userRole: 'supervisor' };

describe('the access of a page', () => {
  it('sends who is not signed in away from a protected page', () => {
    expect(passing({ protected: true }, nobody)).toEqual({ kind: 'redirect', to: '/login' });
    expect(passing({ protected: true, redirectTo: '/terms' }, nobody)).toEqual({
      kind: 'redirect',
      to: '/terms',
    });
  });

  it('stays blank until the role is known', () => {
    expect(passing({ protected: true }, roleless)).toEqual({ kind: 'blank' });
    expect(passing({ protected: true }, supervisor)).toEqual({ kind: 'open' });
  });

  it('asks for a role of the list', () => {
    expect(passing({ roleBasedAccess: ['supervisor'] }, supervisor)).toEqual({ kind: 'open' });
    expect(passing({ roleBasedAccess: ['accountant'] }, supervisor)).toEqual({ kind: 'redirect', to: '/' });
    expect(passing({ roleBasedAccess: ['accountant'] }, nobody)).toEqual({ kind: 'redirect', to: '/login' });
  });

  it('keeps who is signed in away from the sign-in page', () => {
    expect(passing({ disallowWhenAuthenticated: true }, supervisor)).toEqual({ kind: 'redirect', to: '/' });
    expect(passing({ disallowWhenAuthenticated: true }, nobody)).toEqual({ kind: 'open' });
  });
});
