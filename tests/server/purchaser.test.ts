import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHost } from '../support/host';
import type { TestHost } from '../support/host';
import { assign, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';
import { addPurchaser } from '../support/purchasers';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let lender: Person;

beforeAll(async () => {
  ({ host, close } = await openHost());
  supervisor = await signIn(host, 'supervisor');
  lender = await signIn(host, 'lender_supervisor');
});
afterAll(() => close());

interface Purchaser {
  readonly _id: string;
  readonly status: string;
}

const change = (by: Person, _id: string, more: object): Promise<Reply> =>
  by.call('POST', '/purchaser/', { _id, ...more });
const errorsOf = ({ status, body }: Reply): unknown => [status, Object.keys((body.errors ?? {}) as object)];

/** A file whose client has agreed to sell for 8,200.00 or more. */
async function saleable(): Promise<string> {
  const fileId = await placeFile(supervisor);
  const { body } = await supervisor.call('POST', '/request/', {
    ...{ fileIds: [fileId], requestType: 'reserve_approval', reason: 'As appraised' },
    payload: { reservePrice: '9000.00', floorPrice: '8200.00' },
  });
  expect((await lender.call('PATCH', '/request/', { _id: body._id, status: 'approved' })).status).toBe(200);
  await sql`update file set status = 'listed', stage = 'remarketing' where _id = ${fileId}::uuid`.execute(
    host.app.db,
  );
  return fileId;
}

const accept = (fileId: string, purchaserId: string, salePrice = '8500.00'): Promise<Reply> =>
  supervisor.call('POST', '/desk/file/acceptOffer', { fileId, salePrice, purchaserId });

describe('a purchaser', () => {
  it('is named, and is blocked or exempted for a reason alone', async () => {
    const unnamed = await supervisor.call('POST', '/purchaser/', {
      purchaserType: 'individual',
      firstName: 'Mei',
    });
    expect(errorsOf(unnamed)).toEqual([422, ['legalName']]);
    const id = await addPurchaser(supervisor);
    expect(errorsOf(await change(supervisor, id, { status: 'blocked' }))).toEqual([422, ['blockedReason']]);
    expect(errorsOf(await change(supervisor, id, { isTaxExempt: true }))).toEqual([422, ['exemptionReason']]);
    const blocked = await change(supervisor, id, { status: 'blocked', blockedReason: 'A unit was not paid' });
    expect(blocked.body).toMatchObject({ status: 'blocked', blockedReason: 'A unit was not paid' });
    const freed = await change(supervisor, id, { status: 'active' });
    expect(freed.body).toMatchObject({ status: 'active', blockedReason: null });
  });

  it('who is blocked buys nothing, neither by an offer nor by one that was accepted before', async () => {
    const fileId = await saleable();
    const id = await addPurchaser(supervisor);
    expect((await accept(fileId, id)).status).toBe(200);
    await change(supervisor, id, { status: 'blocked', blockedReason: 'A unit was not paid' });
    await sql`update file set status = 'listed', stage = 'remarketing', notice = '{"waivedReason": "The debtor agreed"}'
      where _id = ${fileId}::uuid`.execute(host.app.db);
    const sell = (): Promise<Reply> => supervisor.call('PATCH', '/file/', { _id: fileId, status: 'sold' });
    expect(errorsOf(await sell())).toEqual([422, ['remarketing.purchaserId']]);
    expect(errorsOf(await accept(fileId, id))).toEqual([422, ['purchaserId']]);
    await change(supervisor, id, { status: 'active' });
    expect((await sell()).status).toBe(200);
  });

  it('buys up to the limit that is set for it, and no further', async () => {
    const fileId = await saleable();
    const id = await addPurchaser(supervisor, { bidLimit: '8400.00' });
    expect(errorsOf(await accept(fileId, id, '8400.01'))).toEqual([422, ['purchaserId']]);
    expect((await accept(fileId, id, '8400.00')).status).toBe(200);
  });

  it('is listed page by page, narrowed by its name, and shows whether it is blocked', async () => {
    const [one, other] = [
      await addPurchaser(supervisor, { legalName: 'Listed Motors Ltd.' }),
      await addPurchaser(supervisor, { legalName: 'Listed Wheels Inc.' }),
    ];
    await change(supervisor, other, { status: 'blocked', blockedReason: 'A unit was not paid' });
    const listed = async (query: string): Promise<unknown> =>
      ((await supervisor.call('GET', `/purchaser/list?${query}`)).body.data as unknown as Purchaser[]).map(
        ({ _id, status }) => [_id, status],
      );
    const both = [
      [one, 'active'],
      [other, 'blocked'],
    ];
    expect(await listed('legalName=listed')).toEqual(both);
    expect(await listed('legalName=listed&size=1&page=2')).toEqual([both[1]]);
    expect(await listed('legalName=listed&status=active')).toEqual([both[0]]);
  });

  it('who bought something stays; any other can be taken away', async () => {
    const fileId = await saleable();
    const admin = await signIn(host, 'administrator');
    const [bought, other] = [await addPurchaser(supervisor), await addPurchaser(supervisor)];
    await accept(fileId, bought);
    expect((await admin.call('DELETE', `/desk/purchaser/${bought}`)).status).toBe(409);
    expect((await admin.call('DELETE', `/desk/purchaser/${other}`)).status).toBeLessThan(300);
    expect(errorsOf(await accept(fileId, other))).toEqual([422, ['purchaserId']]);
  });

  it('is known to the client whose unit it bought, without what its house thinks of it', async () => {
    const fileId = await saleable();
    const [bought, other] = [
      await addPurchaser(supervisor, { bidLimit: '9000.00', notes: 'Pays late' }),
      await addPurchaser(supervisor),
    ];
    await accept(fileId, bought);
    const { status, body } = await lender.call('GET', `/desk/purchaser/${bought}`);
    expect([status, body.legalName]).toEqual([200, 'Sample Motors Ltd.']);
    expect([body.bidLimit ?? null, body.notes ?? null]).toEqual([null, null]);
    expect((await lender.call('GET', `/desk/purchaser/${other}`)).status).toBe(404);
  });

  it('is brought in by an auction of the file, for the agency to sell to, and by no other vendor', async () => {
    const vendor = await signIn(host, 'vendor_manager');
    const draft = { purchaserType: 'dealer', legalName: 'Sample Bidders Inc.' };
    expect((await vendor.call('POST', '/purchaser/', draft)).status).toBe(403);
    await sql`update company set "activityType" = 'auction' where code = 'V01'`.execute(host.app.db);
    const auction = await signIn(host, 'vendor_manager');
    const id = await addPurchaser(auction, draft);
    const fileId = await saleable();
    expect((await supervisor.call('GET', `/desk/purchaser/${id}`)).status).toBe(404);
    const { body } = await assign(supervisor, fileId, 'V01');
    await sql`update "companyAssignment" set status = 'accepted', "activityType" = 'auction'
      where _id = ${String(body._id)}::uuid`.execute(host.app.db);
    expect((await accept(fileId, id)).status).toBe(200);
    expect((await change(supervisor, id, { notes: 'ours now' })).status).toBe(403);
  });
});
