import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that every workbook of Excel has, around the sheets that are given; what stands in them is as Excel writes it (ECMA-376). */
function partsOf(book: Book): Record<string, string> {
  const sheets = Object.keys(book.sheets);
  const relations = [
    ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
    ['styles', 'styles.xml'] as const,
    ['sharedStrings', 'sharedStrings.xml'] as const,
  ];
  return {
    '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${sheets
      .map(
        (_, at) =>
          `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
      )
      .join(
        '',
      )}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook ${main} xmlns:r="${kinds}"><fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="27328"/><workbookPr${book.since1904 ? ' date1904="1"' : ''} defaultThemeVersion="202300"/><sheets>${sheets
      .map(
        (name, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${book.hidden === name ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets><calcPr calcId="191029"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packaged}/relationships">${relations
      .map(([kind, to], at) => `<Relationship Id="rId${at + 1}" Type="${kinds}/${kind}" Target="${to}"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="165" formatCode="&quot;Jours &quot;0"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Aptos Narrow"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${styles
      .map(
        (style) =>
          `<xf numFmtId="${style}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${style === 49 ? ' quotePrefix="1"' : ''}/>`,
      )
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${xml}<sst ${main} count="${book.strings.length}" uniqueCount="${book.strings.length}">${book.strings
      .map((one) => `<si>${one}</si>`)
      .join('')}</sst>`,
    ...Object.fromEntries(
      sheets.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${xml}<worksheet ${main}>${book.sheets[name] ?? ''}</worksheet>`,
      ]),
    ),
  };
}

/** Styles by their place: general, a day as the system writes it, a day as English writes it, text, thousands with two places, days in words. */
const styles = [0, 14, 164, 49, 4, 165];
export const styleOf = { day: 1, englishDay: 2, text: 3, amount: 4, days: 5 } as const;

export interface Book {
  /** Of each sheet, by its name, what stands in it. */
  readonly sheets: Readonly<Record<string, string>>;
  /** What stands in each shared string, in marks. */
  readonly strings: readonly string[];
  readonly hidden?: string;
  readonly since1904?: boolean;
}

/** A workbook in its parts, packed. */
export async function excelBook(book: Book): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(partsOf(book))) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream as unknown as AsyncIterable<Buffer>);
}
