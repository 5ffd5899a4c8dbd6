import { described, describedInQuebec, ready, readyOn } from './roads';
import { bring, move, photograph, prove, serve, storeOn } from './walk';
import type { Path, Step } from './walk';
import { walkAll } from './walk-all';

const waived = prove('notice_waiver', 'voluntary_surrender_form', {
  notice: { waivedReason: 'The debtor agreed in writing' },
});

/** Until a unit in Québec that its debtor brought on a day is described, and nothing was served on anybody. */
const surrenderedOn = (day: string, from: readonly Step[]): Step[] => [
  ...from,
  ['manager', move('surrender_scheduled', { nextActionDate: day }), 200],
  ['manager', storeOn(day, 'voluntary'), 200],
  ['manager', move('inventory_pending'), 200],
  ['manager', move('condition_report_pending'), 200],
  ['manager', photograph, 201],
  ['manager', bring('personal_effects_inventory'), 201],
  ['manager', move('secured_complete'), 200],
];

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
      ...surrenderedOn('2026-11-20', ready),
      ['manager', move('remarketing_review'), 409, 'notice_not_required'],
      ['supervisor', waived, 200],
      ['manager', move('remarketing_review'), 200],
    ],
  },
  {
    name: 'waits in Québec for the notice that is served after its surrender, from its registration on',
    placed: { state: 'QC', assignmentType: 'voluntary_surrender' },
    before: [
      ...surrenderedOn('2026-10-01', readyOn('2026-09-30')),
      ['manager', move('notice_pending'), 200],
      [
        'manager',
        move('notice_sent'),
        409,
        'notice_served',
        'notice.noticeMethod',
        'notice.noticeServedDate',
      ],
      ['manager', serve('qc_hypothecary', '2026-10-01', { rdprmDate: '2026-10-01' }), 200],
      ['manager', move('notice_sent'), 200],
      ['manager', move('notice_expired'), 409, 'notice_expired'],
    ],
    steps: [
      ['manager', move('notice_expired'), 200],
      ['manager', move('remarketing_review'), 200],
    ],
  },
];

walkAll('a unit', paths);
