import { expect, test } from 'vitest';
import { todayIn } from '#contract/placement/province-time';
import type { Recorded } from '#contract/resources/index';
import type { Bundle } from '#server/seed/demo-bundle';
import { demoCompanies } from '#server/seed/demo-network';
import { demoPeople } from '#server/seed/demo-network';
import { seedId } from '#server/seed/seed-id';
import { wrongOnes } from '../../support/demo-bundles';

const companies = new Map((demoCompanies as Recorded<'company'>[]).map((one) => [one._id, one]));

const movesOf = ({ history }: Bundle): { readonly status: string; readonly at: string }[] =>
  history.flatMap(({ at, changes }) =>
    (changes ?? [])
      .filter(({ field }) => field === 'status')
      .map(({ after }) => ({ status: String(after), at: String(at) })),
  );
const statusAt = (bundle: Bundle, at: string): string =>
  movesOf(bundle).findLast((one) => one.at <= at)?.status ?? 'new_assignment';
const dayOf = ({ file }: Bundle, at: string): string => todayIn(file.state ?? 'ON', new Date(at));

test('whom a tracer found was looked for where they were found, once somebody was sent there', () => {
  const wrong = wrongOnes((bundle) => {
    const home = bundle.parties[0]?.addresses?.[0];
    const wentOn = movesOf(bundle).some(({ status }) => status === 'vendor_assigned');
    return Object.fromEntries(
      bundle.traces.flatMap(({ addresses }) =>
        (addresses ?? []).flatMap(({ line1, city }) => [
          [`found at ${line1}, ${city}, looked for at ${home?.line1}`, !wentOn || line1 === home?.line1],
          [`${line1} in Québec`, bundle.file.state !== 'QC' || !/\b(?:Rd|Dr|Ave|Cres|St)$/.test(line1)],
        ]),
      ),
    );
  });
  expect(wrong).toEqual([]);
});

test('a door that somebody opened is no bad address, and a line that took a message is in service', () => {
  const met = ['contact', 'secured', 'refused', 'sighted', 'inaccessible'];
  const wrong = wrongOnes(({ parties, attempts, notes }) => {
    const [debtor] = parties;
    const called = notes.some(
      ({ contact, channel }) => channel === 'phone' && contact?.relatedPartyId === debtor?._id,
    );
    return Object.fromEntries([
      ...(debtor?.addresses ?? []).map(({ line1, status }) => [
        `${line1} is ${status}`,
        status !== 'bad' ||
          !attempts.some(
            ({ address, outcome }) => address?.startsWith(line1) && met.includes(String(outcome)),
          ),
      ]),
      ['called out of service', !called || debtor?.phoneNumbers?.[0]?.isValid !== false],
    ]);
  });
  expect(wrong).toEqual([]);
});

test('the phone stands at one door at one place, and where a unit was secured it went on the hook', () => {
  const metres = (one: { latitude?: number | null; longitude?: number | null }, other: typeof one): number =>
    111_000 *
    Math.hypot(
      Number(one.latitude) - Number(other.latitude),
      Number(one.longitude) - Number(other.longitude),
    );
  const wrong = wrongOnes(({ file, attempts }) => {
    const secured = attempts.find(({ outcome }) => outcome === 'secured');
    return {
      ...Object.fromEntries(
        attempts.map((one) => {
          const first = attempts.find(({ address }) => address === one.address) ?? one;
          return [`${one.address} is at two places`, first.latitude == null || metres(first, one) < 120];
        }),
      ),
      'hooked elsewhere':
        !secured ||
        file.recovery?.recoveryType === 'impound' ||
        secured.latitude == null ||
        metres(secured, file.recovery ?? {}) < 120,
    };
  });
  expect(wrong).toEqual([]);
});

test('nobody tries in two towns on one day', () => {
  const wrong = wrongOnes((bundle) => {
    const towns = new Map<string, Set<string>>();
    for (const { at, address } of bundle.attempts) {
      const day = dayOf(bundle, String(at));
      towns.set(day, (towns.get(day) ?? new Set()).add(String(address).split(', ').at(-2) ?? ''));
    }
    return { 'two towns': [...towns.values()].every(({ size }) => size === 1) };
  });
  expect(wrong).toEqual([]);
});

test('what does not drive is neither seen leaving nor kept in a garage, and has no keys', () => {
  const drives = ['automobile', 'motorcycle', 'powersports', 'heavy_truck'];
  const keyed = [
    ...drives,
    'marine',
    'construction_equipment',
    'agricultural_equipment',
    'industrial_equipment',
  ];
  const wrong = wrongOnes(({ file, attempts, notes, money }) => {
    const said = [...attempts.map(({ note }) => note), ...notes.map(({ body }) => body)].join(' ');
    const { assetType, asset } = file;
    const isBolted = ['Press', 'Lathe', 'Baler'].includes(String(asset?.eqCategory));
    return {
      'moves by itself':
        drives.includes(String(assetType)) ||
        !/leaving|leaves before|underground|au départ|part avant|souterrain|odomet|odomètre|keys tagged|clés étiquetées|tires|pneus/i.test(
          said,
        ),
      'a key is to be cut':
        asset?.keysStatus === 'none' || !money.projectedFees.some(({ feeType }) => feeType === 'key_cut'),
      'has keys': (keyed.includes(String(assetType)) && !isBolted) || asset?.keysStatus == null,
    };
  });
  expect(wrong).toEqual([]);
});

