import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertAll } from '#server/seed/insert-all';
import { seedId } from '#server/seed/seed-id';
import { openHost } from '../../support/host';
import { companyId, placeFile, userId } from '../../support/network';
import { signIn } from '../../support/person';
import { linesOf } from '../../support/reports';

it('tells of each trace what it cost, how many days it took, and whether the asset was recovered after it', async () => {
  const { host, close } = await openHost({ jobs: true });
  try {
    const supervisor = await signIn(host, 'supervisor');
    const { db } = host.app;
    const [found, sought, partners] = [
      await placeFile(supervisor),
      await placeFile(supervisor),
      await placeFile(supervisor),
    ];
    const recovery = JSON.stringify({ securedDate: '2026-11-08' });
    await sql`update file set recovery = ${recovery}::jsonb where _id = ${found}::uuid`.execute(db);
    await sql`update file set "agencyId" = ${companyId('PAR')}::uuid where _id = ${partners}::uuid`.execute(
      db,
    );
    const trace = (source: string, fileId: string, orderedAt: string, more: object = {}): object => ({
      ...{ _id: seedId('skipTrace', source), source, fileId, orderedAt, skipTraceType: 'employment' },
      ...{ permissiblePurpose: 'locate_collateral', companyId: companyId('NLR') },
      ...{ orderedBy: userId('supervisor'), result: 'new_lead', sharedWithVendor: false, ...more },
    });
    const at = '2026-11-01T12:00:00.000Z';
    const traces = [
      trace('before', found, '2026-10-30T15:00:00Z', { cost: '45.00', completedAt: '2026-11-02T15:00:00Z' }),
      // In Toronto it was ordered late on the 8th, and answered on the 9th.
      trace('the same day', found, '2026-11-09T04:30:00Z', {
        ...{ cost: '12.50', completedAt: '2026-11-09T15:00:00Z' },
      }),
      trace('after', found, '2026-11-09T15:00:00Z', { cost: '30.00', completedAt: '2026-11-09T16:00:00Z' }),
      trace('open', sought, '2026-11-10T15:00:00Z', { result: 'pending' }),
      trace('deleted', sought, '2026-11-07T15:00:00Z', { deletedAt: at }),
      trace('of the partner', partners, '2026-11-07T15:00:00Z'),
    ];
    await insertAll(db, 'skipTrace', traces, at);
    const told = async (parameters: object = {}): Promise<unknown[][]> =>
      (await linesOf(host, supervisor, { reportType: 'skip_trace_results', parameters })).map((line) =>
        ['Source', 'Cost', 'Days', 'Recovered after it'].map((name) => line[name]),
      );
    const same = ['the same day', '12.50', '1', 'Yes'];
    const after = ['after', '30.00', '0', 'No'];
    expect(await told()).toEqual([['before', '45.00', '3', 'Yes'], same, after, ['open', '', '', 'No']]);
    expect(await told({ dateFrom: '2026-11-08', dateTo: '2026-11-09' })).toEqual([same, after]);
  } finally {
    await close();
  }
});
