import { formDocument } from '../forms/form-document';
import { formFileName, prepareForm } from '../forms/prepare-form';
import { renderPdf } from '../pdf/render-pdf';
import type { Handler } from './handler';

/** A form as it would be made now, and what it still misses. Nothing is kept, and nothing is written down. */
export const previewForm: Handler<'previewForm'> = async (context, input) => {
  const prepared = await prepareForm(context, input);
  const { page, missing } = prepared;
  const pdf = await renderPdf(formDocument(page, { ...prepared, language: input.language }));
  return { body: { fileName: formFileName(prepared), missing, page, pdf: pdf.toString('base64') } };
};
