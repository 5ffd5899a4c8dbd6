import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, text: readFileSync(`src/web/${path}`, 'utf8') }));

/** The names under which a table's container stands in a file: its own, and those of containers that are styled. */
const containers = (text: string): string[] => [
  ...(text.includes("from '@mui/material/TableContainer'") ? ['TableContainer'] : []),
  ...[...text.matchAll(/const (\w+) = styled\(TableContainer\)/g)].map(([, name = '']) => name),
];

const opened = (): { path: string; tag: string }[] =>
  files.flatMap(({ path, text }) =>
    containers(text).flatMap((name) =>
      [...text.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => ({ path, tag })),
    ),
  );

it('a table that can be pushed sideways has a name, and those who use keys come to it', () => {
  expect(opened().length).toBeGreaterThan(3);
  const closed = opened().filter(
    ({ tag }) =>
      !(/role="(?:region|group)"/.test(tag) && /aria-label(ledby)?=/.test(tag) && /tabIndex=\{0\}/.test(tag)),
  );
  expect(closed.map(({ path }) => path)).toEqual([]);
});
