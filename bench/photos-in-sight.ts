import type { Page } from '@playwright/test';
import { reader } from './bench-host';
import type { AppContext } from './bench-host';
import { inBrowser, signInTo } from './browser';
import { say } from './figure';
import type { Figure } from './figure';

const times = 5;
/** As many as a large screen shows in lines of their own, under the head of the file. */
const atLeast = 8;

/** How long somebody at a large screen waits from a click on the documents of a file until every picture in sight is drawn. */
export async function photosInSight(
  { host, ids }: AppContext,
  folder: string,
  photos: number,
): Promise<Figure> {
  const baseURL = `http://localhost:${host.port}`;
  return inBrowser(folder, baseURL, async (context) => {
    const page = await context.newPage();
    await signInTo(page, baseURL, reader, `/files/${ids[0]}`);
    const waits: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      await page.getByRole('tab', { name: /^Notes/ }).click();
      await page.getByRole('heading', { name: 'Notes', level: 2 }).waitFor();
      waits.push(await drawnAfterClick(page));
    }
    say(
      `the pictures in sight of a file with ${photos}: ${waits.map((wait) => wait.toFixed(0)).join(', ')} ms`,
    );
    return {
      name: `a file with ${photos} photos: the first screen of them, in a browser`,
      value: waits.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0,
      unit: 'ms',
      budget: 1_000,
    };
  });
}

async function drawnAfterClick(page: Page): Promise<number> {
  const tab = await page.getByRole('tab', { name: /^Documents/ }).elementHandle();
  return page.evaluate(
    ([link, least]) =>
      new Promise<number>((resolve) => {
        const inSight = (one: Element): boolean => {
          const { top, bottom, height } = one.getBoundingClientRect();
          return height > 0 && bottom > 0 && top < innerHeight;
        };
        const isDrawn = ({ complete, naturalWidth }: HTMLImageElement): boolean =>
          complete && naturalWidth > 0;
        const began = performance.now();
        const look = (): void => {
          const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(inSight);
          // What is not drawn yet stands there as a sign.
          const signs = [...document.querySelectorAll('main svg[data-testid="ImageOutlinedIcon"]')].filter(
            inSight,
          );
          if (pictures.length >= least && signs.length === 0 && pictures.every(isDrawn))
            resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        (link as HTMLElement).click();
        look();
      }),
    [tab, atLeast] as const,
  );
}
