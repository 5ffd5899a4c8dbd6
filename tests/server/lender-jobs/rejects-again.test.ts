import { expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { downloaded, jobEnded, sendForm } from '../../support/job';
import { lenderFile, placing } from '../../support/lender-file';
import { signIn } from '../../support/person';

const upload = '/file/processor/lender-a/incoming/upload';

it('hands refused rows back as a file of that lender, which is taken once they are put right', async () => {
  const host = await startHost({ jobs: true });
  const admin = await signIn(host, 'administrator');
  const take = async (bytes: string, name: string) => {
    const { status, body } = await sendForm(host, admin, upload, {}, { name, bytes });
    expect(status, JSON.stringify(body)).toBe(202);
    return jobEnded(admin, String(body.jobId));
  };
  const rows = [
    placing('90070001'),
    placing('90070002', { year: '1066', balance: '700.25' }),
    placing('90070003', { province: 'XX' }),
  ];
  const first = await take(lenderFile(rows), 'day.csv');
  expect(first.counts).toMatchObject({ created: 1, rejected: 2 });
  const { text } = await downloaded(host, admin, String(first.rejectsUrl));
  // Two rows, of 700.25 and 12,000.50 dollars.
  expect(text).toMatch(/\r\nTRL,2,1270075,+\r\n$/);
  const right = text.replace('1066', '2020').replace(',XX,', ',ON,');
  const second = await take(right, 'day-rejects.csv');
  expect(second).toMatchObject({ status: 'done', counts: { created: 2, rejected: 0 } });
  const { body } = await admin.call('GET', '/file/list?bankAccountNumber=90070002');
  expect(body.data).toMatchObject([{ balanceAmount: '700.25' }]);
});
