import { expect, test } from 'vitest';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

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
