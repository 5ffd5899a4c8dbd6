import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

const dayOf = ({ state }: Bundle['file'], at: string): string => todayIn(state ?? 'ON', new Date(at));

/** The day on which a file came to a status; `undefined` where it did not. */
const cameTo = ({ file, history }: Bundle, status: string): string | undefined =>
  history
    .filter(({ changes }) => changes?.some(({ field, after }) => field === 'status' && after === status))
    .map(({ at }) => dayOf(file, String(at)))
    .sort()[0];

test('whoever signed a contract of the demo was of age on that day', () => {
  const wrong = wrongOnes(({ file, parties }) =>
    Object.fromEntries(
      parties
        .filter(({ dateOfBirth }) => dateOfBirth)
        .map(({ dateOfBirth }) => {
          const come18 = `${Number(dateOfBirth?.slice(0, 4)) + 18}${dateOfBirth?.slice(4)}`;
          return [
            `born on ${dateOfBirth}, signed on ${file.contractDate}`,
            come18 <= String(file.contractDate),
          ];
        }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('no door of a debtor whom nobody found is known to be good', () => {
  let unfound = 0;
  const wrong = wrongOnes(({ file, parties: [debtor], attempts }) => {
    const isSeen = attempts.some(({ outcome }) => outcome === 'sighted' || outcome === 'contact');
    if (file.closingReason !== 'unable_to_locate' || isSeen) return {};
    unfound += 1;
    return Object.fromEntries(
      (debtor?.addresses ?? []).map(({ line1, status }) => [`${line1} is ${status}`, status === 'bad']),
    );
  });
  expect(wrong).toEqual([]);
  expect(unfound).toBeGreaterThan(100);
});

test('the prior notice of Québec is brought on a later day than that on which its file was placed', () => {
  const wrong = wrongOnes(({ file }) => {
    const served = file.priorNotice?.servedDate;
    if (file.state !== 'QC' || !served) return {};
    const placed = dayOf(file, String(file.assignmentDate));
    return { [`placed on ${placed}, served on ${served}`]: served > placed };
  });
  expect(wrong).toEqual([]);
});

test('a unit of the demo is made ready and entered at its auction before it is sold', () => {
  const wrong = wrongOnes((bundle) => {
    const sold = cameTo(bundle, 'sold');
    const review = cameTo(bundle, 'remarketing_review');
    return Object.fromEntries(
      bundle.money.fees
        .filter(({ feeType }) => feeType === 'auction_entry' || feeType === 'detailing')
        .map(({ feeType, incurredOn }) => [
          `${feeType} on ${incurredOn}, from ${review} to ${sold}`,
          (!sold || String(incurredOn) <= sold) && (!review || String(incurredOn) >= review),
        ]),
    );
  });
  expect(wrong).toEqual([]);
});

test('nobody of the demo bids or asks by the cent, and nothing that costs nothing is charged', () => {
  const wrong = wrongOnes(({ file: { remarketing }, money }) => ({
    ...Object.fromEntries(
      [remarketing?.salePrice, remarketing?.lastBid, remarketing?.reservePrice, remarketing?.floorPrice]
        .filter((price) => price != null)
        .map((price) => [`a price of ${price}`, Number(price) % 50 === 0]),
    ),
    ...Object.fromEntries(
      money.fees.map(({ feeType, amount }) => [`${feeType} of ${amount}`, Number(amount) > 0]),
    ),
  }));
  expect(wrong).toEqual([]);
});

test('nobody of the demo rings up, or is rung up from, a line that a note of the file says is dead', () => {
  let dead = 0;
  const wrong = wrongOnes(({ notes, parties, traces }) => {
    const isDead = notes.some(({ body }) => /no longer in service|plus en service/.test(String(body)));
    if (!isDead) return {};
    dead += 1;
    const [debtor] = parties;
    const isDeadLine = (line: unknown): boolean =>
      debtor?.phoneNumbers?.at(-1)?.isValid === false && debtor.phoneNumbers.at(-1)?.number === line;
    const rang = notes.filter(
      ({ contact }) => contact?.relatedPartyId === debtor?._id && contact?.outcome !== 'spoke_third_party',
    );
    return {
      ...Object.fromEntries(rang.map(({ body }) => [String(body), false])),
      'no line of the debtor is known as dead':
        debtor?.phoneNumbers?.some(({ number }) => isDeadLine(number)) === true,
      'the tracer found the dead line': traces.every(({ phones }) =>
        (phones ?? []).every(({ number }) => !isDeadLine(number)),
      ),
    };
  });
  expect(wrong).toEqual([]);
  expect(dead).toBeGreaterThan(100);
});

/** By hand: who is found in the town of the debtor, whether or not they moved within it. */
const ofTheTown = ['co_debtor', 'landlord', 'employer', 'business_contact'];

test('who signed with a debtor of the demo, lets them their home or employs them is of their town', () => {
  const wrong = wrongOnes(({ parties }) => {
    const [debtor] = parties;
    return Object.fromEntries(
      parties
        .filter(({ relatedPartyType }) => ofTheTown.includes(String(relatedPartyType)))
        .map(({ relatedPartyType, addresses }) => [
          `${relatedPartyType} in ${addresses?.[0]?.city} of a debtor in ${debtor?.addresses?.[0]?.city}`,
          addresses?.[0]?.city === debtor?.addresses?.[0]?.city,
        ]),
    );
  });
  expect(wrong).toEqual([]);
});

test('half of those who signed with a person live behind the same door', () => {
  const signed = demoFiles.flatMap(({ parties: [debtor, ...others] }) =>
    debtor?.isBusiness
      ? []
      : others
          .filter(({ relatedPartyType }) => relatedPartyType === 'co_debtor')
          .map(({ addresses }) => addresses?.[0]?.line1 === debtor?.addresses?.[0]?.line1),
  );
  expect(signed.length).toBeGreaterThan(200);
  expect(signed.filter(Boolean).length / signed.length).toBeGreaterThan(0.45);
});
