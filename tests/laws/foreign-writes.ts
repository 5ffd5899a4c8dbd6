import { expect } from 'vitest';
import { gateWrites } from './foreign-gate-writes';
import { moneyWrites } from './foreign-money-writes';
import { networkWrites } from './foreign-network-writes';
import { documentWrites } from './foreign-document-writes';
import { searchWrites } from './foreign-search-writes';
import { reportWrites } from './foreign-report-writes';
import { saleWrites } from './foreign-sale-writes';
import { traceWrites } from './foreign-trace-writes';
import { company, each, ownFile } from './foreign-probe';
import type { Probe, Probes } from './foreign-probe';
import { strangers } from './probes';

export type { Probe } from './foreign-probe';

const account = '773399990000';

/** Writes that reach for what is not theirs. A call that is not here fails the law, by its name. */
export const writes: Probes = {
  ...gateWrites,
  ...moneyWrites,
  ...documentWrites,
  ...searchWrites,
  ...traceWrites,
  ...saleWrites,
  ...reportWrites,
  ...networkWrites,
  'POST /file/': (look) => {
    const [mine, theirs] = look.mayRead('company.LNB.card')
      ? (['LNB', 'LNA'] as const)
      : (['LNA', 'LNB'] as const);
    const draft = { clientId: company(mine), bankAccountNumber: account, state: 'ON', serialNumber: 'ZQ' };
    return [
      { url: '/file/', body: { ...draft, clientId: company(theirs) } },
      ...each(look, 'file', (relatedFileId) => ({ url: '/file/', body: { ...draft, relatedFileId } })),
      ...strangers(look).companies.map((clientOfficeId) => ({
        url: '/file/',
        body: { ...draft, clientOfficeId },
      })),
      { url: '/file/', body: { ...draft, agencyId: company('PAR') } },
    ];
  },
  'PATCH /file/': (look) => [
    ...each(look, 'file', (_id) => ({ url: '/file/', body: { _id, clientReference: 'taken' } })),
    { url: '/file/', body: { _id: ownFile(look), recovery: { vendorCompanyId: company('V04') } } },
    { url: '/file/', body: { _id: ownFile(look), clientId: company('LNB') } },
  ],
  'PATCH /file/updateDaysPastDue': (look) => [
    {
      url: '/file/updateDaysPastDue',
      body: { fileIds: look.foreign('file') },
      harmless: { updated: 0, jobId: expect.any(String) as string },
    },
  ],
  'DELETE /housekeeping/deleteFile/{fileId}': (look) =>
    each(look, 'file', (id) => ({ url: `/housekeeping/deleteFile/${id}`, body: { reason: 'x' } })),
  'POST /stage/close-file-test': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/stage/close-file-test',
      body: { fileId, closingReason: 'other' },
    })),
  'POST /desk/file/acknowledgeHold': (look) =>
    each(look, 'file', (fileId) => ({ url: '/desk/file/acknowledgeHold', body: { fileId } })),
  'PUT /userAssignment/': (look) => [
    ...each(look, 'file', (fileId) => ({
      url: '/userAssignment/',
      body: { fileId, userIds: [look.me], mode: 'add' },
    })),
    ...strangers(look).people.map((id) => ({
      url: '/userAssignment/',
      body: { fileId: ownFile(look), userIds: [id], mode: 'add' },
    })),
  ],
  'POST /companyAssignment/': (look) => [
    ...each(look, 'file', (fileId) => ({
      url: '/companyAssignment/',
      body: { fileId, companyId: company('V01') },
    })),
    ...each(look, 'companyAssignment', (_id) => ({
      url: '/companyAssignment/',
      body: { _id, status: 'declined', declineReason: 'fee' },
    })),
    ...strangers(look).companies.map((companyId) => ({
      url: '/companyAssignment/',
      body: { fileId: ownFile(look), companyId },
    })),
  ],
  'DELETE /companyAssignment/': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/companyAssignment/',
      body: { fileId, companyId: company('V02') },
    })),
  'POST /relatedParty/': (look) =>
    each(look, 'file', (fileId) => ({
      url: '/relatedParty/',
      body: { fileId, firstName: 'A', lastName: 'B' },
    })),
  'PATCH /relatedParty/': (look) =>
    each(look, 'relatedParty', (_id) => ({ url: '/relatedParty/', body: { _id, relationship: 'taken' } })),
  'DELETE /relatedParty/{id}': (look) => each(look, 'relatedParty', (id) => ({ url: `/relatedParty/${id}` })),
  'POST /request/': (look) => {
    const request = { requestType: 'privacy', reason: 'x' };
    const own = { ...request, fileIds: [ownFile(look)] };
    return [
      ...each(look, 'file', (id) => ({ url: '/request/', body: { ...request, fileIds: [id] } })),
      ...each(look, 'document', (id) => ({ url: '/request/', body: { ...own, attachments: [id] } })),
      ...strangers(look).companies.map((id) => ({
        url: '/request/',
        body: { ...own, assignedToCompanyId: id },
      })),
      ...strangers(look).people.map((id) => ({ url: '/request/', body: { ...own, assignedToUserId: id } })),
    ];
  },
  'PATCH /request/': (look) =>
    each(look, 'request', (_id) => ({
      url: '/request/',
      body: { _id, status: 'declined', decisionNote: 'x' },
    })),
  'PATCH /request/cancel/{id}': (look) =>
    each(look, 'request', (id) => ({ url: `/request/cancel/${id}`, body: {} })),
  'POST /note/': (look) => {
    const note = (more: object): Probe => ({ url: '/note/', body: { body: 'x', ...more } });
    return [
      ...each(look, 'file', (fileId) => note({ fileId })),
      ...each(look, 'note', (replyToNoteId) => note({ fileId: ownFile(look), replyToNoteId })),
      ...each(look, 'noteTemplate', (templateId) => note({ fileId: ownFile(look), templateId })),
      ...each(look, 'relatedParty', (relatedPartyId) =>
        note({ fileId: ownFile(look), contact: { relatedPartyId } }),
      ),
      ...strangers(look).people.map((userId) =>
        note({ fileId: ownFile(look), audience: 'direct', recipients: [{ userId, kind: 'to' }] }),
      ),
      ...strangers(look).companies.map((companyId) =>
        note({
          fileId: ownFile(look),
          audience: 'client_and_vendor',
          recipients: [{ companyId, kind: 'to' }],
        }),
      ),
    ];
  },
  'PATCH /note/': (look) => each(look, 'note', (_id) => ({ url: '/note/', body: { _id, body: 'taken' } })),
  'DELETE /note/{id}': (look) => each(look, 'note', (id) => ({ url: `/note/${id}` })),
  'PATCH /note/postNoteToClient/{id}': (look) =>
    each(look, 'note', (id) => ({ url: `/note/postNoteToClient/${id}`, body: {} })),
  'POST /note/read': (look) => [
    { url: '/note/read', body: { noteIds: look.foreign('note') }, harmless: { read: 0 } },
    ...each(look, 'file', (fileId) => ({
      url: '/note/read',
      body: { fileId, all: true },
      harmless: { read: 0 },
    })),
  ],
  'POST /desk/note/archive': (look) => [
    {
      url: '/desk/note/archive',
      body: { noteIds: look.foreign('note'), archived: true },
      harmless: { archived: 0 },
    },
  ],
  'POST /noteTemplate/': () => [
    { url: '/noteTemplate/', body: { name: 'taken', body: 'x', companyId: company('LNB') } },
  ],
  'PUT /noteTemplate/{id}': (look) =>
    each(look, 'noteTemplate', (id) => ({ url: `/noteTemplate/${id}`, body: { name: 'taken', body: 'x' } })),
  'DELETE /noteTemplate/{id}': (look) => each(look, 'noteTemplate', (id) => ({ url: `/noteTemplate/${id}` })),
  'POST /reminder/': (look) => {
    const reminder = { userId: look.me, title: 'x', dueDate: '2026-12-01T00:00:00Z' };
    return [
      ...each(look, 'file', (fileId) => ({ url: '/reminder/', body: { ...reminder, fileId } })),
      ...strangers(look).people.map((userId) => ({ url: '/reminder/', body: { ...reminder, userId } })),
    ];
  },
  'PATCH /reminder/status': (look) =>
    each(look, 'reminder', (id) => ({ url: '/reminder/status', body: { ids: [id], status: 'completed' } })),
  'POST /desk/reminder/give': (look) =>
    each(look, 'reminder', (id) => ({ url: '/desk/reminder/give', body: { ids: [id], userId: look.me } })),
  'PATCH /reminder/{id}/dueDate': (look) =>
    each(look, 'reminder', (id) => ({
      url: `/reminder/${id}/dueDate`,
      body: { dueDate: '2026-12-01T00:00:00Z' },
    })),
  'POST /history/': (look) =>
    each(look, 'file', (fileId) => ({ url: '/history/', body: { fileId, message: 'taken' } })),
  'POST /company/batch': (look) => [
    { url: '/company/batch', body: { ids: strangers(look).companies }, harmless: { data: [] } },
  ],
  'POST /desk/asset/': () => [
    {
      url: '/desk/asset/',
      body: { assetType: 'automobile', auMake: 'Taken', auModel: 'Taken', yearFrom: 2020 },
    },
  ],
  'PATCH /desk/asset/': () => [{ url: '/desk/asset/', body: { _id: company('LNB'), auMake: 'Taken' } }],
  'DELETE /desk/asset/{id}': () => [{ url: `/desk/asset/${company('LNB')}` }],
  'POST /desk/provinceTax/': () => [
    { url: '/desk/provinceTax/', body: { province: 'ON', effectiveFrom: '2030-01-01' } },
  ],
  'PATCH /desk/provinceTax/': () => [
    { url: '/desk/provinceTax/', body: { _id: company('LNB'), pstRate: 1 } },
  ],
  ...Object.fromEntries(
    ['company', 'user', 'role', 'stage', 'status', 'provinceTax', 'asset'].map((name) => [
      `POST /${name}/seed`,
      () => [{ url: `/${name}/seed`, body: {} }],
    ]),
  ),
  'POST /desk/sessions/end': (look) => [
    ...each(look, 'session', (sessionId) => ({ url: '/desk/sessions/end', body: { sessionId } })),
    ...strangers(look).people.map((userId) => ({ url: '/desk/sessions/end', body: { userId } })),
  ],
  'POST /file/processor/cibc/outgoing/exportCIBCCloseoutFiles': (look) => {
    const url = '/file/processor/cibc/outgoing/exportCIBCCloseoutFiles';
    const reason = 'x';
    return [
      ...strangers(look).companies.map((clientId) => ({ url, body: { clientId } })),
      ...each(look, 'file', (id) => ({ url, body: { clientId: company('LNA'), fileIds: [id], reason } })),
      ...each(look, 'job', (exportId) => ({ url, body: { clientId: company('LNA'), exportId, reason } })),
    ];
  },
  'POST /desk/jobs/{jobId}/repeat': (look) =>
    each(look, 'job', (id) => ({ url: `/desk/jobs/${id}/repeat`, body: {} })),
  'POST /desk/jobs/{jobId}/undo': (look) =>
    each(look, 'job', (id) => ({ url: `/desk/jobs/${id}/undo`, body: {} })),
  'POST /desk/jobs/{jobId}/cancel': (look) =>
    each(look, 'job', (id) => ({ url: `/desk/jobs/${id}/cancel`, body: {} })),
};

