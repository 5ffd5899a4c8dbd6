import { expect, test } from 'vitest';
import { startIngest } from '../../support/ingest';

const heads = 'account,last name,province,make,contract date,date of birth';

test('a day that could be two is told wherever its row stands, on every page of the rows', async () => {
  const { work, by } = await startIngest();
  const wrong = Array.from({ length: 55 }, (_, at) => `7001003${10_000 + at},Roy,ON,Kia,soon,`);
  const job = await work([heads, ...wrong, '700100399999,Chen,ON,Kia,03/04/2022,'], { dryRun: 'true' });
  expect(job.counts).toMatchObject({ created: 0, rejected: 56 });
  for (const page of [1, 2]) {
    const { body } = await by.call('GET', `/desk/jobs/${job._id}/rows?page=${page}&size=50`);
    expect(body).toMatchObject({ page, twoDays: '03/04/2022' });
  }
});

test('a birth date that could be two is asked about without being told, and after one that may be', async () => {
  const { work, by } = await startIngest();
  const twoDays = async (lines: string[]) => {
    const job = await work([heads, ...lines], { dryRun: 'true' });
    return (await by.call('GET', `/desk/jobs/${job._id}/rows`)).body.twoDays;
  };
  const sealed = '700100399991,Chen,ON,Kia,,03/04/1982';
  expect(await twoDays([sealed])).toBe('••••••••');
  expect(await twoDays([sealed, '700100399992,Roy,ON,Kia,05/06/2022,'])).toBe('05/06/2022');
  expect(await twoDays(['700100399993,Roy,ON,Kia,25/06/2022,'])).toBeNull();
});
