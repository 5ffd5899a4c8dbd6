import type { Page } from '@playwright/test';
import { centsOf } from '../../src/contract/money/cents';
import { call, listed } from './desk/call';
import { expect, test } from './desk/test';

const dialog = (page: Page) => page.getByRole('dialog');

interface Move {
  readonly to: RegExp;
  /** What the move asks for, by label. */
  readonly fill?: Readonly<Record<string, string>>;
}

/** Has the file moved to a status, with what that asks for. */
async function move(page: Page, { to, fill = {} }: Move): Promise<void> {
  await page.getByRole('button', { name: /Move the file to another status/ }).click();
  await page.getByRole('menuitem', { name: to }).click();
  for (const [label, text] of Object.entries(fill))
    await dialog(page)
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .fill(text);
  await dialog(page)
    .getByRole('button', { name: /move to/i })
    .click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Asks the client for something on the page of a file's requests. */
async function ask(page: Page, what: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Raise a request' }).click();
  await dialog(page)
    .getByRole('combobox', { name: /^What do you ask for/ })
    .click();
  await page.getByRole('option', { name: what, exact: true }).click();
  for (const [label, text] of Object.entries(fields))
    await dialog(page)
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .fill(text);
  await dialog(page).getByRole('button', { name: 'Send the request' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Agrees to the request that says so. */
async function agree(page: Page, reason: string): Promise<void> {
  await page.goto('/requests?decidable=true&sortBy=-createdAt');
  const asked = page.getByRole('listitem').filter({ hasText: reason });
  await asked.getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(asked).toHaveCount(0);
}

// As most people have it: everything moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a unit is valued, put in order, offered three times, sold below its floor with the client’s word, and handed out', async ({
  comeIn,
}) => {
  const [page, client] = await Promise.all([comeIn('remarketing_specialist'), comeIn('lender_supervisor')]);
  const run = String(Date.now()).slice(-6);
  const units = await listed(page, '/file/list?status=remarketing_review&hold=false&size=50');
  const { clientId: lender } = await call(
    client,
    'GET',
    `/file/${(await listed(client, '/file/list?size=1'))[0]?._id}`,
  );
  // One that was for sale for too long is ageing, however often it was offered.
  const ageing = (await listed(page, '/remarketingDashboard/list?ageingFlag=true&size=500')).map(
    ({ fileId }) => fileId,
  );
  const unit = units.find(({ _id, clientId }) => clientId === lender && !ageing.includes(_id));
  expect(unit, 'a unit of the lender that waits for its reserve').toBeDefined();
  const file = `/files/${unit?._id}`;
  const said = (what: string): string => `${what} ${run}`;

  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  /** What the client’s units come to that are sold tomorrow: how many, their reserves and their book values. */
  const forTomorrow = async () => {
    const asked = `clientId=${String(lender)}&saleDateFrom=${tomorrow}&saleDateTo=${tomorrow}`;
    const { totals } = await call(page, 'GET', `/remarketingDashboard/list?${asked}`);
    const { units: count, reservePrice, cbbAverage } = totals as Record<string, string | number>;
    return [Number(count), centsOf(String(reservePrice)), centsOf(String(cbbAverage))] as const;
  };
  const before = await forTomorrow();
  /** The unit as its client sees it among all that is for sale. */
  const asUnit = async () => {
    await client.goto(`/remarketing?saleDateFrom=${tomorrow}&saleDateTo=${tomorrow}`);
    return client.getByRole('row').filter({ has: client.locator(`a[href$="${file}"]`) });
  };

  let book = 0;
  await test.step('it is appraised, and its book value is told, which nobody writes down', async () => {
    const asked = { fileId: unit?._id, mileageInKms: 80_000 };
    const { data } = await call(page, 'PATCH', '/asset/recalculateBlackBookValue', asked);
    const [told] = data as readonly { readonly newValue: string }[];
    book = Number(told?.newValue);
    await page.goto(file);
    const sale = page.getByRole('region', { name: 'Sale', exact: true });
    await sale.getByRole('button', { name: /^Edit/ }).click();
    await dialog(page)
      .getByRole('textbox', { name: /^Appraised value/ })
      .fill('15500');
    await expect(dialog(page).getByRole('textbox', { name: /^Book value/ })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: /^Save/ }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(sale).toContainText('$15,500.00');
    await expect(sale).toContainText(book.toLocaleString('en-CA', { style: 'currency', currency: 'CAD' }));
  });

  await test.step('the reserve and the floor are proposed, and the client agrees', async () => {
    await page.goto(`${file}/requests`);
    await ask(page, 'Reserve approval', {
      'Reserve price': '15000',
      'Floor price': '14000',
      Reason: said('As the appraisal says.'),
    });
    await agree(client, said('As the appraisal says.'));
    await page.goto(file);
    const sale = page.getByRole('region', { name: 'Sale', exact: true });
    await expect(sale).toContainText('$15,000.00');
    await expect(sale).toContainText('$14,000.00');
    await move(page, { to: /^Reserve/ });
  });

  await test.step('what raises the price is estimated, and the client agrees', async () => {
    await page.goto(`${file}/repairs`);
    await page.getByRole('button', { name: 'Add a repair' }).click();
    await dialog(page)
      .getByRole('combobox', { name: /^Category/ })
      .click();
    await page.getByRole('option').nth(1).click();
    await dialog(page)
      .getByRole('textbox', { name: /^Estimate optional/ })
      .fill('900');
    await dialog(page)
      .getByRole('textbox', { name: /^Expected lift/ })
      .fill('2400');
    await dialog(page).getByRole('button', { name: 'Add the repair' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.goto(`${file}/requests`);
    await ask(page, 'Repair approval', { Amount: '900', Reason: said('It lifts the price.') });
    await agree(client, said('It lifts the price.'));
  });

  await test.step('it is brought to an auction, listed, and twice not sold', async () => {
    await page.goto(file);
    await page.getByRole('button', { name: /Move the file to another status/ }).click();
    await page.getByRole('menuitem', { name: /^Transport to auction/ }).click();
    const nearest = dialog(page).getByRole('radiogroup', { name: 'The nearest auctions' }).getByRole('radio');
    await expect(nearest.first()).toBeVisible();
    const away = await nearest.evaluateAll((radios) =>
      radios.map((radio) =>
        Number(/([\d,]+)\skm/.exec(radio.closest('label')?.textContent ?? '')?.[1]?.replace(',', '')),
      ),
    );
    expect(away).toEqual([...away].sort((one, other) => one - other));
    const name = await nearest.first().evaluate((radio) => radio.closest('label')?.textContent ?? '');
    await nearest.first().check();
    await dialog(page)
      .getByRole('button', { name: /move to/i })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    const auction = /^Demo auction \D+ \d+/.exec(name)?.[0] ?? 'no auction';
    await expect(page.getByRole('region', { name: 'Sale', exact: true })).toContainText(auction);
    await move(page, { to: /^At auction/ });
    await move(page, { to: /^Ready for sale/ });
    await move(page, { to: /^Listed/, fill: { 'Sale date': tomorrow } });
    await move(page, { to: /^No sale/ });
    await move(page, { to: /^Listed/ });
    await expect(await asUnit()).not.toContainText('Ageing');
    await move(page, { to: /^No sale/ });
    await expect(await asUnit()).toContainText('Ageing');
    await move(page, { to: /^Listed/ });
    await move(page, { to: /^Conditional/, fill: { 'Last bid': '13000' } });
    await expect(page.getByRole('region', { name: 'Sale', exact: true })).toContainText('No-sales2');
    // The client has four hours to say what becomes of the bid.
    const { statusSince, statusDue } = await call(page, 'GET', file.replace('/files/', '/file/'));
    expect(Date.parse(String(statusDue)) - Date.parse(String(statusSince))).toBe(4 * 3_600_000);
  });

  await test.step('all that is for sale puts it before what was never offered, and counts it in', async () => {
    await page.goto(`/remarketing?clientId=${String(lender)}&saleDateFrom=${tomorrow}&sortBy=-noSaleCount`);
    const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${file}"]`) });
    await expect(row).toContainText('2Bid $13,000.00');
    await expect(row).toContainText('$15,000.00Floor $14,000.00');
    const [count, reserves, values] = before;
    expect(await forTomorrow()).toEqual([count + 1, reserves + 1_500_000, values + Math.round(book * 100)]);
  });

  await test.step('a bid below the floor is asked about, agreed to, and accepted', async () => {
    await page.goto(`${file}/requests`);
    await ask(page, 'Offer approval', { Amount: '13000', Reason: said('The best of three runs.') });
    await agree(client, said('The best of three runs.'));
    const desk = await comeIn('supervisor', file);
    await desk.getByRole('button', { name: 'Accept an offer' }).click();
    await dialog(desk)
      .getByRole('textbox', { name: /^(Sale price|Sold for|Price)/ })
      .fill('13000');
    await dialog(desk)
      .getByRole('combobox', { name: /^Purchaser/ })
      .fill('Placeholder');
    await desk
      .getByRole('option', { name: /Placeholder/ })
      .first()
      .click();
    await dialog(desk)
      .getByRole('button', { name: /Accept/ })
      .click();
    await expect(dialog(desk)).toHaveCount(0);
    await expect(desk.getByRole('region', { name: 'Sale', exact: true })).toContainText('$13,000.00');
    await page.goto(file);
    await move(page, { to: /^Sold/ });
  });

  await test.step('the bill of sale and the gate pass are made', async () => {
    await page.goto(`${file}/documents`);
    for (const [form, asked] of [
      ['Bill of sale', { 'Sales tax': '1690' }],
      ['Gate pass', { Carrier: 'Demo Transport East', 'Release code': run, 'Valid until': '2027-01-15' }],
    ] as const) {
      await page.getByRole('button', { name: 'Make a form', exact: true }).click();
      await dialog(page).getByRole('button', { name: form }).click();
      for (const [label, text] of Object.entries(asked))
        await dialog(page).getByRole('textbox', { name: label }).fill(text);
      await dialog(page).getByRole('button', { name: 'Make and keep' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('listitem').filter({ hasText: form }).first()).toBeVisible();
    }
  });

  await test.step('all that is for sale says what it sold for', async () => {
    await page.goto(`/remarketing?clientId=${String(lender)}&sortBy=daysInRemarketing`);
    const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${file}"]`) });
    const percent = Math.round((1000 * 13_000) / book) / 10;
    await expect(row).toContainText(`$13,000.00${percent}% of the book value`);
  });
});
