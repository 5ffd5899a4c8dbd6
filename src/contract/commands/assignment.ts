import { calls } from './calls';
import { command } from './command';
import { count, flag, id, said } from './usual-answers';

/**
 * A company that a file could be given to. `blocked`: why it may not be, in words · `licensed`: holds what the file's province asks of who
 * seizes there, absent where nothing is seized and where anybody may · `km`: from where the asset is, as the crow flies · `price`: what its price list asks for
 * `feeType`, in `unit` · what it did in the last year: how often it was asked, said yes, and brought the asset in, of those whose end is
 * known · `isUsual`: of all of its kind this client's files of this province went to it most.
 */
const candidate = {
  companyId: id,
  companyName: said,
  activityType: { kind: 'choice', of: 'activityType', required: true },
  city: { kind: 'text' },
  state: { kind: 'choice', of: 'province' },
  companyStatus: { kind: 'choice', of: 'companyStatus' },
  blocked: { kind: 'text' },
  serves: flag,
  licensed: { kind: 'flag' },
  isOn: flag,
  km: { kind: 'integer' },
  feeType: { kind: 'choice', of: 'feeType' },
  price: { kind: 'money' },
  unit: { kind: 'choice', of: 'feeUnit' },
  asked: count,
  accepted: count,
  secured: count,
  isUsual: flag,
} as const;

/** What people do to find who works a file. */
export const assignmentCommands = {
  listCandidates: command({
    call: calls.listCandidates,
    right: 'companyAssignment.create',
    purpose:
      'Lists the companies that a file could be given to, the likeliest first: the usual one, then those that may, serve its province and are near.',
    query: {
      fileId: { kind: 'reference', to: 'file', required: true },
      activityType: { kind: 'choice', of: 'activityType' },
      state: { kind: 'choice', of: 'province' },
      search: { kind: 'text', max: 60 },
    },
    answers: { fields: { data: { kind: 'parts', required: true, fields: candidate } } },
    refuses: ['NOT_FOUND'],
  }),
};
