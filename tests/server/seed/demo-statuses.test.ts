import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, today, wrongOnes } from '../../support/demo-bundles';

/** What a status says is there, of a file that stands in it or left it for its closing. */
const there: Readonly<Record<string, (bundle: Bundle) => boolean>> = {
  skip_lead_found: ({ traces }) => traces.some(({ phones = [] }) => (phones ?? []).length > 0),
  skip_located: ({ traces, parties }) =>
    traces.some(({ addresses }) => addresses?.some(({ verified }) => verified)) ||
    parties.some(({ addresses }) => addresses?.some(({ status }) => status === 'verified')),
  asset_sighted: ({ attempts }) =>
    attempts.some(({ outcome, latitude }) => outcome === 'sighted' && latitude),
  reserve_pending: ({ file }) => file.remarketing?.reserveStatus === 'proposed',
  recon_review: ({ repairs }) => repairs.some(({ estimateAmount }) => estimateAmount),
  in_reconditioning: ({ repairs }) => repairs.some(({ approvedAmount }) => approvedAmount),
  ownership_transfer: ({ file }) => file.checks?.lienDischargedOrWaived != null,
  skip_exhausted: ({ traces }) => traces.some(({ completedAt, source }) => completedAt && source),
};

test('whoever stands in a status has what it says is there', () => {
  const wrong = wrongOnes((bundle) => {
    const { status, previousStatus } = bundle.file;
    return Object.fromEntries(
      [status, previousStatus].flatMap((name) => {
        const is = there[name ?? ''];
        return name && is ? [[`has what ${name} says`, is(bundle)]] : [];
      }),
    );
  });
  expect(wrong).toEqual([]);
  const seen = new Set(demoFiles.flatMap(({ file }) => [file.status, file.previousStatus]));
  expect(Object.keys(there).filter((name) => !seen.has(name as never))).toEqual([]);
});

/** By hand: where a day that the law set is waited for, and with which day of the file it ends. */
const lawEnds: Readonly<Record<string, (file: Bundle['file']) => string | null | undefined>> = {
  prior_notice_running: ({ priorNotice }) => priorNotice?.priorNoticeExpiry,
  notice_sent: ({ notice }) => notice?.earliestSaleDate,
};

test('each open file says by when it should have moved, and where the law set that day it is the day, and not long past', () => {
  let ended = 0;
  const wrong = wrongOnes(({ file }) => {
    if (file.closed) return {};
    const end = lawEnds[String(file.status)]?.(file);
    const isOfLaw = String(file.status) in lawEnds;
    if (isOfLaw) ended += 1;
    const due = file.statusDue ? todayIn(file.state ?? 'ON', new Date(file.statusDue)) : null;
    const long = new Date(Date.parse(today) - 14 * 86_400_000).toISOString().slice(0, 10);
    return {
      'by when': due !== null,
      'the day of the law': !isOfLaw || (end != null && due === end) || [due, end],
      'moved on since': !isOfLaw || end == null || end >= long || end,
    };
  });
  expect(wrong).toEqual([]);
  expect(ended).toBeGreaterThan(40);
});
