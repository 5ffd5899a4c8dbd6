import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '#contract/problems';
import { checkContent } from '#server/documents/check-content';
import { renderPdf } from '#server/pdf/render-pdf';
import { officeDocument, packedObject, pdfWith, relations } from '../../support/acting-documents';
import { pdf } from '../../support/document-bytes';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is said of a document of some bytes: what it is, or how it is refused. */
async function saidOf(fileName: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, fileName);
  await writeFile(file, bytes);
  return checkContent({ path: file, sizeBytes: bytes.length, sha256: '' }, fileName).then(
    ({ mimeType }) => mimeType,
    (error: unknown) => (error instanceof Problem ? `${error.code} ${error.sentence.key}` : String(error)),
  );
}

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const document = 'word/document.xml';
const workbook = 'xl/workbook.xml';

describe('a document that acts', () => {
  it.each([
    ['a script that runs when it is opened', pdfWith(`/OpenAction ${script}`)],
    ['a script among its names', pdfWith('/Names<</JavaScript 4 0 R>>')],
    ['a script whose name is written in numbers', pdfWith('/OpenAction<</S/J#61vaScr#69pt/JS(x)>>')],
    ['a form with scripts of its own', pdfWith('/AcroForm<</Fields[]/XFA 4 0 R>>')],
    [
      'such a form in a packed object',
      pdfWith('', packedObject('/Type/ObjStm/N 1/First 4', '4 0 <</Fields[]/XFA[(template) 5 0 R]>>')),
    ],
    ['such a form behind a remark', pdfWith('/AcroForm<</Fields[]/XFA % it is there\n4 0 R>>')],
    ['such a form far behind its name', pdfWith(`/AcroForm<</Fields[]/XFA${' '.repeat(300)}4 0 R>>`)],
    ['a program that is started', pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    ['a file within it', pdfWith('/Names<</EmbeddedFiles 4 0 R>>')],
    ['a file on a page of it', pdfWith('', '4 0 obj<</Type/Annot/Subtype/FileAttachment/FS 5 0 R>>endobj')],
    ['a file that only its own object names', pdfWith('', '4 0 obj<</F(a.exe)/EF<</F 5 0 R>>>>endobj')],
    ['a film with scripts', pdfWith('', '4 0 obj<</Type/Annot/Subtype/RichMedia>>endobj')],
    ['a script in a packed object', pdfWith('', packedObject('/Type/ObjStm/N 1/First 4', `4 0 ${script}`))],
    [
      'a script in a packed object that says it is a picture',
      pdfWith('', packedObject('/Subtype/Image', `4 0 ${script}`)),
    ],
    [
      'a script in a packed object without an end',
      pdfWith('', packedObject('/Type/ObjStm/N 1/First 4', `4 0 ${script}`, '')),
    ],
    [
      'a script that stands far inside',
      pdfWith('', packedObject('/Type/ObjStm/N 1/First 4', `4 0 ${' '.repeat(300_000)}${script}`)),
    ],
    [
      'a script behind megabytes that nothing packs',
      pdfWith(
        '',
        packedObject('/Type/ObjStm/N 1/First 4', `4 0 ${randomBytes(1_200_000).toString('hex')}${script}`),
      ),
    ],
    [
      'objects packed in a way that is not looked into',
      pdfWith(
        '',
        '4 0 obj<</Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]>>stream\nabc\nendstream',
      ),
    ],
    [
      'packed objects under a password',
      pdfWith('/Encrypt 8 0 R', packedObject('/Type/ObjStm/N 1/First 4', '4 0 <<>>')),
    ],
  ])('is refused: a PDF with %s', async (_, bytes) => {
    expect(await saidOf('document.pdf', bytes)).toBe('WRONG_TYPE documents.documentActs');
  });

  it('is refused wherever in a PDF it stands: at the edge of what is read at once as well', async () => {
    const megabyte = 1_048_576;
    const plainly = Buffer.from(`4 0 obj${script}endobj`);
    const packed = Buffer.from(packedObject('/Type/ObjStm/N 1/First 4', `4 0 ${script}`));
    const begin = pdfWith('', '@').indexOf('@');
    for (const object of [plainly, packed])
      for (let before = 0; before < object.length; before += 5) {
        const filler = Buffer.alloc(megabyte - begin - before, '%');
        filler[filler.length - 1] = 0x0a;
        const bytes = pdfWith('', Buffer.concat([filler, object]));
        expect(await saidOf('document.pdf', bytes), `${before} bytes before`).toBe(
          'WRONG_TYPE documents.documentActs',
        );
      }
  });

  it.each([
    [
      'a template from elsewhere',
      'document.docx',
      document,
      'word/_rels/settings.xml.rels',
      'attachedTemplate',
      'External',
    ],
    [
      'a page from elsewhere in it',
      'document.docx',
      document,
      'word/_rels/document.xml.rels',
      'frame',
      'External',
    ],
    [
      'an object of another program',
      'document.docx',
      document,
      'word/_rels/document.xml.rels',
      'oleObject',
      '',
    ],
    [
      'an object of another program',
      'sheet.xlsx',
      workbook,
      'xl/worksheets/_rels/sheet1.xml.rels',
      'oleObject',
      '',
    ],
    ['an object from elsewhere', 'sheet.xlsx', workbook, 'xl/_rels/a.xml.rels', 'oleObject', 'External'],
    ['a control', 'sheet.xlsx', workbook, 'xl/worksheets/_rels/sheet1.xml.rels', 'control', ''],
  ])('is refused: one with %s, %s', async (_, name, main, part, type, mode) => {
    const bytes = officeDocument(main, { [part]: relations(type, 'a', mode) });
    expect(await saidOf(name, bytes)).toBe('WRONG_TYPE documents.documentActs');
  });

  it.each([
    ['document.docx', document, 'word/embeddings/oleObject1.bin'],
    ['sheet.xlsx', workbook, 'xl/activeX/activeX1.bin'],
    ['sheet.xlsx', workbook, 'XL/EMBEDDINGS/A.BIN'],
  ])('is refused: %s with the part %s %s', async (name, main, part) => {
    expect(await saidOf(name, officeDocument(main, { [part]: 'x' }))).toBe(
      'WRONG_TYPE documents.documentActs',
    );
  });

  it.each([
    ['sheet.xlsx', workbook, 'xl/vbaProject.bin'],
    ['sheet.xlsx', workbook, 'XL/VBAPROJECT.BIN'],
    ['document.docx', document, 'word/vbaProject.bin'],
  ])('is refused: %s with the macros of %s %s', async (name, main, part) => {
    expect(await saidOf(name, officeDocument(main, { [part]: 'x' }))).toMatch(/^WRONG_TYPE /);
  });

  it('is refused also where its relations are written so that they are not read', async () => {
    const part = 'word/_rels/settings.xml.rels';
    const hidden = relations('attachedTempl&#97;te', 'a', 'External');
    expect(await saidOf('document.docx', officeDocument(document, { [part]: hidden }))).toBe(
      'WRONG_TYPE documents.documentActs',
    );
    const prefixed = relations('attachedTemplate', 'a', 'External')
      .replace('<Relationship ', '<p:Relationship ')
      .replaceAll('"', "'");
    expect(await saidOf('document.docx', officeDocument(document, { [part]: prefixed }))).toBe(
      'WRONG_TYPE documents.documentActs',
    );
  });
});

describe('a document that does nothing', () => {
  it.each([
    ['of one page', pdf()],
    ['that opens at a page', pdfWith('/OpenAction[3 0 R/Fit]')],
    ['with an address to open', pdfWith('', '4 0 obj<</S/URI/URI(https://a.example/)>>endobj')],
    ['with a form to fill in', pdfWith('/AcroForm<</Fields[4 0 R]>>', '4 0 obj<</FT/Tx/T(XFA)>>endobj')],
    ['with packed objects', pdfWith('', packedObject('/Type/ObjStm/N 1/First 4', '4 0 <</Type/Font>>'))],
    [
      'whose packed bytes spell such a form by chance',
      pdfWith('', '4 0 obj<<>>stream\nQ/XFA/x/XFA>y\nendstream endobj'),
    ],
    ['under a password, its objects open', pdfWith('/Encrypt 8 0 R')],
    ['that speaks of scripts', pdfWith('', packedObject('', 'BT (JavaScript and Launch) Tj ET'))],
  ])('is taken: a PDF %s', async (_, bytes) => {
    expect(await saidOf('document.pdf', bytes)).toBe('application/pdf');
  });

  it('is taken: a document that this house makes', async () => {
    const bytes = Buffer.from(
      await renderPdf({
        content: ['Notice of seizure'],
        pageMargins: [40, 40, 40, 40],
        defaultStyle: { font: 'Roboto' },
        footer: { text: 'a', pages: '{page}' },
      }),
    );
    expect(await saidOf('document.pdf', bytes)).toBe('application/pdf');
  });

  it('is taken: a text with a link, a picture and a template of its own', async () => {
    const part = 'word/_rels/document.xml.rels';
    for (const [type, mode] of [
      ['hyperlink', 'External'],
      ['image', ''],
      ['styles', ''],
    ] as const)
      expect(
        await saidOf('document.docx', officeDocument(document, { [part]: relations(type, 'a', mode) })),
      ).toMatch(/wordprocessingml/);
  });
});
