import { describe, expect, it } from 'vitest';
import { matchPath, navigate } from '../../../src/web/identity/router';

describe('the router of the plain pages', () => {
  it('reads the values of a path, with or without a trailing slash', () => {
    expect(matchPath('/login', '/login')).toEqual({});
    expect(matchPath('/login', '/login/')).toEqual({});
    expect(matchPath('/auth/reset-password/:token', '/auth/reset-password/a%2Fb')).toEqual({ token: 'a/b' });
    expect(matchPath('/auth/reset-password/:token', '/auth/reset-password')).toBeNull();
    expect(matchPath('/auth/reset-password/:token', '/auth/reset-password/%')).toBeNull();
    expect(matchPath('/login', '/')).toBeNull();
  });

  it('adds the non-empty parameters as an encoded query, and replaces the entry where asked', () => {
    navigate('/login', { query: { returnUrl: '/files?a=1&b=é', empty: '', none: null } });
    expect(location.pathname + location.search).toBe('/login?returnUrl=%2Ffiles%3Fa%3D1%26b%3D%C3%A9');
    const { length } = history;
    navigate('/terms', { replace: true });
    expect(location.pathname).toBe('/terms');
    expect(history).toHaveLength(length);
  });
});