test('a reserve is approved on the day on which the file goes on from waiting for it, and papers go to the buyer after the money', () => {
  const wrong = wrongOnes((bundle) => {
    const moves = movesOf(bundle);
    const asked = moves.findIndex(({ status }) => status === 'reserve_pending');
    const next = moves[asked + 1];
    const { status, checks, remarketing } = bundle.file;
    const titles: Readonly<Record<string, string>> = {
      sold: 'not_started',
      proceeds_received: 'requested',
      ownership_transfer: 'received',
    };
    const expected = titles[String(status)];
    return {
      [`approved on ${checks?.reserveApproved}, and ${next?.status} at ${next?.at}`]:
        asked < 0 || !next
          ? checks?.reserveApproved == null
          : checks?.reserveApproved === dayOf(bundle, next.at),
      [`titles ${remarketing?.ownershipStatus}`]: !expected || remarketing?.ownershipStatus === expected,
    };
  });
  expect(wrong).toEqual([]);
});

test('nothing is asked for or instructed on a file after it was put on hold', () => {
  const wrong = wrongOnes((bundle) => {
    const { heldSince, hold, holdReason } = bundle.file;
    if (!hold || holdReason === 'insolvency') return {};
    return {
      'went on': movesOf(bundle).every(({ at }) => at <= String(heldSince)),
      'was written on': bundle.notes.every(({ createdAt }) => String(createdAt) <= String(heldSince)),
    };
  });
  expect(wrong).toEqual([]);
});

test('where a debtor and a client have agreed on something, nobody writes of attempts or that nothing is agreed', () => {
  const agreed = ['surrender_arranged', 'surrender_scheduled', 'payment_arrangement', 'bailee_undertaking'];
  const wrong = wrongOnes((bundle) =>
    Object.fromEntries(
      bundle.notes
        .filter(({ createdAt }) => agreed.includes(statusAt(bundle, String(createdAt))))
        .map(({ body }) => [
          String(body),
          !/attempt|tentative|No arrangement|Aucune entente|two weeks|deux semaines|no answer|sans réponse/i.test(
            String(body),
          ),
        ]),
    ),
  );
  expect(wrong).toEqual([]);
});

test('no vendor is written to before being asked, and who only reads writes nothing', () => {
  const auditors = demoPeople
    .filter(({ role }) => role === 'lender_auditor')
    .map(({ email }) => seedId('user', email));
  const wrong = wrongOnes(({ notes, assignments }) => {
    const asked = new Map(assignments.map(({ companyId, assignedAt }) => [companyId, String(assignedAt)]));
    return {
      'written to before': notes.every(({ recipients, createdAt }) =>
        (recipients ?? []).every(
          ({ companyId }) => (asked.get(String(companyId)) ?? '') <= String(createdAt),
        ),
      ),
      'by an auditor': notes.every(({ senderId }) => !auditors.includes(String(senderId))),
    };
  });
  expect(wrong).toEqual([]);
});

test('the same words are not written again within the week that they speak of', () => {
  const wrong = wrongOnes(({ notes }) => {
    const last = new Map<string, number>();
    return Object.fromEntries(
      notes.map(({ body, createdAt }) => {
        const at = Date.parse(String(createdAt));
        const days = (at - (last.get(String(body)) ?? 0)) / 86_400_000;
        last.set(String(body), at);
        return [`${body} after ${days.toFixed(1)} days`, days >= 5];
      }),
    );
  });
  expect(wrong).toEqual([]);
});

test('a yard of the demo takes what the price list says, and fetched the unit itself', () => {
  const wrong = wrongOnes(({ file, money }) => {
    const billed = money.fees.find(
      ({ feeType, direction }) => feeType === 'storage_day' && direction === 'receivable',
    );
    const lot = companies.get(String(file.storage?.lotCompanyId));
    const free = companies.get(String(file.clientId))?.code === 'LNA' ? 5 : 3;
    return {
      [`${file.storage?.dailyRate} a day, ${file.storage?.freeDays} free, ${billed?.unitAmount} billed`]:
        !billed || (file.storage?.dailyRate === billed.unitAmount && file.storage?.freeDays === free),
      [`towed by ${file.recovery?.towedBy}`]:
        !file.recovery?.onHookAt || file.recovery.towedBy === lot?.companyName,
    };
  });
  expect(wrong).toEqual([]);
});

test('a trace is charged on the day on which it ended, and no business lives in a residence', () => {
  const wrong = wrongOnes((bundle) => {
    const [trace] = bundle.traces;
    const charged = bundle.money.fees.find(({ feeType }) => feeType === 'skip_trace_basic');
    const ended = trace?.completedAt ? dayOf(bundle, trace.completedAt) : undefined;
    return {
      [`traced until ${ended}, charged on ${charged?.incurredOn}`]:
        !charged || !ended || charged.incurredOn === ended,
      'lives in a residence': bundle.parties.every(
        ({ isBusiness, addresses }) => !isBusiness || !addresses?.some(({ type }) => type === 'residence'),
      ),
    };
  });
  expect(wrong).toEqual([]);
});
