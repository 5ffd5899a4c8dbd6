import type { Locator, Page } from '@playwright/test';
import { listed } from './call';
import type { Found } from './call';
import { picture } from './photograph';
import { expect } from './test';

/** The phone of somebody in the field, on a street of Toronto. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  geolocation: { latitude: 43.6532, longitude: -79.3832 },
  permissions: ['geolocation'],
};

/** The id of the person whose page it is. */
export const ownId = (page: Page): Promise<string> =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { user: { _id: string } }).user._id,
  );

/** What an agent works for an agency, as cards tell it apart: by the name on them. The agent drives out for another agency as well. */
export async function sheetsOf(agent: Page, staff: Page): Promise<readonly Found[]> {
  const all = await listed(agent, '/desk/field');
  const own: Found[] = [];
  for (const sheet of all) {
    if (all.filter(({ debtorName }) => debtorName === sheet.debtorName).length > 1) continue;
    const found = await listed(staff, `/file/search?search=${String(sheet.ref)}`);
    if (found.length > 0) own.push(sheet);
  }
  return own;
}

/** What waits on the phone until there is a line. */
export const notSentYet = (page: Page): Locator =>
  page.getByRole('region', { name: 'Not sent yet' }).getByRole('alert');

/** Where the photos of a secured form are taken, one a view. */
export const viewsIn = (form: Locator): Locator =>
  form.getByRole('region', { name: 'Photos to take' }).locator('input');

/** Says in the open secured form how a unit was found, but for its photos. `things`: what lay in it. */
export async function describeUnit(form: Locator, things: readonly string[]): Promise<void> {
  await form.getByRole('group', { name: 'Keys' }).getByRole('button', { name: 'One key' }).click();
  await form.getByRole('group', { name: 'Drivable' }).getByRole('button', { name: 'Yes' }).click();
  await form.getByLabel('Odometer (km)').fill('81 250');
  await form.getByRole('textbox', { name: 'Damage' }).fill('Rear bumper cracked.');
  await form.getByRole('button', { name: 'Some, listed here' }).click();
  await form.getByRole('textbox', { name: 'One thing to a line' }).fill(things.join('\n'));
  await form.locator('input[aria-label="Signed list"]').setInputFiles(picture('signed.png'));
}

/** What a file then says of its unit and of what lay in it. */
export const asDescribed = (things: readonly string[]) => [
  { keysStatus: 'one', drivable: 'yes', odometerKm: 81_250, damage: 'Rear bumper cracked.' },
  { hasEffects: true, itemCount: things.length, items: things },
];

/** Nothing runs out of the page at its side. */
export async function fitsThePhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
}
