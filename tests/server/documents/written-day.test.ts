import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContent } from '#server/documents/check-content';
import { packedObject, pdfWith } from '../../support/acting-documents';
import { jpeg, pdf, png } from '../../support/document-bytes';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function dayOf(fileName: string, bytes: Buffer): Promise<string | undefined> {
  const file = path.join(folder, fileName);
  await writeFile(file, bytes);
  const { writtenOn } = await checkContent({ path: file, sizeBytes: bytes.length, sha256: '' }, fileName);
  return writtenOn;
}

const info = (entries: string): Buffer => pdfWith('', `4 0 obj<<${entries}>>endobj`);
const xmp = (words: string): Buffer =>
  pdfWith('', `4 0 obj<</Type/Metadata/Subtype/XML>>stream\n${words}\nendstream endobj`);

it.each([
  ['when it was made', info("/CreationDate(D:20251104101500-05'00')"), '2025-11-04'],
  ['when it was changed last', info('/CreationDate (D:20251104) /ModDate (D:20260112)'), '2026-01-12'],
  [
    'the later of the two, whichever it is',
    info('/ModDate(D:20251104)/CreationDate(D:20260112)'),
    '2026-01-12',
  ],
  [
    'a day among its packed objects',
    pdfWith('', packedObject('/Type/ObjStm/N 1/First 4', '4 0 <</CreationDate(D:20251104101500Z)>>')),
    '2025-11-04',
  ],
  ['a day in the words of XMP', xmp('<xmp:ModifyDate>2026-02-03T10:00:00Z</xmp:ModifyDate>'), '2026-02-03'],
  ['a day in an attribute of XMP', xmp('<rdf:Description xmp:CreateDate="2026-02-03"/>'), '2026-02-03'],
  ['no day that there is', info('/CreationDate(D:20260231)'), undefined],
  ['nothing', pdf(), undefined],
])('a PDF says %s', async (_, bytes, day) => {
  expect(await dayOf('paper.pdf', bytes)).toBe(day);
});

it('a photo says when it was taken, and a picture that says nothing is of no day', async () => {
  expect(await dayOf('photo.jpg', jpeg())).toBe('2026-11-20');
  expect(await dayOf('picture.png', png())).toBeUndefined();
});
