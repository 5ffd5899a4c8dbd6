import type { Locator, Page } from '@playwright/test';
import { jpeg, pdf } from '../support/document-bytes';
import { listed } from './desk/call';
import { expect, test } from './desk/test';

const run = String(Date.now()).slice(-6);
const dialog = (page: Page) => page.getByRole('dialog');
const queue = (page: Page) => page.getByRole('region', { name: 'Files being added' });
const document = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const pdfOf = (name: string, bytes = pdf(name)) => ({ name, mimeType: 'application/pdf', buffer: bytes });

/** The documents of a file that is open, as a supervisor has them before them. */
async function openDocuments(page: Page): Promise<void> {
  const [file] = await listed(page, '/file/list?status=attempting&sortBy=ref&size=1');
  await page.goto(`/files/${String(file?._id)}/documents`);
}

async function choose(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  await (await chooser).setFiles(files);
}

async function labelled(page: Page, type: string): Promise<void> {
  const types = dialog(page).getByRole('combobox', { name: 'Document type' });
  await types.fill('');
  await types.fill(type);
  await page.getByRole('option', { name: type, exact: true }).click();
}

/** Drops files on the tab, as from a folder beside the browser. */
async function drop(page: Page, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const given = Object.entries(files).map(([name, bytes]) => [name, [...bytes]] as const);
  const dropped = await page.evaluateHandle((all) => {
    const carried = new DataTransfer();
    for (const [name, bytes] of all)
      carried.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
    return carried;
  }, given);
  const tab = page.getByRole('heading', { name: 'Documents', level: 2 });
  for (const event of ['dragover', 'drop']) await tab.dispatchEvent(event, { dataTransfer: dropped });
}

const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);

test('several documents are chosen and dropped at once, seen in small in the list, and gone through large', async ({
  comeIn,
}) => {
  const page = await comeIn('supervisor', '/healthz');
  await openDocuments(page);
  const letters = ['a', 'b', 'c'].map((one) => pdfOf(`letter-${one}-${run}.pdf`));
  await choose(page, letters);
  await expect(dialog(page)).toContainText('What are these documents?');
  await labelled(page, 'Correspondence');
  await dialog(page).getByRole('button', { name: 'Add 3 documents' }).click();
  for (const { name } of letters) await expect(document(page, name).last()).toContainText('Correspondence');
  await queue(page).getByRole('button', { name: 'Done' }).click();

  const photos = [`front-${run}.jpg`, `back-${run}.jpg`];
  await drop(page, Object.fromEntries(photos.map((name) => [name, jpeg()])));
  await expect(dialog(page).getByRole('combobox', { name: 'Document type' })).toHaveValue('Seizure photo');
  await dialog(page).getByRole('button', { name: 'Add 2 documents' }).click();
  await expect(queue(page).getByText('Added')).toHaveCount(2);
  await queue(page).getByRole('button', { name: 'Done' }).click();
  for (const name of photos) await isDrawn(document(page, name).locator('img'));

  await page.getByRole('button', { name: `Preview ${photos[0]}` }).click();
  await isDrawn(dialog(page).getByRole('img').first());
  const place = dialog(page).getByText(/^\d+ of \d+$/);
  const before = await place.innerText();
  await dialog(page)
    .getByRole('button', { name: /^(Next|Previous) picture$/, disabled: false })
    .first()
    .click();
  await expect(place).not.toHaveText(before);
  await isDrawn(dialog(page).getByRole('img').first());
});

test('a large document whose line breaks in the middle goes on where it was', async ({ comeIn }) => {
  const page = await comeIn('supervisor', '/healthz');
  await openDocuments(page);
  const begun: string[] = [];
  const offsets: number[] = [];
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (request.method() === 'PATCH' && offset !== undefined) offsets.push(Number(offset));
    if (request.method() === 'POST' && request.headers()['upload-length']) begun.push(request.url());
  });
  const devtools = await page.context().newCDPSession(page);
  const line = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 0, downloadThroughput: -1, uploadThroughput: 3 * 1_048_576 },
    });
  await line(false);
  const name = `scan-${run}.pdf`;
  const megabytes = 12;
  const large = Buffer.concat([
    pdf(`scan ${run}`),
    Buffer.alloc(megabytes * 1_048_576, ' '),
    Buffer.from('%%EOF\n'),
  ]);
  await choose(page, pdfOf(name, large));
  await labelled(page, 'Court order');
  await dialog(page).getByRole('button', { name: 'Add the document' }).click();

  const bar = queue(page).getByRole('progressbar', { name: `Sending ${name}` });
  await expect.poll(() => bar.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(45);
  const sentBefore = offsets.length;
  const broken = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await line(true);
  await broken;
  await expect(queue(page)).not.toContainText('Added');
  await line(false);
  await expect(queue(page)).toContainText('Added');
  await expect(document(page, name).last()).toContainText('12 MB');

  expect(begun).toHaveLength(1);
  const after = offsets.slice(sentBefore);
  expect(after.length).toBeGreaterThan(0);
  // The first four megabytes had come through: none of what follows begins before their end.
  for (const offset of after) expect(offset).toBeGreaterThanOrEqual(4 * 1_048_576);
});