/** Writes that are left out here, and why. */
export const writesLeftOut: Readonly<Record<string, string>> = {
  'PATCH /desk/preferences': 'names nobody: it keeps what the caller prefers',
  'POST /desk/calendar/address': 'names nobody: it makes an address of the caller',
  'DELETE /desk/calendar/address': 'names nobody: it ends the address of the caller',
  'POST /desk/exports': 'takes no id; what it writes is looked through in a test of its own',
  'POST /document/': 'takes a file; in a test of its own',
  'POST /desk/upload': 'names nobody: it begins an upload of the caller',
  'POST /file/processor/{lender}/incoming/upload': 'takes a file; in a test of its own',
  'POST /document/upload-seizure-photos': 'takes photos; in a test of its own',
  'POST /updateFromDocument/files': 'takes a spreadsheet; in a test of its own',
  'POST /file/processor/generic/incoming/ingest': 'takes a spreadsheet; in a test of its own',
  'PUT /desk/notices': 'names nobody: it keeps how the caller hears of things',
  'POST /desk/ledger/post': 'names nobody: it sends what the caller issued',
  'POST /desk/bankStatement': 'takes a spreadsheet; in a test of its own',
  'POST /desk/vendorInvoice/decide': 'says of each id that was sent what came of it; in a test of its own',
  'POST /vendorInvoice/post-invoice-sage':
    'says of each id that was sent what came of it; in a test of its own',
  'POST /desk/emailChange/decide': 'takes no session, but a link that was mailed',
  'POST /desk/retention/dispose': 'names nobody, and is refused without a fresh code; in a test of its own',
  'POST /desk/provinceTax/previewRule': 'is for administrators of the house alone, who read every file',
  'POST /desk/provinceTax/changeRule': 'is for administrators of the house alone, who read every file',
  'POST /desk/provinceTax/addRule': 'is for administrators of the house alone, who read every file',
  'POST /desk/provinceTax/endRule': 'is for administrators of the house alone, who read every file',
  'POST /auth/login': 'takes no session',
  'POST /auth/refreshToken': 'takes no id',
  'POST /auth/session-expiry': 'locks the session that asks',
  'POST /auth/forgot-password': 'takes no session',
  'POST /auth/reset-password': 'takes no session',
  'POST /auth/change-password': 'changes the password of the caller alone',
};
