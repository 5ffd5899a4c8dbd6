import { expect, it } from 'vitest';
import type { CandidateOrder } from '../../../../../src/web/screens/file/assignments/candidate-orders';
import { inOrder } from '../../../../../src/web/screens/file/assignments/candidate-orders';
import type { Candidate } from '../../../../../src/web/screens/file/assignments/propose';

const company = (companyName: string, facts: Partial<Candidate>) =>
  ({
    ...{ companyId: companyName, companyName, km: null, price: null, asked: 0, secured: 0 },
    ...{ blocked: null, companyStatus: 'active', licensed: true, isOn: false },
    ...facts,
  }) as Candidate;

const companies = [
  company('usual', { km: 80, price: '400.00', asked: 10, secured: 4 }),
  company('near', { km: 5, price: '430.00', asked: 4, secured: 3 }),
  company('unknown', {}),
  company('lapsed', { km: 1, price: '1.00', asked: 1, secured: 1, licensed: false }),
  company('cheap', { km: 30, price: '99.50', asked: 20, secured: 2 }),
];
const why = ({ licensed }: Candidate) => (licensed ? undefined : 'no licence');
const named = (order: CandidateOrder) => inOrder(companies, order, why).map(({ companyName }) => companyName);

it('puts the companies in order of what is asked for, what is not known last, and who may not behind all', () => {
  expect(named('likeliest')).toEqual(['usual', 'near', 'unknown', 'lapsed', 'cheap']);
  expect(named('nearest')).toEqual(['near', 'cheap', 'usual', 'unknown', 'lapsed']);
  expect(named('cheapest')).toEqual(['cheap', 'usual', 'near', 'unknown', 'lapsed']);
  expect(named('performance')).toEqual(['near', 'usual', 'cheap', 'unknown', 'lapsed']);
});
