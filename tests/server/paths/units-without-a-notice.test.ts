import { described, describedInQuebec, ready } from './roads';
import { bring, move, photograph, prove, store } from './walk';
import type { Path } from './walk';
import { walkAll } from './walk-all';

const waived = prove('notice_waiver', 'voluntary_surrender_form', {
  notice: { waivedReason: 'The debtor agreed in writing' },
});

/** The day is Friday 20 November 2026. Each answer was written down before it was given. */
const paths: readonly Path[] = [
  {
    name: 'needs no notice where a supervisor has in writing why not',
    before: [
      ...described,
      ['manager', bring('personal_effects_inventory'), 201],
      ['manager', move('secured_complete'), 200],
    ],
    steps: [
      ['manager', move('remarketing_review'), 409, 'notice_not_required'],
      ['supervisor', waived, 200],
      ['manager', move('remarketing_review'), 200],
    ],
  },
  {
    name: 'needs no other notice in Québec, where it ran before the surrender',
    placed: { state: 'QC' },
    before: [
      ...describedInQuebec,
      ['manager', bring('personal_effects_inventory'), 201],
      ['manager', move('secured_complete'), 200],
    ],
    steps: [['manager', move('remarketing_review'), 200]],
  },
  {
    name: 'needs a notice in Québec where it was surrendered without one',
    placed: { state: 'QC', assignmentType: 'voluntary_surrender' },
    steps: [
      ...ready,
      ['manager', move('surrender_scheduled', { nextActionDate: '2026-11-25' }), 200],
      ['manager', store, 200],
      ['manager', move('inventory_pending'), 200],
      ['manager', move('condition_report_pending'), 200],
      ['manager', photograph, 201],
      ['manager', bring('personal_effects_inventory'), 201],
      ['manager', move('secured_complete'), 200],
      ['manager', move('remarketing_review'), 409, 'notice_not_required'],
      ['supervisor', waived, 200],
      ['manager', move('remarketing_review'), 200],
    ],
  },
];

walkAll('a unit', paths);
