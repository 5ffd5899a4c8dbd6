import { expect, test } from 'vitest';
import { wallTime } from '#contract/local-time';
import { provinceZones, todayIn } from '#contract/placement/province-time';
import { demoFiles, today, wrongOnes } from '../../support/demo-bundles';

/** By hand: what nobody does before having said yes to the file. */
const works: readonly string[] = [
  ...['field_visit', 'skip_trace_basic', 'towing_local', 'towing_heavy', 'storage_day', 'mileage_km'],
  ...['repossession_involuntary', 'repossession_voluntary', 'repossession_equipment', 'impound_recovery'],
];

test('no vendor of the demo is owed for work of a day before it took the file on', () => {
  const wrong = wrongOnes(({ file, assignments, money }) =>
    Object.fromEntries(
      money.fees
        .filter(({ feeType, direction }) => direction === 'payable' && works.includes(String(feeType)))
        .map(({ feeType, companyId, incurredOn }) => {
          const taken = assignments.find((one) => one.companyId === companyId && one.acceptedAt);
          const on = taken && todayIn(file.state ?? 'ON', new Date(String(taken.acceptedAt)));
          return [
            `${feeType} of ${incurredOn}, taken on ${on}`,
            on !== undefined && on <= String(incurredOn),
          ];
        }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a visit is charged where somebody was, for the day on which they first were there', () => {
  const wrong = wrongOnes(({ file, attempts, money }) => {
    const [first] = attempts;
    const day = first && todayIn(file.state ?? 'ON', new Date(String(first.at)));
    return Object.fromEntries(
      money.fees
        .filter(({ feeType }) => feeType === 'field_visit')
        .map(({ incurredOn }) => [`a visit of ${incurredOn}, and there on ${day}`, incurredOn === day]),
    );
  });
  expect(wrong).toEqual([]);
});

test('who was asked to look for somebody of the demo is who traced', () => {
  const wrong = wrongOnes(({ assignments, traces }) => {
    const asked = assignments.filter(
      ({ activityType, acceptedAt }) => activityType === 'skip_trace_vendor' && acceptedAt,
    );
    if (asked.length === 0) return {};
    return Object.fromEntries(
      traces.map(({ companyId }) => [
        `traced by ${companyId}`,
        asked.some((one) => one.companyId === companyId),
      ]),
    );
  });
  expect(wrong).toEqual([]);
  expect(demoFiles.filter(({ traces }) => traces.length > 0).length).toBeGreaterThan(100);
});

test('nobody is called on in the night', () => {
  const wrong = wrongOnes(({ file, attempts }) =>
    Object.fromEntries(
      attempts.map(({ at }) => {
        const hour = wallTime(new Date(String(at)), provinceZones[file.state ?? 'ON']).time / 3_600_000;
        // What is told of the day of loading is told at its first moment.
        const isOfToday = String(at).slice(0, 10) === today;
        return [`tried at ${at}, ${hour.toFixed(1)} there`, (hour >= 7 && hour < 21) || isOfToday];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('nothing is taken at a door behind which others are known to live', () => {
  const wrong = wrongOnes(({ attempts }) => {
    const last = attempts.at(-1);
    return {
      [`${last?.outcome} at ${last?.address}, which was negative before`]: attempts
        .slice(0, -1)
        .every(({ address, outcome }) => outcome !== 'negative' || address !== last?.address),
    };
  });
  expect(wrong).toEqual([]);
});

test('nobody knocks three times within an hour', () => {
  const wrong = wrongOnes(({ attempts }) => ({
    [`tried at ${attempts.map(({ at }) => at).join(', ')}`]: attempts.every(
      ({ at }, index) =>
        Date.parse(String(attempts[index + 2]?.at ?? '9999-12-31')) - Date.parse(String(at)) > 3_600_000,
    ),
  }));
  expect(wrong).toEqual([]);
});

test('a business of the demo neither drives nor is employed', () => {
  const wrong = wrongOnes(({ parties, notes }) => {
    const isBusiness = parties.some(({ relatedPartyType }) => relatedPartyType === 'business_debtor');
    return {
      'has a licence to drive, or an employer': parties.every(
        (one) => !one.isBusiness || (!one.driverLicenceNumber && !one.employer),
      ),
      'its employer was called':
        !isBusiness ||
        !notes.some(({ subject }) => /^(?:Work number|Numéro au travail)$/.test(subject ?? '')),
    };
  });
  expect(wrong).toEqual([]);
});

test('what has no engine has no keys', () => {
  const wrong = wrongOnes(({ file }) => ({
    [`${file.assetType} has keys: ${file.asset?.keysStatus}`]:
      !['trailer', 'office_it_equipment'].includes(String(file.assetType)) || file.asset?.keysStatus == null,
  }));
  expect(wrong).toEqual([]);
});
