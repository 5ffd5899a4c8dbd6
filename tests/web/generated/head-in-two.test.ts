import { expect, it } from 'vitest';
import { headInTwo } from '../../../src/web/generated/head-in-two';

it('breaks the words over a column once, where that makes them narrowest', () => {
  expect(headInTwo('Jours de retard')).toBe('Jours\u00a0de retard');
  expect(headInTwo('Type de contrat')).toBe('Type\u00a0de contrat');
  expect(headInTwo('Date de la facture')).toBe('Date\u00a0de la\u00a0facture');
  expect(headInTwo('First to expire')).toBe('First\u00a0to expire');
});

it('leaves what has no more than one place to break', () => {
  expect(headInTwo('Client')).toBe('Client');
  expect(headInTwo('Next action')).toBe('Next action');
});
