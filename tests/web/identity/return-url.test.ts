import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from '../../../src/web/identity/return-url';

const ORIGIN = 'https://desk.example';

describe('the way back after sign-in', () => {
  it.each([
    '/',
    '/files',
    '/files/0199?tab=notes#last',
    '/files?stage=a&stage=b',
    '/files?q=50%25',
    '/files?back=//x',
    '/fichiers/%C3%A9t%C3%A9',
  ])('keeps %s', (path) => expect(safeReturnUrl(path, ORIGIN)).toBe(path));

  it.each([
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/evil.example',
    'HTTPS://evil.example/',
    'https://desk.example@evil.example',
    'https://desk.example.evil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://desk.example/1',
    'file:///etc/passwd',
    'evil.example',
    '.evil.example',
    '@evil.example',
    ' //evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/ /evil.example',
    '/\u0000/evil.example',
    '%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%25252Fevil.example',
    '/%255Cevil.example',
    '/%09/evil.example',
    '/%00/evil.example',
    '/%',
    '/.//evil.example',
    '/x/..//evil.example',
    '/login?returnUrl=/login',
    '/auth/forgot-password',
    '/api/auth/logout',
    `/${'a'.repeat(3000)}`,
    '',
    null,
    undefined,
  ])('goes home instead of to %s', (hostile) => expect(safeReturnUrl(hostile, ORIGIN)).toBe('/'));

  it('goes home for blanks, controls of ASCII and backslashes anywhere in a path, and for no other character', () => {
    const units = Array.from({ length: 0x10000 }, (_, unit) => unit);
    const home = units.filter((unit) => safeReturnUrl(`/a${String.fromCharCode(unit)}b`, ORIGIN) === '/');
    // A sign of percent-encoding without its two digits cannot be decoded.
    expect(home).toEqual(units.filter((unit) => unit <= 0x20 || [0x25, 0x5c, 0x7f].includes(unit)));
  });
});
