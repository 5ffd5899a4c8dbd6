import { calls } from './calls';
import { command } from './command';
import { flag, id, said } from './usual-answers';

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

/** How a notice that is made was sent, as far as it is known; `serveMethod` says by what. */
const service = {
  servedDate: { kind: 'date', required: true },
  postedDate: { kind: 'date' },
  trackingNumber: { kind: 'text', max: 60 },
  emailConsent: { kind: 'flag' },
  servedBy: { kind: 'text', max: 160 },
} as const;

const recipient = {
  _id: id,
  kind: { kind: 'word', of: ['company', 'relatedParty', 'purchaser'], required: true },
  name: said,
  language: { kind: 'choice', of: 'language' },
  usual: flag,
} as const;
const offered = {
  formType: asked.formType,
  refusal: { kind: 'text' },
  recipients: { kind: 'parts', required: true, fields: recipient },
} as const;
const lackingPhoto = {
  slot: { kind: 'choice', of: 'photoSlot', required: true },
  lack: { kind: 'choice', of: 'photoLack', required: true },
} as const;
/** `lacking`: views of the asset of which no picture stands on it, and why. `page`: what stands on it, see `FormPage`. `pdf`: its bytes in base64. */
const preview = {
  fileName: said,
  missing: { kind: 'parts', required: true, fields: { field: said, told: flag } },
  lacking: { kind: 'parts', required: true, fields: lackingPhoto },
  page: { kind: 'value', required: true },
  pdf: said,
} as const;

/** What people do with forms: see which can be made of a file, look at one, make it. */
export const formCommands = {
  listForms: command({
    call: calls.listForms,
    right: 'form.show',
    purpose: 'Lists the forms that the caller’s role makes of a file, with what stands in the way of each.',
    query: { fileId },
    answers: { fields: { data: { kind: 'parts', required: true, fields: offered } } },
  }),
  previewForm: command({
    call: calls.previewForm,
    right: 'form.show',
    purpose: 'Shows a form as it would be made now, and what it still misses; nothing is kept.',
    body: asked,
    answers: { fields: preview },
  }),
  generateForm: command({
    call: calls.generateForm,
    right: 'form.create',
    purpose:
      'Makes a form of a file, and keeps it as a document where that is wanted; of a notice that was sent, how it was, until a document proves it.',
    body: { ...asked, service: { kind: 'part', fields: service } },
    answers: [{ status: 201, record: 'document' }, { fields: { fileName: said, pdf: said } }],
  }),
};
