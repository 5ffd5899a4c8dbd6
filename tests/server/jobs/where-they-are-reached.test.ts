import { beforeEach, expect, it } from 'vitest';
import { startIngest } from '../../support/ingest';
import type { Ingest } from '../../support/ingest';
import { placing } from '../../support/lender-file';

const account = '701177000101';

let { work, undo, take, by, lender, fileOf, partiesOf, changesIn }: Ingest = {} as never;
beforeEach(async () => {
  ({ work, undo, take, by, lender, fileOf, partiesOf, changesIn } = await startIngest());
});

const debtors = (number = account, who = by) => partiesOf(number, 'primary_debtor', who);

const head = 'account,last name,province,make';
const source = 'placement';

it('keeps of a debtor every number as what it is, each once, an email, a language and a middle name', async () => {
  await work([
    'Compte,Nom,Deuxième prénom,Province,Marque,Langue,Téléphone,Cellulaire,Téléphone à la maison,Tél. travail,Courriel',
    `${account},Roy,Luce,QC,Kia,Français,418 555-0141,418 555-0141,418 555-0142,418 555-0143,luce.roy@mail.example`,
  ]);
  expect(await debtors()).toMatchObject([
    {
      ...{ lastName: 'Roy', middleName: 'Luce', language: 'fr', emails: ['luce.roy@mail.example'] },
      phoneNumbers: [
        { number: '+14185550141', type: 'cell', source },
        { number: '+14185550142', type: 'home', source },
        { number: '+14185550143', type: 'work', source },
      ],
    },
  ]);
});

it('keeps of an asset its trim, its plate’s province, its insurance and that a GPS is in it', async () => {
  await work([
    'account,last name,province,make,model,trim,plate,plate province,insurance status,GPS installed',
    `${account},Roy,ON,Kia,Rio,EX,CABC 123,Alberta,Lapsed,Y`,
  ]);
  expect((await fileOf(account)).asset).toEqual({
    ...{ auMake: 'Kia', auModel: 'Rio', auTrim: 'EX', plateNumber: 'CABC 123' },
    ...{ plateState: 'AB', insuranceStatus: 'lapsed', gpsInstalled: true },
  });
});

it('adds what a later sheet says of who is known, shows it in a check, and takes it back', async () => {
  await work([`${head},address,city`, `${account},Roy,ON,Kia,12 King St W,Kitchener`]);
  const later = [
    `${head},middle name,language,home phone,email,address,address 2,city`,
    `${account},Roy,ON,Kia,Ann,English,519 555-0144,ann.roy@mail.example,12 King St W,Apt 3,Kitchener`,
  ];
  const before = await debtors();
  const check = await work(later, { dryRun: 'true' });
  expect(await changesIn(check)).toMatchObject(
    ['emails', 'language', 'addresses', 'middleName', 'phoneNumbers'].map((field) => ({
      entity: 'relatedParty',
      field,
    })),
  );
  const job = await work(later);
  expect(job.counts).toMatchObject({ updated: 1 });
  expect(await debtors()).toMatchObject([
    {
      ...{ middleName: 'Ann', language: 'en', emails: ['ann.roy@mail.example'] },
      phoneNumbers: [{ number: '+15195550144', type: 'home' }],
      addresses: [{ line1: '12 King St W', line2: 'Apt 3', city: 'Kitchener' }],
    },
  ]);
  expect((await work(later)).counts).toMatchObject({ unchanged: 1 });
  const shouted = [`${head},email`, `${account},Roy,ON,Kia,ANN.ROY@mail.example`];
  expect((await work(shouted)).counts).toMatchObject({ unchanged: 1 });
  expect((await undo(job)).counts).toMatchObject({ updated: 1, rejected: 0 });
  const [was] = before as { phoneNumbers: unknown; addresses: unknown }[];
  expect(await debtors()).toMatchObject([
    {
      ...{ middleName: null, language: null, emails: [] },
      ...{ phoneNumbers: was?.phoneNumbers, addresses: was?.addresses },
    },
  ]);
});

it('keeps another apartment of the same street as an address of its own', async () => {
  const place = (second: string) =>
    work([`${head},address,address 2,city`, `${account},Roy,ON,Kia,12 King St W,${second},Kitchener`]);
  await place('Apt 3');
  await place('Apt 5');
  await place('');
  expect(await debtors()).toMatchObject([{ addresses: [{ line2: 'Apt 3' }, { line2: 'Apt 5' }] }]);
});

it('takes no row whose apartment stands in no street', async () => {
  const job = await work([`${head},address 2`, `${account},Roy,ON,Kia,Apt 3`]);
  const { body } = await by.call('GET', `/desk/jobs/${job._id}/rows?outcome=rejected`);
  expect(body.data).toMatchObject([{ problems: [{ column: 'addressLine1', reason: 'required' }] }]);
});

it('keeps it of a lender’s own file', async () => {
  const told = {
    ...{
      middleName: 'Luce',
      language: 'fr',
      addressLine1: '12 rue Haute',
      addressLine2: 'App. 3',
      city: 'Lévis',
    },
    ...{ homePhone: '418 555-0142', cellPhone: '418 555-0141', workPhone: '418 555-0143' },
    ...{ email: 'luce.roy@mail.example', trim: 'LE', plate: 'CABC 123', plateProvince: 'ON' },
    ...{ insuranceStatus: 'active', gpsProvider: 'Spot-On Tracking' },
  };
  const rows = [placing('91077001', told), placing('91077002', { gpsProvider: 'None' })];
  expect((await take(rows)).counts).toMatchObject({ created: 2 });
  expect(await debtors('91077001', lender)).toMatchObject([
    {
      ...{ middleName: 'Luce', language: 'fr', emails: ['luce.roy@mail.example'] },
      phoneNumbers: [
        { number: '+14185550141', type: 'cell' },
        { number: '+14185550142', type: 'home' },
        { number: '+14185550143', type: 'work' },
      ],
      addresses: [{ line1: '12 rue Haute', line2: 'App. 3', city: 'Lévis' }],
    },
  ]);
  const { asset } = await fileOf('91077001', lender);
  expect(asset).toMatchObject({
    ...{ auTrim: 'LE', plateNumber: 'CABC 123', plateState: 'ON' },
    ...{ insuranceStatus: 'active', gpsInstalled: true },
  });
  expect((await fileOf('91077002', lender)).asset).toMatchObject({ gpsInstalled: false });
});
