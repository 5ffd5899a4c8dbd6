import { expect, test } from 'vitest';
import { wrongOnes } from '../../support/demo-bundles';

/** By hand: what is charged for a unit that was taken, by how the file says that it was. */
const taking: Readonly<Record<string, string>> = {
  voluntary: 'repossession_voluntary',
  lease_return: 'repossession_voluntary',
  impound: 'impound_recovery',
};
const ofTaking = /^(repossession_|impound_recovery)/;
const heavy = /truck|construction|agricultural|industrial/;
/** What a trade works with is taken at another price than a car. */
const equipment = /construction|agricultural|industrial/;

test('a unit is charged as it was taken, and to who took it', () => {
  const seen = new Set<string>();
  const wrong = wrongOnes(({ file, money }) => {
    const charged = new Set(
      money.fees.map(({ feeType }) => String(feeType)).filter((one) => ofTaking.test(one)),
    );
    const type = String(file.recovery?.recoveryType);
    const usual = equipment.test(String(file.assetType))
      ? 'repossession_equipment'
      : 'repossession_involuntary';
    const expected = taking[type] ?? usual;
    if (!file.recovery?.onHookAt) return { 'nothing was taken': charged.size === 0 || [...charged] };
    seen.add(expected);
    const foreseen = money.projectedFees.filter(({ feeType }) => ofTaking.test(String(feeType)));
    return {
      [`charged as ${expected}`]: (charged.size === 1 && charged.has(expected)) || [...charged],
      'not foreseen any more': foreseen.length === 0 || foreseen.map(({ feeType }) => feeType),
    };
  });
  expect(wrong).toEqual([]);
  expect(seen.size).toBe(4);
});

test('a car is not towed as a lorry is, nor a lorry as a car', () => {
  const wrong = wrongOnes(({ file, money }) => ({
    'towed by its weight': money.fees
      .filter(({ feeType }) => feeType?.startsWith('towing_'))
      .every(({ feeType }) => (feeType === 'towing_heavy') === heavy.test(String(file.assetType))),
  }));
  expect(wrong).toEqual([]);
});
