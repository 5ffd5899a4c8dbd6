import { expect, test } from 'vitest';
import { wrongOnes } from '../../support/demo-bundles';

test('who speaks for a business of the demo lives near it', () => {
  let met = 0;
  const wrong = wrongOnes(({ parties }) => {
    const door = parties.find(({ relatedPartyType }) => relatedPartyType === 'business_debtor')
      ?.addresses?.[0];
    const contacts = parties.filter(({ relatedPartyType }) => relatedPartyType === 'business_contact');
    return Object.fromEntries(
      contacts.map(({ addresses }) => {
        const home = addresses?.[0];
        met += 1;
        return [
          `lives in ${home?.city}, ${home?.state}, of a business in ${door?.city}, ${door?.state}`,
          home?.state === door?.state && home?.city === door?.city,
        ];
      }),
    );
  });
  expect(wrong).toEqual([]);
  expect(met).toBeGreaterThan(150);
});
