import { formDocument } from '../forms/form-document';
import { demandForm, formFileName, prepareForm } from '../forms/prepare-form';
import { printPhotos } from '../forms/print-photos';
import { renderPdf } from '../pdf/render-pdf';
import type { Handler } from './handler';

/** A form as it would be made now, and what it still misses. Nothing is kept, and nothing is written down. */
export const previewForm: Handler<'previewForm'> = async (context, input) => {
  demandForm(context.caller, input.formType);
  const printed = await printPhotos(context, input, { checked: false });
  const prepared = await prepareForm(context, input, printed);
  const { page, missing, lacking } = prepared;
  const pdf = await renderPdf(formDocument(page, { ...prepared, language: input.language }, printed));
  return { body: { fileName: formFileName(prepared), missing, lacking, page, pdf: pdf.toString('base64') } };
};
