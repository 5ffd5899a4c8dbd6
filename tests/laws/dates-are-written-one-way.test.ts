import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = 'src/web';
/** The day in the name of an exported file, as machines sort it. */
const excused = ['generated/use-export.ts'];

it('leaves no date or time to the browser’s own taste, outside the names of files', () => {
  const tasteful = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /dateStyle|timeStyle|toLocale(Date|Time)String/.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(tasteful).toEqual(excused);
});
