import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkWorkbook } from '#server/spreadsheets/check-workbook';

interface Part {
  readonly name: string;
  readonly bytes: Buffer;
  /** What the part says it unpacks to, where that is a lie. */
  readonly says?: number;
}

/** An archive, written by hand so that it can lie. */
function archive(parts: readonly Part[]): string {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, says } of parts) {
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(typeof crc32 === 'function' ? crc32(bytes) : 0, 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(says ?? bytes.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    head.copy(entry, 10, 8, 26);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length & 0xffff, 8);
  end.writeUInt16LE(parts.length & 0xffff, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'book-')), 'a.xlsx');
  writeFileSync(file, Buffer.concat([...locals, list, end]));
  return file;
}

const book: Part = { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook/>') };
const sheet = (bytes: Buffer, says?: number): Part => ({
  name: 'xl/worksheets/sheet1.xml',
  bytes,
  ...(says !== undefined && { says }),
});

test('takes a plain workbook', () =>
  expect(checkWorkbook(archive([book, sheet(Buffer.from('<worksheet/>'))]))).resolves.toBeUndefined());

test('refuses one that says it unpacks to far more than it is', () =>
  expect(checkWorkbook(archive([book, sheet(Buffer.alloc(40 * 1_048_576))]))).rejects.toMatchObject({
    code: 'TOO_LARGE',
  }));

test('refuses one that unpacks to more than it says', () =>
  expect(checkWorkbook(archive([book, sheet(Buffer.alloc(5_000_000), 100)]))).rejects.toMatchObject({
    code: 'TOO_LARGE',
  }));

test('refuses one with thousands of parts', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({ name: `p${index}`, bytes: Buffer.alloc(0) }));
  return expect(checkWorkbook(archive([book, ...many]))).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

test('refuses one that declares entities', () => {
  const bomb = Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet/>');
  return expect(checkWorkbook(archive([book, sheet(bomb)]))).rejects.toMatchObject({ code: 'WRONG_TYPE' });
});

test('refuses an archive that is no workbook', () =>
  expect(checkWorkbook(archive([{ name: 'a.txt', bytes: Buffer.from('x') }]))).rejects.toMatchObject({
    code: 'WRONG_TYPE',
  }));
