import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { clockEdition } from '#contract/clocks/clock-edition';
import { clocksOf } from '#contract/clocks/clocks-of';
import { addDays } from '#contract/clocks/day';
import { enforcementRules } from '#contract/reference/enforcement-rules';
import { vocabularies } from '#contract/vocabularies/index';
import { factsWith, service } from '../contract/clocks/facts';

/** Every day of a year. */
const days = Array.from({ length: 365 }, (_, turn) => addDays('2026-01-01', turn));

/** Every day that the clocks say of notices by hand and by mail, and of searches, in every province. */
const said = vocabularies.province.flatMap((state) =>
  days.flatMap((day) => {
    const searched = { liens: day, insolvency: day, registration: true };
    const held = vocabularies.noticeKind.flatMap((noticeKind) =>
      (['personal', 'registered_mail'] as const).map((method) => ({
        ...{ state, securedDate: day, amountPaidRatio: 70, isFarmer: true, isInsolventBusiness: true },
        services: [service({ noticeKind, method, servedDate: day, rdprmDate: day })],
      })),
    );
    const places = [...held, { state, stage: 'field_recovery', securedDate: null, searched } as const];
    return places.map((facts) =>
      clocksOf(factsWith(facts), enforcementRules).map(({ name, last, due }) => [name, last, due]),
    );
  }),
);

/** What the edition that stands says, in short. Where clocks come to say otherwise, both are written anew. */
const edition = { number: 8, says: '4ff5a0cbc81cf6aa' };

it('What clocks say of the same facts changes with their edition alone, so that files that stand are reckoned anew', () => {
  const says = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
  expect({ number: clockEdition, says }, 'raise clockEdition, and write down both here').toEqual(edition);
});
