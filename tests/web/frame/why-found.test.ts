import { expect, it } from 'vitest';
import { whyFound } from '../../../src/web/frame/why-found';

const file = {
  ...{
    _id: 'f-1',
    ref: 'LNA-2600243',
    stage: 'skip_trace',
    status: 'skip_exhausted',
    balanceAmount: '1500.00',
  },
  ...{ clientReference: 'Trade 9', assignmentDate: '2026-11-20', contractNumber: 'C-15001' },
};

it('tells the field that holds what was typed', () => {
  expect(whyFound('file', file, 'trade')).toEqual({ path: 'clientReference', text: 'Trade 9' });
});

it('tells nothing of what is kept by other words than people read, or is not searched', () => {
  expect(whyFound('file', { ...file, clientReference: null }, 'tr')).toBeUndefined();
  expect(whyFound('file', file, '1500')).toEqual({ path: 'contractNumber', text: 'C-15001' });
  expect(whyFound('file', file, '2026-11')).toBeUndefined();
});
