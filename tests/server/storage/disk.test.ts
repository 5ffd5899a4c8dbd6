import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { diskStorage } from '#server/storage/disk';

const dataDir = mkdtempSync(path.join(tmpdir(), 'collateral-disk-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('gives whoever reads a document all of it, though it is dropped before the first byte was asked for', async () => {
  const storage = diskStorage(dataDir);
  const id = randomUUID();
  await storage.write(id, Buffer.from('the whole of it'));
  const { stream, sizeBytes } = await storage.read(id);
  rmSync(path.join(dataDir, 'documents'), { recursive: true });
  expect([await text(stream), sizeBytes]).toEqual(['the whole of it', 15]);
});

it('says of what it does not keep that there is no such document', async () => {
  const storage = diskStorage(dataDir);
  await storage.write(randomUUID(), Buffer.from('another'));
  await expect(storage.read(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('says nothing of any document while its disk is not there', async () => {
  rmSync(path.join(dataDir, 'documents'), { recursive: true, force: true });
  await expect(diskStorage(dataDir).read(randomUUID())).rejects.toMatchObject({ code: 'NOT_READY' });
});
