import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { wordsOfChoices } from '#server/database/migrations/0143-words-of-choices';
import { startHost } from '../../support/host';
import { jobEnded, sendForm } from '../../support/job';
import { companyId } from '../../support/network';
import { signIn } from '../../support/person';

const clientId = companyId('LNA');
const url = '/desk/placementLayout';
const ingest = '/file/processor/generic/incoming/ingest';
const mapping = { Loan: 'accountNumber', Surname: 'debtorLastName', Prov: 'province' };
const sheet = { name: 'a.csv', bytes: 'account,last name,province,make\n70017001,Roy,ON,Kia' };

it.each(['dateOfBirth', 'accountNumber', 'debtorLastName', 'instructions', 'balance'])(
  'keeps no words of a lender for %s, which is no choice',
  async (column) => {
    const host = await startHost();
    const by = await signIn(host, 'administrator');
    const values = { contractType: { Financed: 'conditional_sale' }, [column]: { '84-02-29': '1984-02-29' } };
    const message = `A lender’s own words stand for choices, and “${column}” is none.`;
    expect(await by.call('PUT', url, { clientId, follows: 0, mapping, values })).toMatchObject({
      status: 422,
      body: { errors: { values: message } },
    });
    const form = { clientId, values: JSON.stringify(values) };
    const sent = await sendForm(host, by, ingest, form, sheet);
    expect(sent).toMatchObject({ status: 422, body: { errors: { values: message } } });
  },
);

it('takes out of what was kept before every word that stands for no choice, and dates of birth typed in clear', async () => {
  const host = await startHost({ jobs: true });
  const by = await signIn(host, 'administrator');
  const right = { contractType: { Financed: 'conditional_sale' }, rush: { Urgent: 'Y' } };
  const wrong = { ...right, dateOfBirth: { '84-02-29': '1984-02-29' }, debtorLastName: { Roi: 'Roy' } };
  await by.call('PUT', url, { clientId, follows: 0, mapping, values: right });
  const { body } = await sendForm(host, by, ingest, { clientId, dryRun: 'true' }, sheet);
  await jobEnded(by, String(body.jobId));
  const { body: other } = await sendForm(host, by, ingest, { clientId, dryRun: 'true' }, sheet);
  await jobEnded(by, String(other.jobId));
  const seal = 'sealed.0123abcd.AAAA';
  const corrections = {
    2: { phone: '4185550150', dateOfBirth: '1985-04-03' },
    3: { dateOfBirth: seal },
    4: { city: 'Lévis' },
  };
  const { db } = host.app;
  await sql`update "placementLayout" set "values" = ${JSON.stringify(wrong)}::jsonb`.execute(db);
  await sql`update job set input = input || ${JSON.stringify({ values: wrong, corrections })}::jsonb
    where _id = ${body.jobId}::uuid`.execute(db);
  const inputOf = async (jobId: unknown) =>
    (
      await sql<{ input: Record<string, unknown> }>`select input from job where _id = ${jobId}::uuid`.execute(
        db,
      )
    ).rows[0]?.input;
  const untouched = await inputOf(other.jobId);
  await wordsOfChoices.up(db);
  const layouts = await by.call('GET', `${url}?clientId=${clientId}`);
  expect(layouts.body.data).toMatchObject([{ values: right }]);
  expect(await inputOf(body.jobId)).toMatchObject({
    values: right,
    corrections: {
      2: { phone: '4185550150', dateOfBirth: '••••••••' },
      3: { dateOfBirth: seal },
      4: { city: 'Lévis' },
    },
  });
  expect((await inputOf(body.jobId))?.values).toEqual(right);
  expect(await inputOf(other.jobId)).toEqual(untouched);
});
