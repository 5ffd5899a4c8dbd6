import { expect, it } from 'vitest';
import { clocksOf, openClocks } from '#contract/clocks/clocks-of';
import type { ClockFacts } from '#contract/clocks/clock-facts';
import { factsWith } from './facts';

const searched = { liens: '2026-11-02', insolvency: '2026-11-10', registration: true } as const;
const out: Partial<ClockFacts> = {
  ...{ stage: 'field_recovery', securedDate: null, registrationExpiry: '2028-03-31', searched },
};
const searchesOf = (facts: Partial<ClockFacts>) =>
  clocksOf(factsWith({ ...out, ...facts }), []).find(({ name }) => name === 'searches');

// Liens of 2 November count for 30 days, to 2 December; insolvency of 10 November for 14, to the 24th.
it.each<[string, Partial<ClockFacts>, string | undefined]>([
  ['the first of them to grow old', {}, '2026-11-24'],
  ['that of the liens', { searched: { ...searched, insolvency: '2026-11-25' } }, '2026-12-02'],
  // 60 days before 10 January are 11 November.
  [
    'the registration, which has to stand for 60 days more',
    { registrationExpiry: '2027-01-10' },
    '2026-11-11',
  ],
  [
    'nothing of the registration, where its gate was passed over',
    { registrationExpiry: '2027-01-10', searched: { ...searched, registration: false } },
    '2026-11-24',
  ],
  [
    'the liens alone, where insolvency was passed over',
    { searched: { ...searched, insolvency: null } },
    '2026-12-02',
  ],
  ['nothing, for who takes nothing', { assignmentType: 'voluntary_surrender' }, undefined],
  ['nothing, before anybody is sent out', { stage: 'intake' }, undefined],
  ['nothing, once the asset is held', { stage: 'secured', securedDate: '2026-11-20' }, undefined],
  [
    'nothing, where all was passed over',
    { registrationExpiry: null, searched: { liens: null, insolvency: null, registration: false } },
    undefined,
  ],
])('Who is out may take the asset until the end of %s', (_, facts, day) => {
  expect(searchesOf(facts)?.due).toBe(day);
});

it('says what each of the searches counts for, and stays among the open deadlines once it has passed', () => {
  const clock = searchesOf({});
  expect(clock?.steps.map(({ what, from, days, to }) => [what, from, days, to])).toEqual([
    ['insolvency_searched', '2026-11-10', 14, '2026-11-24'],
    ['liens_searched', '2026-11-02', 30, '2026-12-02'],
    ['registration_stands', '2028-03-31', 60, '2028-01-31'],
  ]);
  const open = openClocks(clocksOf(factsWith(out), []), 'field_recovery', '2026-11-30');
  expect(open.map(({ name, due }) => [name, due])).toEqual([
    ['searches', '2026-11-24'],
    ['registration', '2028-03-31'],
  ]);
});
