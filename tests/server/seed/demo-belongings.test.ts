import { expect, test } from 'vitest';
import { wrongOnes } from '../../support/demo-bundles';

const ofHomes =
  /child seat|stroller|hockey|school|shopping|garage door|siège pour enfant|poussette|école|épicerie|ouvre-porte/i;
const cabins = ['automobile', 'heavy_truck', 'recreational_vehicle'];

test('what lay in a unit of the demo is what such a unit holds', () => {
  let looked = 0;
  const wrong = wrongOnes(({ file }) => {
    const { items, itemCount } = file.personalEffects ?? {};
    if (!items) return {};
    looked += 1;
    return {
      'as many as are listed': itemCount === items.length,
      [`in a ${file.assetType}: ${items.join(', ')}`]:
        cabins.includes(String(file.assetType)) || !items.some((one) => ofHomes.test(one)),
    };
  });
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(200);
});

test('a unit of the demo that is sold or given back holds nothing of its debtor’s any more', () => {
  const wrong = wrongOnes(({ file }) => ({
    [`${file.personalEffects?.status} to ${file.personalEffects?.releasedTo}`]:
      !file.storage?.outDate ||
      !file.personalEffects?.hasEffects ||
      (file.personalEffects.status === 'released' && file.personalEffects.releasedTo === file.debtorName),
  }));
  expect(wrong).toEqual([]);
});

/** By hand: what somebody carries at home, for a child, or for leisure. */
const ofPrivateLife =
  /seat|stroller|hockey|school|shopping|garage door|house keys|gym|siège|poussette|école|épicerie|ouvre-porte|maison|sac de sport/i;

test('what lay in the unit of a business is what its people carry at work', () => {
  let looked = 0;
  const wrong = wrongOnes(({ file }) => {
    const { items } = file.personalEffects ?? {};
    if (!items || file.debtorType !== 'business') return {};
    looked += 1;
    return {
      [`in a ${file.assetType} of a business: ${items.join(', ')}`]: !items.some((one) =>
        ofPrivateLife.test(one),
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(15);
});
