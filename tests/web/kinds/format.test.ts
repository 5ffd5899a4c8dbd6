import { describe, expect, it } from 'vitest';
import {
  dayOf,
  formatDate,
  formatIntegerOf,
  formatRelative,
  formatSpan,
  formatTextOf,
} from '../../../src/web/kinds/format';

const now = Date.parse('2026-11-20T15:00:00.000Z');

describe('how long something has lasted', () => {
  it.each([
    ['2026-11-19T18:00:00.000Z', '21 hours', '21 heures'],
    ['2026-11-20T14:59:00.000Z', '1 minute', '1 minute'],
    ['2026-11-17T15:00:00.000Z', '3 days', '3 jours'],
    ['2026-11-20T14:59:50.000Z', '', ''],
    ['2026-10-01T15:00:00.000Z', undefined, undefined],
  ])('is counted in its largest unit: since %s', (from, english, french) => {
    expect(formatSpan(from, 'en', now)).toBe(english);
    expect(formatSpan(from, 'fr', now)?.replaceAll(/\s/g, ' ')).toBe(french);
  });
});

describe('how far away something is', () => {
  // A Saturday, twenty to six in the afternoon in Toronto.
  const saturday = Date.parse('2026-11-28T22:40:00.000Z');
  it.each([
    ['2026-11-29T12:00:00.000Z', 'in 13 hours', 'dans 13 heures'],
    ['2026-11-30T04:00:00.000Z', 'tomorrow', 'demain'],
    ['2026-11-30T12:00:00.000Z', 'in 2 days', 'après-demain'],
    ['2026-12-05T22:00:00.000Z', 'in 7 days', 'dans 7 jours'],
    ['2026-11-27T22:00:00.000Z', 'yesterday', 'hier'],
    ['2026-11-27T04:00:00.000Z', '2 days ago', 'avant-hier'],
  ])('tells %s by the days of the person’s zone', (instant, en, fr) => {
    expect(formatRelative(instant, 'en', 'America/Toronto', saturday)).toBe(en);
    expect(formatRelative(instant, 'fr', 'America/Toronto', saturday)).toBe(fr);
  });
});

it('knows no day of what is no instant', () => {
  expect(dayOf('', 'America/Toronto')).toBe('');
  expect(dayOf('soon', undefined)).toBe('');
  expect(dayOf('2026-11-20T03:00:00.000Z', 'America/Toronto')).toBe('2026-11-19');
});

it('calls the first of a month so in French alone', () => {
  expect([formatDate('2026-05-01', 'fr'), formatDate('2026-05-01', 'en')]).toEqual([
    '1er mai 2026',
    '1 May 2026',
  ]);
  expect([formatDate('2026-05-21', 'fr'), formatDate('2026-05-02', 'fr')]).toEqual([
    '21 mai 2026',
    '2 mai 2026',
  ]);
});

it('says a country by its name, and a size in what people measure files by', () => {
  const country = { kind: 'text', country: true } as const;
  const size = { kind: 'integer', bytes: true } as const;
  expect(['CA', 'US', 'Ca', 'ZZZ'].map((code) => formatTextOf(country, code, 'en'))).toEqual([
    ...['Canada', 'United States', 'Ca', 'ZZZ'],
  ]);
  expect(formatTextOf(country, 'US', 'fr')).toBe('États-Unis');
  expect(formatTextOf({ kind: 'text' }, 'CA', 'en')).toBe('CA');
  expect([70, 320_000, 4_300_000].map((bytes) => formatIntegerOf(size, bytes, 'en'))).toEqual([
    ...['0.1 kB', '312.5 kB', '4.1 MB'],
  ]);
  expect(formatIntegerOf(size, 4_300_000, 'fr').replaceAll(/\s/g, ' ')).toBe('4,1 Mo');
  expect(formatIntegerOf({ kind: 'integer' }, 4_300_000, 'en')).toBe('4,300,000');
});

it('says a time zone of Canada by what its clocks are called, and any other by its name', () => {
  const zone = { kind: 'text', zone: true } as const;
  expect(formatTextOf(zone, 'America/Regina', 'en')).toBe('America/Regina (Central Standard Time)');
  expect(formatTextOf(zone, 'America/Toronto', 'fr')).toBe('America/Toronto (heure de l’Est)');
  expect(formatTextOf(zone, 'Europe/Paris', 'fr')).toBe('Europe/Paris');
});
