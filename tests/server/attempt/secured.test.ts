import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { carViews, photoOf, sendPhotos } from '../../support/photos';
import { placeFile } from '../../support/place-file';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { share } from '../../support/shared-file';

const found = { keysStatus: 'one', drivable: 'yes', odometerKm: 81_250, damage: 'Rear bumper cracked.' };

/** A car that V01's field agent has in hand, in a status. */
async function inHand(status: string) {
  const host = await startHost();
  const staff = await signIn(host, 'supervisor');
  const agent = await signIn(host, 'field_agent');
  const { _id: fileId } = await placeFile(staff, { contractType: 'secured_loan', assetType: 'automobile' });
  await share(host, fileId, { companies: ['V01'], people: ['field_agent'] });
  await put(host, fileId, status);
  const record = (values: object, person: Person = agent) =>
    person.call('POST', '/desk/field/secured', { fileId, ...found, hasEffects: false, ...values });
  const whyNotComplete = async (): Promise<unknown[]> => {
    const { body } = await staff.call('GET', `/file/${fileId}`);
    const moves = body.moves as unknown as { status: string; reasons: { code: string; gate?: string }[] }[];
    return (moves.find((move) => move.status === 'secured_complete')?.reasons ?? []).map(({ gate }) => gate);
  };
  return { host, staff, agent, fileId, record, whyNotComplete };
}

async function put(host: TestHost, fileId: string, status: string): Promise<void> {
  await sql`update file set stage = 'secured', status = ${status}, recovery = '{"onHookAt": "2026-11-20T14:30:00.000Z"}'
    where _id = ${fileId}::uuid`.execute(host.app.db);
}

describe('the secured form', () => {
  it('stays with what is in hand, and says keys, odometer, damage and belongings in one write', async () => {
    const { agent, staff, fileId, record } = await inHand('on_hook');
    const before = (await agent.call('GET', '/desk/field')).body.inHand;
    expect(before).toMatchObject([
      { fileId, views: carViews, missing: carViews, keysStatus: null, hasEffects: null },
    ]);
    const { status, body } = await record({ hasEffects: true, items: ['Child seat', ' ', 'Toolbox, red'] });
    expect([status, body.missing]).toEqual([200, carViews]);
    const { body: file } = await staff.call('GET', `/file/${fileId}`);
    expect(file.recovery).toMatchObject(found);
    expect(file.personalEffects).toMatchObject({
      ...{ hasEffects: true, items: ['Child seat', 'Toolbox, red'], itemCount: 2, status: 'stored' },
    });
    const { body: field } = await agent.call('GET', '/desk/field');
    expect(field.inHand).toMatchObject([
      { fileId, keysStatus: 'one', items: ['Child seat', 'Toolbox, red'] },
    ]);
  });

  it('goes along with what is still to be taken, as it will be asked for once that is on the hook', async () => {
    const { host, agent, fileId, record } = await inHand('on_hook');
    await record({ hasEffects: true, items: ['Child seat'] });
    await sendPhotos(host, agent, fileId, [photoOf('front')]);
    // It was dropped, and is looked for again.
    await sql`update file set stage = 'field_recovery', status = 'attempting' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const { body } = await agent.call('GET', '/desk/field');
    expect([body.inHand, body.data]).toMatchObject([
      [],
      [
        {
          fileId,
          securedForm: {
            ...{ ...found, hasEffects: true, items: ['Child seat'], isSigned: false, asksHome: false },
            ...{ views: carViews, missing: carViews.slice(1) },
          },
        },
      ],
    ]);
  });

  it('keeps the file from being complete until every view is there and the belongings are settled', async () => {
    const { host, agent, fileId, record, whyNotComplete } = await inHand('condition_report_pending');
    expect(await whyNotComplete()).toEqual(['photos_complete', 'inventory_signed']);
    await record({ hasEffects: false });
    expect(await whyNotComplete()).toEqual(['photos_complete']);
    // Twelve photos are no list: the same view twice leaves another one out.
    await sendPhotos(host, agent, fileId, [...carViews.slice(1), 'rear'].map(photoOf));
    expect(await whyNotComplete()).toEqual(['photos_complete']);
    await sendPhotos(host, agent, fileId, [photoOf('front')]);
    expect(await whyNotComplete()).toEqual([]);
  });

  it('is refused where nothing is in hand, where belongings are said and not named, and of who does not work in the field', async () => {
    const { host, record } = await inHand('in_transit');
    const unnamed = await record({ hasEffects: true, items: [' '] });
    expect([unnamed.status, Object.keys((unnamed.body.errors as object | undefined) ?? {})]).toEqual([
      422,
      ['items'],
    ]);
    expect((await record({}, await signIn(host, 'lender_supervisor'))).status).toBe(403);
  });

  it('is taken while its debtor may redeem it, which leaves it in hand', async () => {
    const { agent, staff, fileId, record } = await inHand('on_hook');
    const asked = await staff.call('PATCH', '/file/', { _id: fileId, status: 'redemption_requested' });
    expect(asked.status).toBe(200);
    expect((await agent.call('GET', '/desk/field')).body.inHand).toMatchObject([{ fileId }]);
    expect((await record({})).status).toBe(200);
  });

  it('is refused once the asset is no longer in hand', async () => {
    const { host, fileId, record } = await inHand('in_transit');
    await put(host, fileId, 'secured_complete');
    const { status, body } = await record({});
    expect([status, String(body.message)]).toEqual([409, expect.stringContaining('not in hand')]);
  });
});
