import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inBrowser, signInTo } from './browser';
import { reader } from './bench-host';
import { say } from './figure';
import type { Figure } from './figure';

const turns = 5;
/** Milliseconds for which a pointer rests on what it presses. */
const pointerBefore = 150;
const script = readFileSync(path.join(import.meta.dirname, 'photos-in-sight.js'), 'utf8');

/** How long a person waits for the pictures of a file with very many photos, from the click on its documents until all in sight are drawn. */
export async function measurePhotosInSight(
  folder: string,
  port: number,
  fileId: string,
  photos: number,
): Promise<Figure[]> {
  const baseURL = `http://localhost:${port}`;
  return inBrowser(folder, baseURL, async (context) => {
    await signInTo(await context.newPage(), baseURL, reader, `/files/${fileId}`);
    const waited: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const page = await context.newPage();
      await page.goto(`/files/${fileId}`);
      await page.waitForLoadState('networkidle');
      // As a person does: the pointer comes first.
      await page.locator(`main a[href$="/files/${fileId}/documents"]`).hover();
      await page.waitForTimeout(pointerBefore);
      const { took, pictures } = await page.evaluate<{ took: number; pictures: number }>(
        `${script}; picturesDrawn()`,
      );
      say(`  ${pictures} pictures drawn ${took.toFixed(0)} ms after the click`);
      waited.push(took);
      await page.close();
    }
    const [middle = 0] = waited.sort((a, b) => a - b).slice(Math.floor(turns / 2));
    return [
      {
        name: `a file with ${photos} photos: from the click to all pictures in sight, in a browser`,
        value: middle,
        unit: 'ms',
        budget: 1_000,
      },
    ];
  });
}
