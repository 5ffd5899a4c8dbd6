import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inBrowser, signInTo } from './browser';
import { build, startHost } from './built-host';
import { say } from './figure';
import type { Figure } from './figure';
import { inFolder } from './folder';

const agent = 'field_agent@demo.example';
/** What a person takes to find a button with a glove on and hit it, in seconds. */
const tap = 2;
/** What a person takes to point the camera and release it, in seconds. */
const picture = 5;
const times = 5;

/** How long an attempt with a photo takes in the field, on a phone four times slower than this machine: its taps, and what it waits for. */
export async function measureAttempts(): Promise<Figure[]> {
  build();
  return inFolder(async (folder) => {
    const host = await startHost(path.join(folder, 'data'));
    const baseURL = `http://localhost:${host.port}`;
    try {
      return await inBrowser(folder, baseURL, async (context) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation({ latitude: 43.6532, longitude: -79.3832 });
        const page = await context.newPage();
        await page.setViewportSize({ width: 390, height: 844 });
        await signInTo(page, baseURL, agent, '/field');
        await page
          .getByRole('button', { name: /^Attempt: / })
          .first()
          .waitFor();
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#657' } })
          .jpeg()
          .toBuffer();
        const waits: number[] = [];
        let taps = 0;
        for (let run = 0; run < times; run += 1) {
          const began = performance.now();
          taps = await attempt(page, photo);
          waits.push((performance.now() - began) / 1000);
        }
        say(`  ${taps} taps; ${waits.map((wait) => wait.toFixed(2)).join(', ')} s of the machine`);
        const wait = waits.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
        return [
          {
            name: `an attempt with a photo: ${taps} taps of ${tap} s, ${picture} s for the photo, and the waiting`,
            value: wait + taps * tap + picture,
            unit: 's',
            budget: 20,
          },
        ];
      });
    } finally {
      await host.stop();
    }
  });
}

/** Records an attempt with a photo at the first file, and tells with how many taps. */
async function attempt(page: Page, photo: Buffer): Promise<number> {
  let taps = 0;
  const press = async (press: () => Promise<void>): Promise<void> => {
    taps += 1;
    await press();
  };
  await press(() =>
    page
      .getByRole('button', { name: /^Attempt: / })
      .first()
      .click(),
  );
  const dialog = page.getByRole('dialog');
  await press(() => dialog.getByRole('button', { name: 'No contact', exact: true }).click());
  // One tap opens the camera.
  await press(() =>
    page
      .getByLabel('Photo', { exact: true })
      .last()
      .setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer: photo }),
  );
  await dialog.getByText('1 photo').waitFor();
  await press(() => dialog.getByRole('button', { name: 'Record the attempt' }).click());
  await dialog.waitFor({ state: 'detached' });
  return taps;
}
