import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What reads the bytes of documents, and what for. */
const readers: Readonly<Record<string, string>> = {
  'documents/read-unaltered.ts': 'holds them to their fingerprint',
  'documents/small-picture.ts': 'finds what it made of bytes that were held to it',
  'documents/sweep.ts': 'shows them to the virus scanner',
};

it('the bytes of documents are read in one place, which holds them to the fingerprint that was kept', () => {
  const found = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && /\bstorage\.read\(/.test(readFileSync(`src/server/${file}`, 'utf8')),
    )
    .sort();
  expect(found).toEqual(Object.keys(readers));
});
