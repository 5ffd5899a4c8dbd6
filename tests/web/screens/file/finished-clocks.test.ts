import { describe, expect, it } from 'vitest';
import { clocksOf } from '../../../../src/web/screens/file/clocks';

type File = Parameters<typeof clocksOf>[0];
const now = Date.parse('2026-11-20T21:00:00Z');
const names = (file: File) => clocksOf(file, now, '2026-11-20').map(({ name }) => name);

const dated: File = {
  priorNotice: { servedDate: '2026-08-01', priorNoticeExpiry: '2026-08-21' },
  notice: { noticeServedDate: '2026-10-20', earliestSaleDate: '2026-12-10' },
  redemption: { quotedUntil: '2026-11-30' },
  personalEffects: { inventoryDate: '2026-10-20', holdUntilDate: '2026-12-20', status: 'stored' },
  storage: { inDate: '2026-10-19', capDate: '2026-12-01' },
  payoffGoodUntil: '2026-11-25',
};

describe('a clock', () => {
  it('runs for what is still to be done', () => {
    expect(names({ ...dated, stage: 'notice_period', status: 'redemption_requested' })).toEqual([
      'payoffGood',
      'redemptionQuote',
      'storageCap',
      'earliestSaleDate',
      'effectsHold',
    ]);
    expect(names({ ...dated, stage: 'intake', status: 'ready_to_assign' })).toContain('priorNoticeExpiry');
  });

  it('stops with what it ran for', () => {
    const at = { ...dated, stage: 'remarketing', status: 'listed' } as const;
    expect(names({ ...at, storage: { ...dated.storage, outDate: '2026-11-01' } })).not.toContain(
      'storageCap',
    );
    expect(names({ ...at, redemption: { ...dated.redemption, amountReceived: '100.00' } })).not.toContain(
      'redemptionQuote',
    );
    for (const status of ['released', 'disposed', 'none'] as const)
      expect(names({ ...at, personalEffects: { ...dated.personalEffects, status } })).not.toContain(
        'effectsHold',
      );
    expect(names({ ...dated, stage: 'settlement', status: 'sold' })).toEqual(['storageCap', 'effectsHold']);
  });

  it('of a sale stops with a unit that went back, also while lawyers look at its file', () => {
    for (const status of ['redeemed', 'reinstated', 'returned_to_client'] as const) {
      const left = ['storageCap', 'effectsHold'];
      expect(names({ ...dated, stage: 'notice_period', status })).toEqual(left);
      expect(names({ ...dated, stage: 'legal', status: 'legal_review', previousStatus: status })).toEqual(
        left,
      );
    }
  });

  it('of a hold stops with the hold', () => {
    const held = { stage: 'skip_trace', status: 'skip_in_progress', holdUntil: '2026-12-01' } as const;
    expect(names({ ...held, hold: true })).toEqual(['holdUntil']);
    expect(names({ ...held, hold: false })).toEqual([]);
  });

  it('never runs on a file that is over', () => {
    expect(names({ ...dated, closed: true, stage: 'close_out', status: 'closed' })).toEqual([]);
    expect(names({ ...dated, stage: 'close_out', status: 'archived' })).toEqual([]);
  });

  it('that the law set is shown once, and no hold pauses it', () => {
    const served = {
      stage: 'notice_period',
      status: 'notice_sent',
      notice: dated.notice,
      statusDue: '2026-12-11T04:59:59Z',
      statusSince: '2026-10-20T12:00:00Z',
    } as const;
    expect(names(served)).toEqual(['earliestSaleDate']);
    const filed = { stage: 'legal', status: 'court_filed', statusDue: '2026-12-11T04:59:59Z' } as const;
    const [clock] = clocksOf({ ...filed, hold: true, heldSince: '2026-11-01T12:00:00Z' }, now, '2026-11-20');
    expect([clock?.name, clock?.state]).toEqual(['statusDue', 'running']);
  });
});
