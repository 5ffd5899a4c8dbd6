import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { jobEnded, sendForm } from '../../support/job';
import type { JobReply } from '../../support/job';
import { lenderFile, placing } from '../../support/lender-file';
import type { IncomingRow } from '../../support/lender-file';
import { signIn } from '../../support/person';

it('what a lender’s own file did is taken back within a day: its placements, changes and holds; its recalls stand', async () => {
  const host = await startHost({ jobs: true });
  const by = await signIn(host, 'administrator');
  const work = async (name: string, rows: readonly IncomingRow[]): Promise<JobReply> => {
    const bytes = lenderFile(rows);
    const url = '/file/processor/lender-a/incoming/upload';
    const { status, body } = await sendForm(host, by, url, {}, { name, bytes });
    expect([status, body.message]).toEqual([202, undefined]);
    return jobEnded(by, String(body.jobId));
  };
  const undone = async ({ _id }: JobReply): Promise<JobReply> => {
    const { status, body } = await by.call('POST', `/desk/jobs/${_id}/undo`);
    expect([status, body.message]).toEqual([202, undefined]);
    return jobEnded(by, String(body.jobId));
  };
  const fileOf = async (account: string) => {
    const { body } = await by.call('GET', `/file/list?bankAccountNumber=${account}`);
    return (body.data as unknown as { _id: string }[])[0];
  };
  const accounts = ['90080001', '90080002', '90080003'] as const;
  const [one, two, three] = accounts;
  await work(
    'placed.csv',
    [one, two, three].map((account) => placing(account)),
  );
  const before = await Promise.all([one, two].map(fileOf));

  const job = await work('changed.csv', [
    { recordType: 'HLD', accountNumber: one },
    { ...placing(two), recordType: 'UPD', balance: '777.00' },
    { recordType: 'RCL', accountNumber: three },
    placing('90080004'),
  ]);
  expect(job.counts).toEqual({ created: 1, updated: 3, unchanged: 0, rejected: 0 });
  expect((await by.call('GET', `/file/${before[0]?._id}`)).body).toMatchObject({
    hold: true,
    holdReason: 'client_instruction',
  });

  const back = await undone(job);
  expect(back.counts).toEqual({ created: 0, updated: 3, unchanged: 0, rejected: 1 });
  expect(await fileOf('90080004')).toBeUndefined();
  expect((await by.call('GET', `/file/${before[0]?._id}`)).body).toMatchObject({
    hold: false,
    holdReason: null,
    holdUntil: null,
  });
  expect((await by.call('GET', `/file/${before[1]?._id}`)).body).toMatchObject({ balanceAmount: '12000.50' });
  const { body } = await by.call('GET', `/desk/jobs/${back._id}/rows?outcome=rejected`);
  expect(body.data).toMatchObject([
    { problems: [{ detail: 'The recall of this file stands: answer its request, or open the file again.' }] },
  ]);
  expect((await by.call('POST', `/desk/jobs/${job._id}/undo`)).status).toBe(409);
});
