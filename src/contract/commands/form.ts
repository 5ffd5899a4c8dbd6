import { command } from './command';

// A key, so that a file out of scope is told as one that is not there.
const fileId = { kind: 'key', required: true } as const;

/** What a form is made of (3.11). `overrides`: its merge fields that people tell, by their names. */
const asked = {
  fileId,
  formType: { kind: 'choice', of: 'formType', required: true },
  language: { kind: 'choice', of: 'language', required: true },
  recipientRelatedPartyIds: { kind: 'references', to: 'relatedParty' },
  recipientCompanyId: { kind: 'reference', to: 'company' },
  overrides: { kind: 'value' },
  saveAsDocument: { kind: 'flag', required: true, default: true },
  postToClient: { kind: 'flag', required: true, default: false },
  serveMethod: { kind: 'choice', of: 'noticeMethod' },
} as const;

/** What people do with forms: see which can be made of a file, look at one, make it. */
export const formCommands = {
  listForms: command({
    call: 'GET /desk/form/list/{fileId}',
    right: 'form.show',
    query: { fileId },
    answers:
      '{ data: [{ formType, refusal, recipients: [{ _id, kind, name, language, usual }] }] }, those of the caller’s role',
  }),
  previewForm: command({
    call: 'POST /form/preview',
    right: 'form.show',
    body: asked,
    answers: '{ fileName, missing: [{ field, told }], page, pdf }: the PDF in base64, nothing kept',
  }),
  generateForm: command({
    call: 'POST /form/generate',
    right: 'form.create',
    body: asked,
    answers: '201 document, or { fileName, pdf } where it is not to be kept',
  }),
};
