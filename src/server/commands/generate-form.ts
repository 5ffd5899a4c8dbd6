import { Problem } from '#contract/problems';
import { formOf } from '#contract/forms/index';
import { sentence } from '#contract/words/sentence';
import { formDocument } from '../forms/form-document';
import { keepForm, writeMade } from '../forms/keep-form';
import { keepSent } from '../forms/keep-sent';
import { demandForm, formFileName, prepareForm } from '../forms/prepare-form';
import type { PreparedForm } from '../forms/prepare-form';
import { printPhotos, refuseAltered } from '../forms/print-photos';
import { renderPdf } from '../pdf/render-pdf';
import { find } from '../records/find';
import { openFile } from '../records/open-file';
import { answerWhole } from '../records/show';
import { inTransaction } from '../request/in-transaction';
import { invalid } from '../rules/refuse';
import type { Handler } from './handler';

/**
 * Makes a form of a file and keeps it as a document. Its photos are drawn before; then the file is taken and the form laid out meanwhile:
 * what is kept says what the file says at that moment, and a call that is repeated gets its first answer, whatever became of the file since.
 * @throws Problem FORBIDDEN, NOT_FOUND, FILE_CLOSED, CONFLICT with what stands in the way, FAILED naming an altered photo, INVALID naming each missing merge field
 */
export const generateForm: Handler<'generateForm'> = async (context, input) => {
  const { fileId, formType, language, postToClient, saveAsDocument } = input;
  demandForm(context.caller, formType);
  if (postToClient) {
    if (!saveAsDocument) throw invalid('postToClient', sentence('documents.whatNotKeptCannotPosted'));
    context.demand('document.postToClient');
  }
  const printed = await printPhotos(context, input, { checked: true });
  return inTransaction(context, async (context) => {
    const { documentType } = formOf(formType);
    await openFile(context, 'document', { fileIds: [fileId], documentType });
    if (input.service && !saveAsDocument) throw invalid('service', sentence('documents.formServesNothing'));
    refuseAltered(printed);
    const prepared = await prepareForm(context, input, printed);
    refuseMissing(prepared);
    const pdf = await renderPdf(formDocument(prepared.page, { ...prepared, language }, printed));
    if (!saveAsDocument) {
      await writeMade(context, fileId, prepared);
      return { body: { fileName: formFileName(prepared), pdf: pdf.toString('base64') } };
    }
    const id = await keepForm(context, prepared, input, pdf);
    await keepSent(context, { ...prepared, formType }, input, id);
    return {
      status: 201,
      body: await answerWhole(context, 'document', await find(context.db, 'document', id, context.caller)),
    };
  });
};

function refuseMissing({ missing }: PreparedForm): void {
  const errors = Object.fromEntries(
    missing.map(({ field }) => [field, sentence('values.required', { field })]),
  );
  const [message] = Object.values(errors);
  if (message) throw new Problem('INVALID', { message, errors });
}
