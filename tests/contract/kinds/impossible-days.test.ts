import { describe, expect, it } from 'vitest';
import type { Field } from '#contract/fields';
import { schemaOf } from '#contract/kinds/schema';
import { readCell } from '#contract/placement/read-cell';
import { Problem } from '#contract/problems';
import { resources } from '#contract/resources/index';
import { readBody, sentenceOf } from '#contract/shapes';
import type { ValidationError } from 'yup';
import { plainly } from '../../support/plainly';

const now = new Date('2026-11-20T15:00:00Z');
const said = (field: Field, value: unknown): string => {
  try {
    schemaOf(field).validateSync(value, { strict: true, context: { now } });
    return '';
  } catch (error) {
    return plainly(sentenceOf(error as ValidationError));
  }
};
const { contractDate, maturityDate, assignmentDate, asset } = resources.file.fields;

describe('a model year', () => {
  it('is one from 1900 to that of next year’s models', () => {
    for (const year of [1900, 2019, 2026, 2027]) expect(said(asset.fields.year, year)).toBe('');
    for (const year of [1899, 2028, 201])
      expect(said(asset.fields.year, year)).toBe('this must be a year from 1900 to 2027');
  });

  it('goes on with the years', () => {
    const later = { strict: true, context: { now: new Date('2027-01-02T15:00:00Z') } };
    expect(schemaOf(asset.fields.year).isValidSync(2028, later)).toBe(true);
  });
});

describe('a day', () => {
  it('lies in the years of which files speak', () => {
    expect(said(maturityDate, '2035-06-01')).toBe('');
    for (const day of ['1899-12-31', '2200-01-01', '9999-12-31'])
      expect(said(maturityDate, day)).toBe('this must be a day from 1900 to 2199');
    expect(said(maturityDate, '2026-02-30')).toBe('this must be a date such as 2026-11-20');
  });

  it('on which something happened is not still to come anywhere in the country', () => {
    expect(said(contractDate, '2026-11-20')).toBe('');
    expect(said(contractDate, '2026-11-21')).toBe('this must not be in the future');
    const inTheEast = { strict: true, context: { now: new Date('2026-11-21T03:31:00Z') } };
    expect(schemaOf(contractDate).isValidSync('2026-11-21', inTheEast)).toBe(true);
  });

  it('is a moment where it is one', () => {
    expect(said(assignmentDate, '2026-11-20T15:00:00.000Z')).toBe('');
    expect(said(assignmentDate, '2026-11-20T15:00:01.000Z')).toBe('this must not be in the future');
    expect(said(assignmentDate, '1850-01-01T15:00:00Z')).toBe('this must be a day from 1900 to 2199');
  });

  it('is held to the clock that a body is read by, part by part', () => {
    const body = { asset: { year: 2050 }, recovery: { securedDate: '2027-01-01' } };
    const refused = (): unknown => readBody(resources.file.fields, 'change', body, now);
    expect(refused).toThrow(Problem);
    try {
      refused();
    } catch (error) {
      const errors = Object.entries((error as Problem).detail.errors ?? {});
      expect(Object.fromEntries(errors.map(([path, one]) => [path, plainly(one)]))).toEqual({
        'asset.year': 'asset.year must be a year from 1900 to 2027',
        'recovery.securedDate': 'recovery.securedDate must not be in the future',
      });
    }
  });
});

describe('a cell of a spreadsheet', () => {
  it('is refused for an impossible year or day', () => {
    expect(readCell('2028', asset.fields.year, now)).toEqual({ reason: 'notAYear' });
    expect(readCell('19', asset.fields.year, now)).toEqual({ reason: 'notAYear' });
    expect(readCell('2027', asset.fields.year, now)).toEqual({ value: 2027 });
    expect(readCell('1850-01-01', maturityDate, now)).toEqual({ reason: 'notADate' });
    expect(readCell('2026-12-01', contractDate, now)).toEqual({ reason: 'inFuture' });
    expect(readCell('2026-12-01', maturityDate, now)).toEqual({ value: '2026-12-01' });
  });
});
