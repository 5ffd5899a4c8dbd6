import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.resolve('src/web');

it('no chooser of files names all pictures or HEIC, of which a telephone would send what nobody else can draw', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const texts = files.map((file) => [file, readFileSync(path.join(web, file), 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('accept=')).length).toBeGreaterThan(5);
  const wide = /image\/\*|\.hei[cf]\b|image\/hei[cf]/i;
  expect(texts.flatMap(([file, text]) => (wide.test(text) ? [file] : []))).toEqual([]);
});
