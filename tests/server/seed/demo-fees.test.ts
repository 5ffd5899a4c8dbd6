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

test('what a pound asked is charged at its cost, and owed to who paid it', () => {
  let owed = 0;
  const wrong = wrongOnes(({ file, money }) => {
    const paid = money.fees.filter(({ feeType }) => feeType === 'impound_charges');
    const isFetched = file.recovery?.recoveryType === 'impound' && file.recovery.onHookAt != null;
    owed += paid.filter(({ direction }) => direction === 'payable').length;
    return {
      'asked once of the client':
        paid.filter(({ direction }) => direction === 'receivable').length === (isFetched ? 1 : 0),
      'at its cost': paid.every(
        ({ amount, unit, companyFeeId }) =>
          amount === file.storage?.releaseCost && unit === 'cost' && companyFeeId === undefined,
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(owed).toBeGreaterThan(10);
});

test('each run that ended without a sale is charged, after the unit was entered and before it was sold', () => {
  let runs = 0;
  const wrong = wrongOnes(({ file, money }) => {
    const unsold = money.fees.filter(
      ({ feeType, direction }) => feeType === 'auction_no_sale' && direction === 'receivable',
    );
    const count = file.remarketing?.noSaleCount ?? 0;
    runs += count;
    const days = unsold.map(({ incurredOn }) => String(incurredOn)).sort();
    const [entry] = money.fees.filter(({ feeType }) => feeType === 'auction_entry');
    return {
      'one for each': unsold.length === count || [unsold.length, count],
      'after its entry': days.every((day) => entry !== undefined && day >= String(entry.incurredOn)) || days,
      'before its sale':
        file.remarketing?.salePrice === undefined ||
        days.every((day) => day <= String(file.remarketing?.saleDate)) ||
        days,
    };
  });
  expect(wrong).toEqual([]);
  expect(runs).toBeGreaterThan(40);
});

test('who comes for a redeemed unit pays at the gate, on that day', () => {
  let redeemed = 0;
  const wrong = wrongOnes(({ file, money }) => {
    const gate = money.fees.filter(({ feeType }) => feeType === 'lot_gate_fee');
    const { redeemedDate } = file.redemption ?? {};
    redeemed += redeemedDate ? 1 : 0;
    return {
      'paid once, then': redeemedDate
        ? gate.length === 1 && gate[0]?.incurredOn === redeemedDate && gate[0].direction === 'receivable'
        : gate.length === 0,
    };
  });
  expect(wrong).toEqual([]);
  expect(redeemed).toBeGreaterThan(20);
});
