import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = 'src/web';

it('leaves no date or time to the browser’s own taste', () => {
  const tasteful = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /dateStyle|timeStyle|toLocale(Date|Time)String/.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(tasteful).toEqual([]);
});
