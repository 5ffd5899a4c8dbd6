import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded, jobEnded } from '../../support/job';
import { placeFile, userId } from '../../support/network';
import { signIn } from '../../support/person';

let host: TestHost;
let close: () => Promise<void>;
let fileId: string;
let ref: string;

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  const staff = await signIn(host, 'supervisor');
  fileId = await placeFile(staff, { balanceAmount: '18500.00', arrearsAmount: '900.00' });
  await staff.call('PUT', '/userAssignment/', {
    ...{ fileId, userIds: [userId('file_manager'), userId('remarketing_specialist')], mode: 'set' },
  });
  await sql`update file set notice = jsonb_build_object('amountToRedeem', '950.00') where _id = ${fileId}`.execute(
    host.app.db,
  );
  ref = String((await staff.call('GET', `/file/${fileId}`)).body.ref);
});
afterAll(() => close());

/** What somebody reads of the amounts of the file, and what of them their export of files holds. */
async function amountsOf(who: string) {
  const person = await signIn(host, who);
  const columns = ['ref', 'balanceAmount', 'arrearsAmount', 'notice.amountToRedeem'];
  const asked = { resource: 'file', columns, format: 'csv', language: 'en' };
  const { status, body } = await person.call('POST', '/desk/exports', asked);
  expect(status).toBe(202);
  const { resultUrl } = await jobEnded(person, String(body.jobId));
  const { text } = await downloaded(host, person, String(resultUrl));
  const rows = parse(text, { bom: true }) as string[][];
  const list = (await person.call('GET', `/file/list?fileId=${fileId}`)).body.data as unknown as {
    balanceAmount: string;
  }[];
  return { read: list[0]?.balanceAmount, taken: rows.find(([one]) => one === ref)?.slice(1) };
}

it.each(['administrator', 'supervisor', 'accountant', 'lender_supervisor'])(
  'a %s takes the amounts of a file along, by the right to export them',
  async (who) => {
    expect(await amountsOf(who)).toEqual({ read: '18500.00', taken: ['18500.00', '900.00', '950.00'] });
  },
);

it.each(['file_manager', 'remarketing_specialist'])(
  'a %s reads the amounts of a file and takes none of them along',
  async (who) => {
    expect(await amountsOf(who)).toEqual({ read: '18500.00', taken: ['', '', ''] });
  },
);
