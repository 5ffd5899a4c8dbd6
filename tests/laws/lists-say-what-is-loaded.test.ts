import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../src/web/i18n/en/pages';
import { keysIn, saidIn } from './said-texts';

const sources = new Map(
  readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join('src/web', file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

function resolved(from: string, named: string): string[] {
  const place = path.posix.join(path.posix.dirname(from), named);
  const found = ['.ts', '.tsx'].map((ending) => place + ending).find((one) => sources.has(one));
  return found ? [found] : [];
}

/** What a file is drawn with, at once and later; a page that waits for its texts is none of it. */
function drawnWith(file: string): string[] {
  const source = sources.get(file) ?? '';
  const atOnce = source.matchAll(/^(?:import|export)\s+(?!type)[^;]*?from\s+'(\.[^']+)'/gm);
  const later = source.matchAll(/\bimport\(\s*'(\.[^']+)'\s*\)(?!\.then\(\([^)]*\) =>\s*withPageTexts\()/g);
  return [...atOnce, ...later].flatMap(([, named = '']) => resolved(file, named));
}

/** All that is drawn without waiting for the texts of the pages, from the first file on. */
function drawnAtOnce(): string[] {
  const seen = new Set<string>();
  const open = ['src/web/main.tsx'];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || /\busePageTexts\(\)/.test(sources.get(file) ?? '')) continue;
    seen.add(file);
    open.push(...drawnWith(file));
  }
  return [...seen].filter((file) => !/^src\/web\/i18n\/(en|fr)\//.test(file));
}

test('what is said in a list is loaded with it: the texts of the pages are said by what waits for them', () => {
  const atOnce = drawnAtOnce();
  expect(atOnce).toContain('src/web/generated/generated-list.tsx');
  expect(atOnce).not.toContain('src/web/screens/field/field-page.tsx');
  const keys = keysIn(pages);
  const early = atOnce.flatMap((file) => {
    // A key whose room is not written out may be of any: nothing can be told of it.
    const isSaid = saidIn((sources.get(file) ?? '').replaceAll(/`\$\{[^}`]+\}\./g, '`'));
    return keys.filter(isSaid).map((key) => `${file}: ${key}`);
  });
  expect(early).toEqual([]);
});
