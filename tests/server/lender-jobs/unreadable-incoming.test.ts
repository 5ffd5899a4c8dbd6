import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { jobEnded } from '../../support/job';
import { drop, lenderFile, lying, placing } from '../../support/lender-file';
import { signIn } from '../../support/person';

it('what is no spreadsheet is put aside, and keeps no other file back', async () => {
  const host = await startHost({ jobs: true });
  const admin = await signIn(host, 'administrator');
  drop(host, 'lender-a', 'a-picture.csv', Buffer.from('PK\x03\x04 and no sheet', 'latin1'));
  drop(host, 'lender-a', 'b-quote.csv', lenderFile([placing('90025002', { lastName: '"Roy' })]));
  drop(host, 'lender-a', 'c-day.csv', lenderFile([placing('90025001')]));
  const { status, body } = await admin.call('GET', '/file/processor/lender-a/incoming/trigger');
  expect(status, JSON.stringify(body)).toBe(202);
  const [picture, quote, day] = body.files as unknown as { jobId: string | null }[];
  expect(picture).toMatchObject({
    fileName: 'a-picture.csv',
    jobId: null,
    rows: 0,
    balance: '0.00',
    why: 'Send a CSV in UTF-8 or Windows-1252, or an Excel workbook (.xlsx).',
  });
  expect(quote).toMatchObject({ fileName: 'b-quote.csv', jobId: null });
  expect(await jobEnded(admin, String(day?.jobId))).toMatchObject({ status: 'done' });
  expect(lying(host, 'lender-a', 'in')).toEqual([]);
  expect(lying(host, 'lender-a', 'review')).toEqual(['a-picture.csv', 'b-quote.csv']);
});
