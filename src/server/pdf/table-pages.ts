import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { columnWidths } from './column-widths';
import type { TableEnd, TableLook, TableRow } from './table-look';

interface Fonts {
  readonly normal: string;
  readonly bold: string;
}

const margins = { left: 28, top: 32, right: 28, bottom: 44 };
const pad = { x: 4, y: 2 };
const ink = { text: '#1c1f24', label: '#5c626d', line: '#aab0b8' };
/** How much wider than its first rows ask for a column is at most. */
const mostSpare = 1.4;
const sizes = { title: 20, label: 8.5 };

/** Also as it is written for people: `1 234,50`, `−$1,234.50`. */
const figure = /^[-−]?[\d\s.,$]+$/;

/** The pages of a table, given out as they are filled: no more of it is held than the page that is written on. */
export class TablePages {
  private readonly document: PDFKit.PDFDocument;
  private readonly written: Buffer[] = [];
  private readonly isWide: boolean;
  private readonly size: number;
  private widths: readonly number[] = [];
  private y = 0;
  private page = 0;

  constructor(
    private readonly look: TableLook,
    fonts: Fonts,
  ) {
    const { title, author, language, columns } = look;
    this.isWide = columns.length > 12;
    this.size = this.isWide ? 6 : 7.5;
    this.document = new PDFDocument({
      size: this.isWide ? 'LEGAL' : 'LETTER',
      layout: columns.length > 8 ? 'landscape' : 'portrait',
      margins,
      autoFirstPage: false,
      lang: language === 'fr' ? 'fr-CA' : 'en-CA',
      displayTitle: true,
      info: { Title: title, Author: author },
    });
    this.document.registerFont('normal', fonts.normal).registerFont('bold', fonts.bold);
    this.document.on('data', (bytes: Buffer) => this.written.push(bytes));
    this.turn();
    this.say(title, { font: 'bold', size: sizes.title, color: ink.text });
    this.say(look.lead, { font: 'normal', size: sizes.label, color: ink.label });
    this.y += 10;
  }

  /** The next rows. Columns are as wide as the first of them ask for. */
  add(rows: readonly TableRow[]): void {
    if (rows.length === 0) return;
    if (this.widths.length === 0) {
      this.widths = this.widthsFor(rows);
      this.head();
    }
    this.use('normal', this.size, ink.text);
    for (const row of rows) this.row(row);
  }

  /** What has been written since this was asked last. */
  take(): Buffer {
    return Buffer.concat(this.written.splice(0));
  }

  /** Ends the table with what its rows come to and a line under it, and answers the rest. */
  async end({ said, sum }: TableEnd): Promise<Buffer> {
    if (sum && this.widths.length > 0) {
      this.use('bold', this.size, ink.text);
      this.row(sum, 'bold');
    }
    this.y += 8;
    if (this.y + sizes.label * 1.5 > this.bottom()) this.turn();
    this.say(said, { font: 'normal', size: sizes.label, color: ink.label });
    const ended = once(this.document, 'end');
    this.document.end();
    await ended;
    return this.take();
  }

  private bottom(): number {
    return this.document.page.height - margins.bottom;
  }

  private use(font: 'normal' | 'bold', size: number, color: string): void {
    this.document.font(font).fontSize(size).fillColor(color);
  }

  private say(text: string, as: { font: 'normal' | 'bold'; size: number; color: string }): void {
    const width = this.document.page.width - margins.left - margins.right;
    this.use(as.font, as.size, as.color);
    this.document.text(text, margins.left, this.y, { width });
    this.y = this.document.y + 2;
  }

  /** Begins a page with what stands under it. */
  private turn(): void {
    this.document.addPage();
    this.page += 1;
    const { width, height } = this.document.page;
    this.use('normal', sizes.label, ink.label);
    const [foot, page] = [height - 30, this.look.page.replace('{page}', String(this.page))];
    this.document.text(this.look.footer, margins.left, foot, { lineBreak: false });
    this.document.text(page, width - margins.right - this.document.widthOfString(page), foot, {
      lineBreak: false,
    });
    this.y = margins.top;
  }

  private head(): void {
    this.use('bold', this.size, ink.label);
    this.write(this.look.columns.map(({ header }) => header));
  }

  private row(cells: TableRow, font: 'normal' | 'bold' = 'normal'): void {
    if (this.y + this.heightOf(cells) > this.bottom()) {
      this.turn();
      this.head();
      this.use(font, this.size, ink.text);
    }
    this.write(cells);
  }

  /** Points that a row takes; one that is longer than a page is cut off at its end. */
  private heightOf(cells: TableRow): number {
    const line = this.document.currentLineHeight(true);
    const heights = cells.map((text, at) =>
      this.isOneLine(text, at) || this.isFigure(text, at)
        ? line
        : this.document.heightOfString(text, { width: (this.widths[at] ?? 0) - 2 * pad.x }),
    );
    const room = this.bottom() - margins.top - 4 * line;
    return Math.min(Math.max(line, ...heights) + 2 * pad.y, room);
  }

  private isOneLine(text: string, at: number): boolean {
    return !text.includes('\n') && this.document.widthOfString(text) <= (this.widths[at] ?? 0) - 2 * pad.x;
  }

  /** A figure is never broken: half of one reads as another. */
  private isFigure(text: string, at: number): boolean {
    return (this.look.columns[at]?.isNumber ?? false) && figure.test(text);
  }

  private write(cells: TableRow): void {
    const height = this.heightOf(cells);
    let x = margins.left;
    for (const [at, text] of cells.entries()) {
      const width = this.widths[at] ?? 0;
      this.cell(text, at, { x: x + pad.x, y: this.y + pad.y, width: width - 2 * pad.x, height });
      x += width;
    }
    this.y += height;
    this.document.moveTo(margins.left, this.y).lineTo(x, this.y).lineWidth(0.5).stroke(ink.line);
  }

  private cell(
    text: string,
    at: number,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): void {
    const isNumber = this.look.columns[at]?.isNumber ?? false;
    if (this.isOneLine(text, at)) {
      const shift = isNumber ? width - this.document.widthOfString(text) : 0;
      this.document.text(text, x + shift, y, { lineBreak: false });
    } else if (this.isFigure(text, at)) {
      // What is longer than all before it is set smaller.
      const size = (this.size * width) / this.document.widthOfString(text);
      this.document.fontSize(size).text(text, x, y, { lineBreak: false }).fontSize(this.size);
    } else {
      const align = isNumber ? 'right' : 'left';
      this.document.text(text, x, y, { width, height: height - 2 * pad.y, align, ellipsis: true });
    }
  }

  private widthsFor(rows: readonly TableRow[]): number[] {
    const room = this.document.page.width - margins.left - margins.right;
    this.use('bold', this.size, ink.label);
    const heads = this.look.columns.map(({ header }) => this.document.widthOfString(header));
    this.use('normal', this.size, ink.text);
    const natural = heads.map((head, at) =>
      rows.reduce((most, row) => Math.max(most, this.document.widthOfString(row[at] ?? '')), head),
    );
    const asked = natural.map((width) => width + 2 * pad.x + 0.5);
    // Rows that are still to come may ask for more than the first of them: they have it while there is room.
    const spare = room / asked.reduce((sum, width) => sum + width, 0);
    return columnWidths(
      asked.map((width) => width * Math.min(mostSpare, Math.max(1, spare))),
      room,
    );
  }
}
