import type { Page } from '@playwright/test';
import { sessionHeader } from '../../../src/contract/session';
import { viewsWanted } from '../../../src/contract/lifecycles/seizure-photos';
import { expect } from './test';

/** A picture of one point, by a name. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** Photographs a car that is secured from every side, as the person whose page it is: what a journey stands on and is not about. */
export async function photograph(page: Page, fileId: string): Promise<void> {
  const form = new FormData();
  form.append('fileId', fileId);
  for (const slot of viewsWanted('automobile', null)) {
    const { name, mimeType, buffer } = picture(`${slot}.png`);
    form.append('slots', slot);
    form.append('photos', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const sessionId = await page.evaluate(() => localStorage.getItem('sessionId'));
  const answer = await page.request.post('/api/document/upload-seizure-photos', {
    headers: { [sessionHeader]: sessionId ?? '' },
    multipart: form,
  });
  expect(await answer.json()).toMatchObject({ missing: [] });
}
