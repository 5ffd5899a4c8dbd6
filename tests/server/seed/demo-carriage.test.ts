import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import { kmBetween, placeOf } from '#server/geo/place';
import { demoCompanies } from '#server/seed/demo-network';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));
/** By hand: nobody offers a unit there, or has sold it, that still lies in its yard. */
const offered = ['at_auction', 'ready_for_sale', 'listed', 'conditional_bid', 'no_sale', 'sold'];

/** The moment at which a file came to a status first. */
const cameTo = ({ history }: Bundle, statuses: readonly string[]): string | undefined => {
  const move = history.find(({ changes }) =>
    changes?.some(({ field, after }) => field === 'status' && statuses.includes(String(after))),
  );
  return move && String(move.at);
};
const dayOf = ({ file }: Bundle, at: string): string => todayIn(file.state ?? 'ON', new Date(at));
const feesOf = ({ money }: Bundle, kind: string) => money.fees.filter(({ feeType }) => feeType === kind);
const acceptedOf = ({ assignments }: Bundle, kind: string) =>
  assignments.find(({ activityType, acceptedAt }) => activityType === kind && acceptedAt);

/** Kilometres by road from the yard to the auction, a fifth longer than the crow flies. */
function wayOf(bundle: Bundle): number | undefined {
  const yard = placeOf(companies.get(String(bundle.file.storage?.lotCompanyId))?.postalCode);
  const auction = placeOf(companies.get(String(bundle.file.remarketing?.auctionId))?.postalCode);
  return yard && auction && 1.2 * kmBetween(yard, auction);
}

const atAuction = demoFiles.filter((bundle) => cameTo(bundle, offered));

test('a unit of the demo that is offered left its yard before, and its yard is owed for no day after that', () => {
  const wrong = wrongOnes((bundle) => {
    const isOffered = cameTo(bundle, offered);
    if (!isOffered) return {};
    const { inDate, outDate } = bundle.file.storage ?? {};
    const stood = (Date.parse(String(outDate)) - Date.parse(String(inDate))) / 86_400_000;
    return {
      [`in ${inDate}, out ${outDate}, offered ${isOffered}`]:
        outDate != null && outDate <= dayOf(bundle, isOffered),
      'storage after it left': feesOf(bundle, 'storage_day').every(
        ({ quantity, incurredOn }) =>
          Number(quantity) <= Math.max(1, stood) && String(incurredOn) <= String(outDate),
      ),
      'its yard works on it still': bundle.assignments.every(
        ({ activityType, endedAt }) =>
          activityType !== 'towing_storage' || String(endedAt ?? '9999') <= isOffered,
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(atAuction.length).toBeGreaterThan(350);
});

test('a unit of the demo was carried to its auction, by the kilometre and at the least that is charged, on the days on which it moved', () => {
  const by = new Map<string, number>();
  const wrong = wrongOnes((bundle) => {
    const [left, arrived] = [cameTo(bundle, ['transport_to_auction']), cameTo(bundle, ['at_auction'])];
    const km = wayOf(bundle);
    const fees = feesOf(bundle, 'transport_long_haul');
    if (!cameTo(bundle, offered) || km === undefined) return {};
    const carrier = companies.get(String(fees.find(({ direction }) => direction === 'payable')?.companyId));
    const kind = km > 60 ? 'transporter' : 'towing_storage';
    by.set(kind, (by.get(kind) ?? 0) + 1);
    const asked = acceptedOf(bundle, kind);
    return {
      [`charged ${fees.length} times`]:
        fees.map(({ direction }) => direction).join() === 'receivable,payable',
      [`${Math.round(km)} km by ${carrier?.companyName}`]:
        carrier?.activityType === kind && asked?.companyId === carrier._id,
      'said yes after it had left': String(asked?.acceptedAt) <= String(left),
      'not on the days on which it moved':
        left !== undefined &&
        arrived !== undefined &&
        fees.every(
          ({ incurredOn }) =>
            String(incurredOn) >= dayOf(bundle, left) && String(incurredOn) <= dayOf(bundle, arrived),
        ),
      [`${fees.map(({ quantity, amount }) => `${quantity} km ${amount}`)} of ${km}`]: fees.every(
        ({ direction, quantity, amount }) => {
          const [each, least] = direction === 'receivable' ? [1.6, 175] : [1.25, 140];
          const count = Number(quantity);
          return Math.abs(count - km) <= 1 && Math.abs(Number(amount) - Math.max(least, each * count)) < 0.01;
        },
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(by.get('transporter')).toBeGreaterThan(80);
  expect(by.get('towing_storage')).toBeGreaterThan(80);
});

test('nobody writes of the yard of a unit of the demo that has left it', () => {
  const wrong = wrongOnes((bundle) => {
    const left = cameTo(bundle, ['transport_to_auction']);
    return {
      'a note of the yard': bundle.notes.every(
        ({ subject, body, createdAt }) =>
          left === undefined ||
          String(createdAt) < left ||
          !/\bthe yard\b|\bla cour\b/i.test(`${subject} ${body}`),
      ),
    };
  });
  expect(wrong).toEqual([]);
});
