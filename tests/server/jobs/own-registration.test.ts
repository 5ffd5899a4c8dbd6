import { beforeEach, expect, it } from 'vitest';
import { startIngest } from '../../support/ingest';
import type { Ingest } from '../../support/ingest';
import { placing } from '../../support/lender-file';
import { companyId } from '../../support/network';

const account = '701155000101';
const vin = '1M8GDM9AXKP042788';

let { work, undo, take, fileOf, by, lender, changesIn }: Ingest = {} as never;
beforeEach(async () => {
  ({ work, undo, take, fileOf, by, lender, changesIn } = await startIngest());
});

const holders = async (number = account, who = by): Promise<object[] | null> =>
  (await who.call('GET', `/lienHolder/${(await fileOf(number, who))._id}`)).body.parties as never;

it('names the lender among the lien holders of a new file, with its registration, and opens no gate by it', async () => {
  await work([
    'Compte,Nom,Province,NIV,Marque,Numéro d’inscription,Échéance de l’inscription',
    `${account},Roy,QC,${vin},Kia,24-0001234-0001,2031-04-30`,
  ]);
  const { body: client } = await by.call('GET', `/company/${companyId('LNA')}`);
  expect(await holders()).toEqual([
    {
      partyType: 'secured_party',
      name: client.companyName,
      isOurClient: true,
      jurisdiction: 'QC',
      registrationNumber: '24-0001234-0001',
      expiresOn: '2031-04-30',
      serialNumber: vin,
    },
  ]);
  expect((await fileOf(account)).checks).toBeNull();
});

it('adds it to an open file, once, shows it in a check, and takes it back with the rest of the day', async () => {
  await work(['account,last name,province,make', `${account},Roy,ON,Kia`]);
  const later = ['account,last name,province,make,registration number', `${account},Roy,ON,Kia,705 123 456`];
  const check = await work(later, { dryRun: 'true' });
  const after = [{ registrationNumber: '705 123 456', jurisdiction: 'ON', isOurClient: true }];
  expect(await changesIn(check)).toMatchObject([
    { entity: 'lienHolder', field: 'parties', before: null, after },
  ]);
  expect(await holders()).toBeNull();
  const job = await work(later);
  expect(await holders()).toMatchObject(after);
  const anew = ['account,last name,province,make,registration number', `${account},Roy,ON,Kia,705123456`];
  expect((await work(anew)).counts).toMatchObject({ unchanged: 1 });
  expect((await undo(job)).counts).toMatchObject({ updated: 1, rejected: 0 });
  expect(await holders()).toBeNull();
});

it('leaves what the registry told, and adds the day that it did not', async () => {
  await work(['account,last name,province,make', `${account},Roy,ON,Kia`]);
  const { _id } = await fileOf(account);
  const { body: client } = await by.call('GET', `/company/${companyId('LNA')}`);
  const own = { partyType: 'secured_party', name: String(client.companyName).toUpperCase() };
  const told = { ...own, jurisdiction: 'AB', registrationNumber: '705123456', status: 'active' };
  const { body: held } = await by.call('GET', `/lienHolder/${_id}`);
  await by.call('PUT', `/lienHolder/${_id}`, { version: held.version, parties: [told] });
  const head = 'account,last name,province,make,registration number,registration expiry';
  const job = await work([head, `${account},Roy,ON,Kia,705 123 456,2031-04-30`]);
  expect(job.counts).toMatchObject({ updated: 1 });
  expect(await holders()).toMatchObject([{ ...told, expiresOn: '2031-04-30' }]);
});

it('keeps it of a lender’s own file', async () => {
  const said = { registrationNumber: '705123456', registrationExpiry: '2031-04-30' };
  expect((await take([placing('91055001', said)])).counts).toMatchObject({ created: 1 });
  expect(await holders('91055001', lender)).toMatchObject([
    { registrationNumber: '705123456', expiresOn: '2031-04-30', jurisdiction: 'QC', isOurClient: true },
  ]);
});
