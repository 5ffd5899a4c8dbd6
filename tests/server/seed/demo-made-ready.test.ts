import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoCompanies } from '#server/seed/demo-network';
import { wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));

/** The day on which a file came to a status last; `undefined` for one that did not. */
const cameTo = ({ file, history }: Bundle, status: string): string | undefined => {
  const move = history.findLast(({ changes }) =>
    changes?.some(({ field, after }) => field === 'status' && after === status),
  );
  return move && todayIn(file.state ?? 'ON', new Date(String(move.at)));
};

test('a unit of the demo was made ready and entered at the auction once it was looked at for its sale, and before it is in the run list', () => {
  let seen = 0;
  const wrong = wrongOnes((bundle) => {
    const listed = cameTo(bundle, 'listed');
    const looked = cameTo(bundle, 'remarketing_review');
    const daysOf = (feeType: string): string[] =>
      bundle.money.fees.filter((one) => one.feeType === feeType).map(({ incurredOn }) => String(incurredOn));
    const [detailed, entered] = [daysOf('detailing'), daysOf('auction_entry')];
    if (!listed || !looked) return {};
    seen += entered.length;
    return {
      [`looked at ${looked}, detailed ${detailed}, entered ${entered}, listed ${listed}`]: [
        ...detailed,
        ...entered,
      ].every((day) => looked <= day && day <= listed),
      'made ready before it is entered': detailed.every((day) => entered.every((other) => day <= other)),
    };
  });
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(300);
});

/** By hand: who is paid for what is foreseen. */
const doneBy: readonly (readonly [fee: RegExp, activity: string])[] = [
  [/^auction_/, 'auction'],
  [/^skip_/, 'skip_trace_vendor'],
  [/^(?:towing|storage)_/, 'towing_storage'],
  [/^(?:repossession|field_visit|mileage|impound_recovery)/, 'bailiff'],
];

test('what the demo expects to owe is expected by who does such work, where anybody is asked to yet', () => {
  const seen = new Set<string>();
  const wrong = wrongOnes(({ money }) =>
    Object.fromEntries(
      money.projectedFees.flatMap(({ feeType, direction, companyId }) => {
        const activity = companies.get(String(companyId))?.activityType;
        const [, own] = doneBy.find(([fee]) => fee.test(String(feeType))) ?? [];
        if (direction !== 'payable' || !companyId || !own) return [];
        seen.add(own);
        return [[`${feeType} by a ${activity}`, activity === own]];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(2);
});
