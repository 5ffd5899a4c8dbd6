import { expect, test } from 'vitest';
import type { Bundle } from '#server/seed/demo-bundle';
import { companyAt } from '#server/seed/demo-desks';
import { demoFiles, wrongOnes } from '../../support/demo-bundles';

/** When a file first came to one of these statuses; `undefined` where it did not. */
const cameTo = ({ history }: Bundle, ...statuses: readonly string[]): string | undefined =>
  history
    .filter(({ changes }) =>
      changes?.some(({ field, after }) => field === 'status' && statuses.includes(String(after))),
    )
    .map(({ at }) => String(at))
    .sort()[0];

test('who was found by a tracer of the demo is sent for within ten days', () => {
  let sent = 0;
  const wrong = wrongOnes((bundle) => {
    const [lead, asked] = [cameTo(bundle, 'skip_lead_found'), cameTo(bundle, 'vendor_assigned')];
    if (!lead || !asked) return {};
    sent += 1;
    const days = (Date.parse(asked) - Date.parse(lead)) / 86_400_000;
    return { [`sent for ${days.toFixed(1)} days after the lead`]: days >= 0 && days <= 10 };
  });
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(400);
});

/** By hand: what is written only from one moment on, or only until one. */
const from: readonly (readonly [RegExp, readonly string[]])[] = [
  [/said that the notice says so|avons dit que l’avis l’indique/, ['notice_sent']],
];
const until: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /locked in the yard|sous clé à la cour|days in the yard|jours à la cour|where the unit stands|où se trouve l’unité/,
    ['redeemed', 'reinstated', 'returned_to_client', 'sold'],
  ],
  [/Credit header and directory|En-tête de crédit/, ['skip_lead_found', 'skip_located', 'skip_exhausted']],
  [/We trace the debtor|Nous dépistons/, ['skip_lead_found', 'skip_located', 'skip_exhausted']],
];

test('a note of the demo says what was so when it was written', () => {
  const wrong = wrongOnes((bundle) =>
    Object.fromEntries(
      bundle.notes.flatMap(({ body, createdAt }) => {
        const at = String(createdAt);
        const is = ([text]: (typeof from)[number]): boolean => text.test(String(body));
        const early = from.filter(is).some(([, statuses]) => at < (cameTo(bundle, ...statuses) ?? '9999'));
        const late = until.filter(is).some(([, statuses]) => at > (cameTo(bundle, ...statuses) ?? '9999'));
        return [[`${at}: ${String(body)}`, !early && !late] as const];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('no tow of the demo is foreseen that was made, and what lies in a yard is foreseen to be owed to it', () => {
  const wrong = wrongOnes(({ file, money }) =>
    Object.fromEntries(
      money.projectedFees
        .filter(({ feeType }) => /^towing|^storage/.test(String(feeType)))
        .map(({ feeType, direction, companyId }) => [
          `${feeType} of ${companyAt(companyId)?.companyName}`,
          (feeType === 'storage_day' || !file.recovery?.securedDate) &&
            (direction === 'receivable' || companyAt(companyId)?.activityType === 'towing_storage'),
        ]),
    ),
  );
  expect(wrong).toEqual([]);
  const foreseen = demoFiles.flatMap(({ money }) => money.projectedFees);
  expect(foreseen.filter(({ feeType }) => feeType === 'storage_day').length).toBeGreaterThan(20);
});

test('nobody of the demo writes the same of two tries that follow each other, or sees a unit again and again', () => {
  const wrong = wrongOnes(({ attempts }) => ({
    ...Object.fromEntries(
      attempts.map(({ note }, index) => [
        `again: ${note}`,
        index === 0 || note !== attempts[index - 1]?.note,
      ]),
    ),
    'seen more than twice': attempts.filter(({ outcome }) => outcome === 'sighted').length <= 2,
  }));
  expect(wrong).toEqual([]);
});

test('no file of the demo is traced for months, and none waits for weeks to be closed', () => {
  const daysBetween = (from: string | undefined, to: string | undefined): number =>
    from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : 0;
  const wrong = wrongOnes((bundle) => {
    const traced = daysBetween(cameTo(bundle, 'skip_in_progress'), cameTo(bundle, 'skip_lead_found'));
    const closing = daysBetween(
      cameTo(bundle, 'close_requested', 'close_checklist'),
      cameTo(bundle, 'closed'),
    );
    return {
      [`traced for ${traced.toFixed(0)} days`]: traced <= 75,
      [`closed ${closing.toFixed(0)} days after that was asked for`]: closing <= 12,
    };
  });
  expect(wrong).toEqual([]);
});

test('a file of the demo whose sources were all asked is not left lying before it is closed', () => {
  let over = 0;
  const wrong = wrongOnes((bundle) => {
    if (bundle.file.previousStatus !== 'skip_exhausted') return {};
    const ended = cameTo(bundle, 'skip_exhausted');
    const asked = cameTo(bundle, 'close_requested', 'close_checklist');
    if (!ended || !asked) return {};
    over += 1;
    const days = (Date.parse(asked) - Date.parse(ended)) / 86_400_000;
    return { [`left for ${days.toFixed(0)} days`]: days <= 16 };
  });
  expect(wrong).toEqual([]);
  expect(over).toBeGreaterThan(80);
});
