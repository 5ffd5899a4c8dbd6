import type { TDocumentDefinitions } from 'pdfmake/interfaces';

/** What stands under every page: a text, and which page it is, `{page}` and `{pages}` filled in while it is laid out. */
export interface PdfFooter {
  readonly text: string;
  readonly pages: string;
}

/** A document of plain data: nothing in it is code, so that another thread can lay it out. */
export type PdfDocument = Omit<TDocumentDefinitions, 'footer'> & { readonly footer: PdfFooter };
