import { resource } from '../resource';

const party = {
  partyType: { kind: 'choice', of: 'lienPartyType', required: true },
  name: { kind: 'text', min: 2, max: 160, required: true },
  isNoticeRecipient: { kind: 'flag' },
  isOurClient: { kind: 'flag' },
  status: { kind: 'choice', of: 'registrationStatus' },
  jurisdiction: { kind: 'choice', of: 'province' },
  registrationNumber: { kind: 'text', max: 40 },
  registrationType: { kind: 'choice', of: 'registrationType' },
  registeredOn: { kind: 'date', past: true },
  expiresOn: { kind: 'date' },
  priorityRank: { kind: 'integer', min: 1, max: 999 },
  amount: { kind: 'money' },
  serialNumber: { kind: 'serial' },
  debtorName: { kind: 'text', max: 160 },
  address: { kind: 'text', max: 200 },
  dischargeNumber: { kind: 'text', max: 40 },
  notes: { kind: 'text', max: 400 },
} as const;

/**
 * Who holds a right in what a file is about, one list a file: it goes by the id of its file, and there is one as soon as there is the file.
 * `isNoticeRecipient`: whom the notices of the law are sent to; such a creditor is kept among the parties of the file as well.
 */
export const lienHolder = resource({
  name: 'lienHolder',
  calls: {
    list: 'GET /desk/lienHolder/list',
    show: 'GET /lienHolder/{fileId}',
    replace: 'PUT /lienHolder/{fileId}',
  },
  named: ['fileId'],
  belongs: 'fileId',
  fields: {
    fileId: { kind: 'reference', to: 'file', required: true, set: 'host' },
    parties: { kind: 'parts', fields: party },
  },
  paged: true,
  filters: {
    fileId: { on: 'fileId', beyond: true },
    partyTypes: { on: 'parties.partyType', beyond: true },
    ids: { on: '_id', hidden: true, beyond: true },
  },
  shownBy: ['partyTypes'],
  sorts: { updatedAt: 'updatedAt' },
  sortedBy: '-updatedAt',
  brief: ['fileId', 'parties'],
  erased: 'never',
});
