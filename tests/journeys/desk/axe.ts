import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

/** What axe reckons with of a colour. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}
/** What is used of axe. */
interface Axe {
  run(page: Document, options: RunOptions): Promise<AxeResults>;
  readonly commons: { readonly color: { readonly Color: { prototype: Color } } };
}

/**
 * What axe is run with in place of weak maps and sets, by the names that it calls them: as it is published, each of the six numbers of a
 * colour lies in a weak map of its own, and a look makes colours by the ten thousand. Here a value lies on what it belongs to.
 */
const onItself = `class {
  key = Symbol();
  get(owner) { return owner?.[this.key]; }
  has(owner) { return this.key in Object(owner); }
  set(owner, value) { owner[this.key] = value; return this; }
  add(owner) { return this.set(owner, true); }
}`;

/**
 * Brings axe into a page, once a page. It reads the colours anew behind every word on the page, and each by way of all the colour
 * spaces that there are: half of what a look costs. Here it keeps each colour that it has read.
 */
async function bringIn(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(`(function (WeakMap, WeakSet) {${axe.source}\n})(${onItself}, ${onItself})`);
  await page.evaluate(() => {
    const { prototype } = (window as unknown as { axe: Axe }).axe.commons.color.Color;
    const read = prototype.parseString;
    const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
    prototype.parseString = function (text) {
      const kept = known.get(text);
      if (kept) return Object.assign(this, kept);
      const { r, g, b, alpha } = read.call(this, text);
      known.set(text, { r, g, b, alpha });
      return this;
    };
  });
}

/** What axe finds, of whatever weight and by every rule of its own; also whether what a thing is called holds the words that stand on it. */
export async function findings(page: Page): Promise<string[]> {
  await bringIn(page);
  // A menu stands beside the landmarks for as long as it is open, as a dialog does; of dialogs axe knows it.
  const isMenu = (await page.getByRole('menu').count()) > 0;
  return page.evaluate(async (isMenu) => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true }, region: { enabled: !isMenu } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
  }, isMenu);
}
