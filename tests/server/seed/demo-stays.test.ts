import { expect, test } from 'vitest';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

/** When a file came to a stay; `undefined` for one that did not. */
const stayedAt = ({ history }: Bundle): string | undefined => {
  const move = history.find(({ changes }) => changes?.some(({ after }) => after === 'insolvency_stay'));
  return move && String(move.at);
};

test('a file of the demo that an insolvency stays is held for that since then, and has its trustee', () => {
  let stayed = 0;
  const wrong = wrongOnes((bundle) => {
    const { file, parties } = bundle;
    if (file.status !== 'insolvency_stay') return {};
    stayed += 1;
    const trustee = parties.find(({ relatedPartyType }) => relatedPartyType === 'insolvency_trustee');
    return {
      'held for it': file.hold === true && file.active === false && file.holdReason === 'insolvency',
      'by the law': file.holdSource === 'legal',
      [`stayed since ${stayedAt(bundle)}, held since ${file.heldSince}`]: file.heldSince === stayedAt(bundle),
      'looked at again': file.holdUntil != null,
      'an estate and its trustee': file.estateNumber != null && /demo/i.test(String(trustee?.businessName)),
    };
  });
  expect(wrong).toEqual([]);
  expect(stayed).toBeGreaterThan(2);
});

test('only a file that is insolvent is held for insolvency', () => {
  const wrong = wrongOnes(({ file }) => ({
    'held for it': file.holdReason !== 'insolvency' || file.insolvencyStatus === 'bankruptcy',
  }));
  expect(wrong).toEqual([]);
});

test('a file of the demo that a trustee kept the unit of was held from the stay to its closing', () => {
  const over = demoFiles.filter((bundle) => stayedAt(bundle) && bundle.file.status !== 'insolvency_stay');
  expect(over.length).toBeGreaterThan(3);
  const wrong = wrongOnes((bundle) => {
    const { file, history } = bundle;
    const stay = stayedAt(bundle);
    if (!stay || file.status === 'insolvency_stay') return {};
    const set = history.find(({ type }) => type === 'hold_set');
    const end = history.find(({ type }) => type === 'hold_released');
    return {
      'closed for it': file.closingReason === 'insolvency_asset_with_trustee',
      'bankrupt, with an estate': file.insolvencyStatus === 'bankruptcy' && file.estateNumber != null,
      'held since then': set?.at === stay,
      'and released by its closing': String(end?.at) > stay && String(end?.at) <= String(file.closedDate),
    };
  });
  expect(wrong).toEqual([]);
});
