import type { Page } from '@playwright/test';
import { sessionHeader } from '../../src/contract/session';
import { jpeg, pdf } from '../support/document-bytes';
import { call } from './desk/call';
import { readyFile } from './desk/ready-file';
import { expect, test } from './desk/test';

/** A file of Lender A that is open, which everybody here can reach. */
async function anOpenFile(page: Page): Promise<string> {
  const sessionId = await page.evaluate(() => localStorage.getItem('sessionId'));
  const answer = await page.request.get('/api/file/list?status=attempting&sortBy=-ref&size=1', {
    headers: { [sessionHeader]: sessionId ?? '' },
  });
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  return `/files/${data[0]?._id ?? ''}`;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const document = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Chooses a file and says what it is, as a person does. */
async function add(page: Page, name: string, bytes: Buffer, type: string, title?: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  const mimeType = name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf';
  await (await chooser).setFiles({ name, mimeType, buffer: bytes });
  await nameIt(page, type, title);
}

async function nameIt(page: Page, type: string, title?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const types = dialog.getByRole('combobox', { name: 'Document type' });
  await types.fill('');
  await types.fill(type);
  await page.getByRole('option', { name: type, exact: true }).click();
  if (title) await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Add the document' }).click();
}
const queue = (page: Page) => page.getByRole('region', { name: 'Files being added' });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('documents are added from both sides, refused in a sentence, shown, posted to the client and deleted', async ({
  comeIn,
}) => {
  const stamp = Date.now();
  const lender = await comeIn('lender_user');
  const file = await anOpenFile(lender);
  await lender.goto(`${file}/documents`);
  const agency = await comeIn('supervisor', `${file}/documents`);

  // What the client sends in, the agency sees without loading its page again.
  await add(lender, 'agreement.pdf', pdf(`agreement ${stamp}`), 'Security agreement', `Agreement ${stamp}`);
  await expect(queue(lender)).toContainText('Added');
  await expect(document(agency, `Agreement ${stamp}`)).toBeVisible();

  // What is not what its name says is refused, and the sentence stands at the file.
  await add(agency, 'half.jpg', jpeg().subarray(0, 420), 'Seizure photo');
  await expect(queue(agency)).toContainText('The file is not what its name says, or is damaged.');
  await queue(agency).getByRole('button', { name: 'Done' }).click();

  // On a slow line it is told how far a file is, by its bytes.
  const line = await agency.context().newCDPSession(agency);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_048_576 };
  await line.send('Network.emulateNetworkConditions', slow);
  const scan = Buffer.concat([pdf(`scan ${stamp}`), Buffer.alloc(3_145_728, ' '), Buffer.from('%%EOF\n')]);
  await add(agency, 'scan.pdf', scan, 'Court order', `Scan ${stamp}`);
  const bar = queue(agency).getByRole('progressbar', { name: 'Sending scan.pdf' });
  await expect.poll(() => bar.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(0);
  await expect(queue(agency)).toContainText(/\d MB of 3 MB/);
  await expect(queue(agency)).toContainText('Added');
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await queue(agency).getByRole('button', { name: 'Done' }).click();

  // A file is as well dropped on the tab.
  const dropped = await agency.evaluateHandle(
    (text) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], 'letter.pdf', { type: 'application/pdf' }));
      return carried;
    },
    pdf(`letter ${stamp}`).toString('latin1'),
  );
  const tab = agency.getByRole('heading', { name: 'Documents', level: 2 });
  for (const event of ['dragover', 'drop']) await tab.dispatchEvent(event, { dataTransfer: dropped });
  await nameIt(agency, 'Demand letter', `Letter ${stamp}`);
  await expect(document(agency, `Letter ${stamp}`)).toBeVisible();

  const title = `Condition ${stamp}`;
  await add(agency, 'front.jpg', jpeg(), 'Condition report', title);
  await expect(queue(agency)).toContainText('Added');
  await agency.getByRole('button', { name: `Preview ${title}` }).click();
  const picture = agency.getByRole('dialog').getByRole('img', { name: title });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await agency.keyboard.press('Escape');

  // The client has it only once it is posted.
  await expect(document(lender, title)).toHaveCount(0);
  await choose(agency, title, 'Post to client');
  await agency.getByRole('dialog').getByRole('button', { name: 'Post to client' }).click();
  await expect(document(agency, title)).toContainText('Posted to client');
  await expect(document(lender, title)).toBeVisible();

  await choose(agency, title, 'Delete');
  const dialog = agency.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Filed twice');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(document(agency, title)).toHaveCount(0);
  await expect(document(lender, title)).toHaveCount(0);
});

