import { describe, expect, it } from 'vitest';
import { clocksOf } from '#contract/clocks/clocks-of';
import type { ClockFacts } from '#contract/clocks/clock-facts';
import { openClocks } from '#contract/clocks/clocks-of';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import type { ValueOf } from '#contract/vocabularies/index';
import { factsWith, service } from './facts';

const clocks = (facts: Partial<ClockFacts>) =>
  clocksOf(
    factsWith({ services: [service({ noticeKind: 'retention', servedDate: '2026-03-02' })], ...facts }),
    enforcementRules,
  );
const retention = (facts: Partial<ClockFacts> = {}) => clocks(facts).find(({ name }) => name === 'retention');

/** Served on Monday 2 March 2026, reckoned on a wall calendar: fifteen days from its receipt, to the Monday where they end on a weekend. */
const byMethod: readonly (readonly [ValueOf<'noticeMethod'>, last: string, why: string])[] = [
  ['personal', '2026-03-17', 'a Tuesday'],
  ['courier', '2026-03-18', 'received on the 3rd'],
  ['email', '2026-03-18', 'received on the 3rd'],
  ['substituted', '2026-03-20', 'received on the 5th'],
  ['registered_mail', '2026-03-27', 'received on the 12th'],
];

describe('the last day to object to a proposal to keep the asset', () => {
  it.each(byMethod)('by %s on 2 March is %s: %s', (method, last) => {
    const services = [
      service({ noticeKind: 'retention', method, servedDate: '2026-03-02', emailConsent: true }),
    ];
    expect(retention({ state: 'NB', services })?.due).toBe(last);
  });

  it('is the next business day where the fifteenth is a Saturday, and a holiday after it', () => {
    const on = (servedDate: string) =>
      retention({ state: 'NB', services: [service({ noticeKind: 'retention', servedDate })] })?.due;
    expect([on('2026-03-05'), on('2026-03-06'), on('2026-03-19')]).toEqual([
      '2026-03-20',
      '2026-03-23',
      // Good Friday, a weekend, and Easter Monday, on which a term is not known to end there.
      '2026-04-07',
    ]);
  });

  it('is read in New Brunswick’s act, and is for counsel to confirm everywhere else but in Québec, which has no such proposal', () => {
    const sure = (state: ClockFacts['state']) =>
      retention({ state })?.steps.find(({ what }) => what === 'days')?.rule?.confidence;
    expect(sure('NB')).toBe('V');
    for (const state of ['ON', 'BC', 'AB', 'SK', 'MB', 'NS', 'PE', 'NL', 'NT', 'NU', 'YT'] as const)
      expect(sure(state), state).toBe('U');
    expect(retention({ state: 'QC' })).toBeUndefined();
  });

  it('comes from the last who must be served, and waits for who was not', () => {
    const parties = [
      { _id: 'debtor', relatedPartyType: 'primary_debtor' },
      { _id: 'surety', relatedPartyType: 'guarantor' },
    ] as const;
    expect(retention({ state: 'NB', parties })).toMatchObject({
      due: null,
      wants: [{ what: 'service', partyId: 'surety' }],
    });
    const services = ['debtor', 'surety'].map((relatedPartyId, index) =>
      service({ noticeKind: 'retention', relatedPartyId, servedDate: `2026-03-0${index + 2}` }),
    );
    expect(retention({ state: 'NB', parties, services })?.due).toBe('2026-03-18');
  });

  it('is the nearest time of a file while it runs, and starts no time of a sale', () => {
    const running = clocks({ state: 'NB' });
    expect(openClocks(running, 'secured', '2026-03-17')[0]?.name).toBe('retention');
    expect(openClocks(running, 'secured', '2026-03-18')[0]).toBeUndefined();
    expect(running.find(({ name }) => name === 'disposition')).toMatchObject({
      due: null,
      wants: [{ what: 'service', partyId: 'debtor' }],
    });
  });
});
