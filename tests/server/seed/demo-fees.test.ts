import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
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

test('what was done is charged on the day on which the file says that it was done', () => {
  const wrong = wrongOnes(({ file, money }) => {
    const daysOf = (types: RegExp): string[] =>
      money.fees
        .filter(({ feeType }) => types.test(String(feeType)))
        .map(({ incurredOn }) => String(incurredOn));
    const { onHookAt } = file.recovery ?? {};
    if (!onHookAt) return {};
    const taken = todayIn(file.state ?? 'ON', new Date(onHookAt));
    return {
      'taken and towed': daysOf(/^(repossession_|impound_recovery|mileage|towing|winching)/).every(
        (day) => day === taken,
      ),
      'visited before': daysOf(/^field_visit/).every((day) => day <= taken),
      sold: daysOf(/^auction_sell_fee/).every((day) => day === file.remarketing?.saleDate),
    };
  });
  expect(wrong).toEqual([]);
});
