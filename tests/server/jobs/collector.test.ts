import { beforeEach, expect, it } from 'vitest';
import { startIngest } from '../../support/ingest';
import type { Ingest } from '../../support/ingest';
import { placing } from '../../support/lender-file';

const account = '701166000101';
const sam = { name: 'Sam Roy', phone: '+14185550161', email: 'sam.roy@lender.example' };

let { work, undo, take, fileOf, by, lender }: Ingest = {} as never;
beforeEach(async () => {
  ({ work, undo, take, fileOf, by, lender } = await startIngest());
});

const contactOf = async (number = account, who = by): Promise<unknown> =>
  (await fileOf(number, who)).clientContact;

const head = 'Compte,Nom,Province,Marque,Recouvreur,Téléphone du recouvreur,Courriel du recouvreur';

it('keeps with the file who handles the account at the lender, finds files by them, and takes back a change of them', async () => {
  await work([head, `${account},Roy,QC,Kia,Sam Roy,418 555-0161,sam.roy@lender.example`]);
  expect(await contactOf()).toEqual(sam);
  const { body } = await by.call('GET', '/file/list?clientContact=sam');
  expect((body.data as unknown as object[]).length).toBe(1);
  // Another person has another number: what was known of the one before goes with them.
  const job = await work([head, `${account},Roy,QC,Kia,Ann Day,,ann.day@lender.example`]);
  expect(await contactOf()).toEqual({ name: 'Ann Day', email: 'ann.day@lender.example' });
  expect((await undo(job)).counts).toMatchObject({ updated: 1, rejected: 0 });
  expect(await contactOf()).toEqual(sam);
});

it('adds to who is known what a later row says of them', async () => {
  await work([head, `${account},Roy,QC,Kia,Sam Roy,418 555-0161,`]);
  await work(['account,last name,province,make,collector email', `${account},Roy,QC,Kia,${sam.email}`]);
  expect(await contactOf()).toEqual(sam);
});

it('keeps it of a lender’s own file', async () => {
  const said = { collectorName: sam.name, collectorPhone: '418 555-0161', collectorEmail: sam.email };
  expect((await take([placing('91066001', said)])).counts).toMatchObject({ created: 1 });
  expect(await contactOf('91066001', lender)).toEqual(sam);
});
