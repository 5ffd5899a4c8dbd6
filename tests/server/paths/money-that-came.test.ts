import { clear, receive } from './money';
import { noticed, quoted } from './roads';
import { offered } from './sale';
import { bring, move, prove } from './walk';
import type { Path } from './walk';
import { walkAll } from './walk-all';

/** What is said of money is shown by money that cleared. The day is Friday 20 November 2026. */
const paths: readonly Path[] = [
  {
    name: 'that was sold has brought in nothing before something cleared',
    before: noticed,
    steps: [
      ...offered,
      ['remarketer', move('sold'), 200],
      ['manager', move('proceeds_received'), 409, 'proceeds_cleared'],
      ['accountant', receive('sale_proceeds', '8400.00'), 201],
      ['manager', move('proceeds_received'), 409, 'proceeds_cleared'],
      ['supervisor', clear, 200],
      ['manager', move('proceeds_received'), 200],
      ['manager', move('ownership_transfer'), 409, 'discharge_asked'],
      [
        'manager',
        prove('lien_discharge', 'lien_discharge_confirmation', {
          checks: { lienDischargedOrWaived: '2026-11-20' },
        }),
        200,
      ],
      ['manager', move('ownership_transfer'), 200],
      ['manager', move('accounting_review'), 200],
      ['manager', move('deficiency_or_surplus'), 200],
      // What is left of the debt is written to who owes it before the file is ready to close.
      ['manager', move('ready_to_close'), 409, 'letter_of_settlement'],
      ['manager', bring('deficiency_letter'), 201],
      ['manager', move('ready_to_close'), 200],
    ],
  },
  {
    name: 'is given back under its contract once the arrears have cleared',
    before: quoted('900.00'),
    steps: [
      ['manager', move('reinstated'), 409, 'reinstatement_confirmed'],
      ['accountant', receive('arrears', '450.00'), 201],
      ['manager', move('reinstated'), 409, 'reinstatement_confirmed'],
      ['supervisor', clear, 200],
      ['manager', move('reinstated'), 200],
    ],
  },
  {
    name: 'of a business is not given back for its arrears: its lender says whether its contract stands again',
    placed: { debtorType: 'business' },
    before: quoted('900.00'),
    steps: [
      ['accountant', receive('arrears', '450.00'), 201],
      ['supervisor', clear, 200],
      ['manager', move('reinstated'), 409, 'reinstatement_confirmed'],
      ['lender', bring('reinstatement_letter'), 201],
      ['manager', move('reinstated'), 200],
    ],
  },
  {
    name: 'is given back under its contract where its lender confirms it, and on no letter of its agency',
    before: quoted('900.00'),
    steps: [
      ['manager', bring('reinstatement_letter'), 201],
      ['manager', move('reinstated'), 409, 'reinstatement_confirmed'],
      ['lender', bring('reinstatement_letter'), 201],
      ['manager', move('reinstated'), 200],
    ],
  },
];

walkAll('a unit', paths);
