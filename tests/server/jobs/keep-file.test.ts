import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { keepFile } from '#server/jobs/write-sheet';

it('keeps one whole file where two hosts write it at once, and fails neither', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'list.csv');
  const [short, long] = ['a'.repeat(1_000), 'b'.repeat(300_000)];
  let second: Promise<void> | undefined;
  await keepFile(file, async (write) => {
    await write(Readable.from([short]));
    second = keepFile(file, (write) => write(Readable.from([long])));
    await second;
    expect(readFileSync(file, 'utf8')).toBe(long);
  });
  expect(readFileSync(file, 'utf8')).toBe(short);
  expect(readdirSync(folder)).toEqual(['list.csv']);
});
