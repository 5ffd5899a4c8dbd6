import { once } from 'node:events';
import { createInflate, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bombs, pdfBomb } from '../../support/bombs';
import type { TestHost } from '../../support/host';
import { keptIn, openDocuments, upload } from '../../support/documents';
import type { Person } from '../../support/person';
import { costOf } from '../../support/processor';

const megabyte = 1_048_576;

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
let fileId: string;

beforeAll(async () => {
  ({ host, close, supervisor, fileId } = await openDocuments());
  // What is read and made ready once belongs to no bomb.
  await upload(host, supervisor, fileId, {}, { name: 'a.pdf', bytes: await pdfBomb(1, 32 * megabyte) });
});
afterAll(() => close());

/** Unpacks three hundred megabytes and looks at none of them: more of a document is not unpacked before it is refused. */
async function unpackAlone(): Promise<void> {
  const packed = deflateSync(Buffer.alloc(10 * megabyte, ' /  '));
  for (let times = 0; times < 30; times += 1) {
    const unpacking = createInflate({ chunkSize: 65_536 });
    unpacking.resume().end(packed);
    await once(unpacking, 'end');
  }
}

describe('a bomb', () => {
  it.each(bombs)('is refused at once, in little memory, and leaves nothing: %s', async (_, name, make) => {
    const bytes = await make();
    const before = keptIn(host);
    globalThis.gc?.();
    const memory = process.memoryUsage.rss();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - memory)), 10);
    let status = 0;
    const cost = await costOf(async () => {
      ({ status } = await upload(host, supervisor, fileId, {}, { name, bytes }));
    });
    clearInterval(watch);
    expect([413, 415]).toContain(status);
    expect(keptIn(host)).toEqual(before);
    expect(most / megabyte).toBeLessThan(100);
    // Beside what the same machine needs for it at the same hour, so that one which is slow or busy says the same.
    expect(cost / (await costOf(unpackAlone))).toBeLessThan(12);
  });
});
