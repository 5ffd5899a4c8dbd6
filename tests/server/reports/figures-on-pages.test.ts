import { afterEach, beforeEach, expect, it } from 'vitest';
import { ReportSums } from '#server/reports/report-sums';
import { putFee } from '../../support/fees';
import { bill, patch } from '../../support/billing';
import { openHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { downloaded } from '../../support/job';
import { signIn } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { readPdf } from '../../support/read-pdf';
import { made } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ host, close } = await openHost({ jobs: true }));
});
afterEach(() => close());

it('writes figures on pages as each language writes them, and what they come to under them', async () => {
  const [accountant, supervisor] = [await signIn(host, 'accountant'), await signIn(host, 'supervisor')];
  const { _id: fileId } = await placeFile(supervisor);
  // In Ontario at 13 %: 1,356.00 and 56.50.
  for (const unitAmount of ['1200.00', '50.00']) {
    const feeId = await putFee(host.app.db, { fileId, unitAmount });
    const { body } = await bill(accountant, fileId, { feeIds: [feeId] });
    expect((await patch(accountant, String(body._id), { status: 'issued' })).status).toBe(200);
  }
  const pagesIn = async (language: string) => {
    const job = await made(accountant, { reportType: 'client_billing', format: 'pdf', language });
    expect(job).toMatchObject({ status: 'done', done: 2 });
    const { bytes } = await downloaded(host, accountant, String(job.resultUrl));
    return readPdf(bytes);
  };
  const french = await pagesIn('fr');
  expect(french).toMatch(
    /1\u00a0200,00[\s\S]*1\u00a0356,00[\s\S]*En tout[\s\S]*1\u00a0250,00[\s\S]*1\u00a0412,50/,
  );
  expect(french).toContain('2 lignes');
  expect(await pagesIn('en')).toMatch(
    /1,200\.00[\s\S]*1,356\.00[\s\S]*In all[\s\S]*1,250\.00[\s\S]*1,412\.50/,
  );
});

it('adds up what it is told to, counts as counts, and nothing of which a part is hidden', () => {
  const money = { kind: 'money' } as const;
  const columns = [
    { name: 'client', header: 'Client', field: { kind: 'text' } },
    { name: 'files', header: 'Files', field: { kind: 'integer' } },
    { name: 'fees', header: 'Fees', field: money },
    { name: 'price', header: 'Price', field: money },
    { name: 'balance', header: 'Balance', field: money },
  ] as const;
  const sums = new ReportSums(columns, ['files', 'fees', 'price', 'elsewhere']);
  expect(sums.row('In all')).toBeNull();
  sums.add({ client: 'A', files: 2, fees: '0.10', price: '5.00', balance: '7.00' });
  sums.add({ client: 'B', files: 1, fees: '-1234.30', price: '•••', balance: '7.00' });
  sums.add({ client: 'C', files: 4, fees: null, price: '5.00', balance: '7.00' });
  expect(sums.row('In all')).toEqual(['In all', '7', '-1234.20', '', '']);
});
