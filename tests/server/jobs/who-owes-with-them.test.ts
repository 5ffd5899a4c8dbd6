import { beforeEach, expect, it } from 'vitest';
import { startIngest } from '../../support/ingest';
import type { Ingest } from '../../support/ingest';
import { placing } from '../../support/lender-file';

const account = '701144000101';

let { work, undo, take, by, lender, partiesOf, changesIn }: Ingest = {} as never;
beforeEach(async () => {
  ({ work, undo, take, by, lender, partiesOf, changesIn } = await startIngest());
});

const coDebtors = (who = by, number = account) => partiesOf(number, 'co_debtor', who);

const residence = { type: 'residence', status: 'unverified', source: 'placement' };

it('keeps where who owes with the debtor lives, told in parts', async () => {
  await work([
    'Compte,Nom,Province,Marque,Nom du codébiteur,Adresse du codébiteur,Ville du codébiteur,Province du codébiteur,Code postal du codébiteur',
    `${account},Roy,QC,Kia,Cyr,12 rue Haute,Lévis,Québec,g6v1a1`,
  ]);
  expect(await coDebtors()).toMatchObject([
    {
      lastName: 'Cyr',
      addresses: [{ line1: '12 rue Haute', city: 'Lévis', state: 'QC', postalCode: 'G6V 1A1', ...residence }],
      notes: null,
    },
  ]);
});

it('keeps it told in one line, and word for word with them where no city is told apart', async () => {
  const head = 'account,last name,province,make,co-debtor,co-debtor address';
  await work([head, `${account},Roy,ON,Kia,Cyr,"12 King St W, Kitchener, ON N2G 1A7"`]);
  await work([head, `701144000102,Roy,ON,Kia,Cyr,12 King St W`]);
  expect(await coDebtors()).toMatchObject([
    {
      addresses: [
        { line1: '12 King St W', city: 'Kitchener', state: 'ON', postalCode: 'N2G 1A7', ...residence },
      ],
      notes: null,
    },
  ]);
  expect(await coDebtors(by, '701144000102')).toMatchObject([{ addresses: [], notes: '12 King St W' }]);
});

it('adds what a later sheet says of who is known, shows it in a check, and takes it back', async () => {
  await work(['account,last name,province,make,co-debtor', `${account},Roy,ON,Kia,Cyr`]);
  const later = [
    'account,last name,province,make,co-debtor,co-debtor phone,co-debtor address',
    `${account},Roy,ON,Kia,Cyr,418 555-0148,"12 King St W, Kitchener, ON"`,
  ];
  const check = await work(later, { dryRun: 'true' });
  expect(await changesIn(check)).toMatchObject([
    { entity: 'relatedParty', field: 'addresses', before: [] },
    { entity: 'relatedParty', field: 'phoneNumbers', before: [] },
  ]);
  expect(await coDebtors()).toMatchObject([{ phoneNumbers: [], addresses: [] }]);
  const job = await work(later);
  expect(job.counts).toMatchObject({ updated: 1 });
  expect(await coDebtors()).toMatchObject([
    {
      phoneNumbers: [{ number: '+14185550148' }],
      addresses: [{ line1: '12 King St W', city: 'Kitchener', state: 'ON' }],
    },
  ]);
  expect((await work(later)).counts).toMatchObject({ unchanged: 1 });
  expect((await undo(job)).counts).toMatchObject({ updated: 1, rejected: 0 });
  expect(await coDebtors()).toMatchObject([{ lastName: 'Cyr', phoneNumbers: [], addresses: [] }]);
});

it('takes no row whose address is of nobody', async () => {
  const job = await work([
    'account,last name,province,make,co-debtor address,co-debtor province',
    `${account},Roy,ON,Kia,12 King St W,ON`,
    '701144000103,Roy,ON,Kia,,ON',
  ]);
  expect(job.counts).toMatchObject({ created: 1, rejected: 1 });
  const { body } = await by.call('GET', `/desk/jobs/${job._id}/rows?outcome=rejected`);
  expect(body.data).toMatchObject([{ problems: [{ column: 'coDebtorLastName', reason: 'required' }] }]);
});

it('keeps it of a lender’s own file', async () => {
  const row = placing('91044001', { coDebtorLastName: 'Cyr', coDebtorAddress: '12 King St W' });
  await take([row]);
  expect(await coDebtors(lender, '91044001')).toMatchObject([{ notes: '12 King St W' }]);
});
