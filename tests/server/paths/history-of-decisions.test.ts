import { expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { Person } from '../../support/person';
import { noticed } from './roads';
import { offered } from './sale';
import { begin, override, signInAll, walk } from './walk';

interface Entry {
  readonly byUserId: string;
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

async function entries(person: Person, fileId: string, type: string): Promise<readonly Entry[]> {
  const { status, body } = await person.call('GET', `/history/list/${fileId}?type=${type}`);
  expect(status).toBe(200);
  return body.data as unknown as readonly Entry[];
}

it('says of a reserve, an accepted offer and an override from what to what they went, and who decided', async () => {
  const { host, close } = await openHost({ at: '2026-10-01T22:00:00.000Z' });
  const begun = await begin({ host, people: await signInAll(host) }, {});
  expect(await walk(begun, noticed)).toBe('walked');
  host.passes(50 * 86_400);
  const people = await signInAll(host);
  const walked = { ...begun, people };
  expect(await walk(walked, [...offered, ['supervisor', override('quote_paid'), 200]])).toBe('walked');
  const { supervisor } = people;

  const changed = await entries(supervisor, walked.fileId, 'remarketing_updated');
  const from = (after: object) =>
    changed.flatMap(({ byUserId, changes }) =>
      changes.flatMap((one) =>
        one.field === 'remarketing' && Object.keys(after).every((key) => key in Object(one.after))
          ? [{ byUserId, before: one.before, after: one.after }]
          : [],
      ),
    );
  const [sold, agreed, proposed] = from({ reservePrice: '' });
  expect(proposed).toMatchObject({
    byUserId: supervisor.userId,
    before: null,
    after: { reservePrice: '9000.00', floorPrice: '8500.00', reserveStatus: 'proposed' },
  });
  expect(agreed).toMatchObject({
    byUserId: people.client.userId,
    before: { reservePrice: '9000.00', reserveStatus: 'proposed' },
    after: { reservePrice: '9000.00', reserveStatus: 'approved' },
  });
  expect(sold).toMatchObject({
    byUserId: supervisor.userId,
    before: { reservePrice: '9000.00' },
    after: { salePrice: '9000.00', purchaserId: expect.any(String) as string },
  });
  expect(sold?.before).not.toHaveProperty('salePrice');
  const reason = 'Counsel has confirmed it in writing';
  const overridden = { gate: 'quote_paid', reason, userId: supervisor.userId };
  expect((await entries(supervisor, walked.fileId, 'gate_overridden'))[0]).toMatchObject({
    byUserId: supervisor.userId,
    message: reason,
    changes: [{ field: 'gateOverrides', before: null, after: [overridden] }],
  });
  await close();
});