test('one letter is made of two files at once: the one that lacks something says what, and is made once it has it', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/healthz');
  const owing = async (placed: object): Promise<{ _id: string; ref: string }> => {
    const fileId = await readyFile(page, placed, 'pre_seizure_checks');
    await call(page, 'POST', '/relatedParty/', {
      ...{ fileId, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Sample' },
      addresses: [
        { line1: '12 Elm St', city: 'Guelph', state: 'ON', postalCode: 'N1H 2T4', type: 'residence' },
      ],
    });
    const { _id, ref } = await call(page, 'GET', `/file/${fileId}`);
    return { _id, ref: String(ref) };
  };
  const [whole, lacking] = [await owing({ arrearsAmount: '1200.00' }), await owing({})];
  const dialog = page.getByRole('dialog');
  const line = (ref: string) => dialog.getByRole('listitem').filter({ hasText: ref });

  await page.goto('/files?sortBy=-createdAt');
  for (const { ref } of [whole, lacking]) await page.getByRole('checkbox', { name: `Select ${ref}` }).check();
  await page.getByRole('button', { name: 'Make a form', exact: true }).click();
  await expect(dialog).toContainText(`${lacking.ref}, ${whole.ref}`);
  await dialog.getByRole('combobox', { name: 'Form', exact: true }).click();
  await page.getByRole('option', { name: 'Demand for payment or surrender', exact: true }).click();
  await dialog.getByLabel(/^Pay or surrender by/).fill(inDays(20));
  await dialog.getByRole('textbox', { name: /^How to pay/ }).fill('By certified cheque at our desk.');
  await dialog.getByRole('button', { name: 'Make 2 forms' }).click();

  await expect(dialog).toContainText('1 of 2 done');
  await expect(line(whole.ref)).toContainText('Done');
  await expect(line(lacking.ref)).toContainText('Arrears');
  await call(page, 'PATCH', '/file/', { _id: lacking._id, arrearsAmount: '900.00' });
  await dialog.getByRole('button', { name: 'Try the one again' }).click();
  await expect(dialog).toContainText('2 of 2 done');
  await dialog.getByText('Close', { exact: true }).click();
  // What was made at the first try was not made again at the second.
  for (const { _id } of [whole, lacking]) {
    await page.goto(`/files/${_id}/documents`);
    await expect(document(page, 'Demand letter')).toHaveCount(1);
  }
});

test('a request is asked about, answered and approved, and each side is told while its page is open', async ({
  comeIn,
}) => {
  const reason = `The debtor pays on Friday. ${Date.now()}`;
  const lender = await comeIn('lender_user');
  const file = await anOpenFile(lender);
  const agency = await comeIn('supervisor', '/requests?decidable=true&sortBy=-createdAt');
  await expect(agency.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
  await lender.goto(`${file}/requests`);
  const asked = (page: Page) => page.getByRole('listitem').filter({ hasText: reason });

  await lender.getByRole('button', { name: 'Raise a request' }).click();
  const raise = lender.getByRole('dialog');
  await raise.getByRole('combobox', { name: 'What do you ask for?' }).click();
  await lender.getByRole('option', { name: 'Extension of time' }).click();
  await raise.getByLabel('New due date').fill('2027-01-15');
  await raise.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await raise.getByRole('button', { name: 'Send the request' }).click();
  await expect(asked(lender)).toContainText('Submitted');

  // It stands in the inbox of who decides, without a reload.
  await expect(asked(agency)).toBeVisible();
  await asked(agency).getByRole('button', { name: 'Ask for more' }).click();
  await agency.getByRole('button', { name: 'Please say until when.' }).click();
  await agency.getByRole('dialog').getByRole('button', { name: 'Ask for more' }).click();
  await expect(asked(lender)).toContainText('Information needed');
  await expect(asked(lender)).toContainText('Please say until when.');

  await asked(lender).getByRole('button', { name: 'Send it again' }).click();
  const answer = lender.getByRole('dialog');
  await answer.getByRole('textbox', { name: 'Reason' }).fill(`${reason} Until 15 January.`);
  await answer.getByRole('button', { name: 'Send it again' }).click();
  await expect(asked(agency)).toContainText('Until 15 January.');
  await asked(agency).getByRole('button', { name: 'Approve' }).click();
  await agency.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(asked(agency)).toHaveCount(0);
  await expect(asked(lender)).toContainText('Approved');
});
