import { describe, expect, it } from 'vitest';
import { hasVinCheckDigit, isVin, vinCheckDigit, vinModelYear } from '#contract/vin';

describe('a VIN', () => {
  it('carries the check digit that its other characters ask for', () => {
    expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X');
    expect(vinCheckDigit('11111111111111111')).toBe('1');
    expect(vinCheckDigit('5GZCZ43D13S812715')).toBe('1');
    expect(hasVinCheckDigit('1M8GDM9AXKP042788')).toBe(true);
  });

  it('is doubted when one character was mistyped', () => {
    expect(hasVinCheckDigit('1M8GDM9AXKP042789')).toBe(false);
    expect(hasVinCheckDigit('1M8GDM9A0KP042788')).toBe(false);
  });

  it('is seventeen upper-case characters without I, O and Q', () => {
    expect(isVin('1M8GDM9AXKP042788')).toBe(true);
    expect(isVin('1M8GDM9AXKP04278')).toBe(false);
    expect(isVin('1M8GDM9AXKPO42788')).toBe(false);
    expect(vinCheckDigit('1m8gdm9axkp042788')).toBeUndefined();
    expect(hasVinCheckDigit('')).toBe(false);
  });

  it.each([
    ['1M8GDM9AXKP042788', 2026, 1989],
    ['5GZCZ43D13S812715', 2026, 2003],
    ['2T3RWRFV4NW123456', 2026, 2022],
    ['1FTFW1E58MFA12345', 2026, 2021],
    ['2T3RWRFV4VW123456', 2026, 1997],
  ])('%s was made, seen from %i, for model year %i', (vin, latest, year) => {
    expect(vinModelYear(vin, latest)).toBe(year);
  });

  it('has no model year where the tenth character stands for none', () => {
    expect(vinModelYear('2T3RWRFV40W123456', 2026)).toBeUndefined();
    expect(vinModelYear('2T3RWRFV4ZW123456', 2026)).toBeUndefined();
  });
});
