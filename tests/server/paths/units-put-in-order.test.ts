import { noticed, reviewed } from './roads';
import { agreeReserve, askReserve, setReserve } from './sale';
import { move } from './walk';
import type { Act, Path } from './walk';
import { walkAll } from './walk-all';

const repairs = new Map<string, string>();

/** Writes down what is to be put in order. */
const addRepair =
  (said: object): Act =>
  async (by, { fileId }) => {
    const repair = { fileId, category: 'body_paint', ...said };
    const reply = await by.call('POST', '/repairsAndReconditioning/', repair);
    repairs.set(fileId, String(reply.body._id));
    return reply;
  };
const changeRepair =
  (said: object): Act =>
  (by, { fileId }) =>
    by.call('POST', '/repairsAndReconditioning/', { _id: repairs.get(fileId), ...said });
/** Answers what the estimate waits for. */
const answerEstimate =
  (status: 'approved' | 'declined'): Act =>
  async (by, { fileId }) => {
    const { body } = await by.call('GET', `/desk/repairsAndReconditioning/${repairs.get(fileId)}`);
    return by.call('PATCH', '/request/', {
      _id: body.approvalRequestId,
      status,
      decisionNote: 'As estimated',
    });
  };

const estimated = { status: 'estimate_received', estimateAmount: '800.00' };

/** What a status between the review of a unit and its sale says is there. Each answer was written down before it was given. */
const paths: readonly Path[] = [
  {
    name: 'waits for a reserve that its client was asked for, or has agreed to',
    before: noticed,
    steps: [
      ...reviewed,
      ['manager', move('reserve_pending'), 409, 'reserve_asked'],
      ['supervisor', setReserve('9000.00', '8500.00'), 200],
      ['manager', move('reserve_pending'), 409, 'reserve_asked'],
      ['remarketer', askReserve('9000.00', '8500.00'), 201],
      ['client', agreeReserve, 200],
      ['manager', move('reserve_pending'), 200],
    ],
  },
  {
    name: 'is put in order for what was estimated, once the client agreed',
    before: noticed,
    steps: [
      ...reviewed,
      ['remarketer', askReserve('9000.00', '8500.00'), 201],
      ['manager', move('reserve_pending'), 200],
      ['manager', addRepair({ status: 'estimate_requested' }), 201],
      ['manager', move('recon_review'), 409, 'repair_estimated'],
      ['supervisor', changeRepair(estimated), 200],
      ['manager', move('recon_review'), 200],
      ['manager', move('in_reconditioning'), 409, 'repair_approved'],
      ['supervisor', changeRepair({ status: 'approval_pending' }), 200],
      ['manager', move('in_reconditioning'), 409, 'repair_approved'],
      ['client', answerEstimate('declined'), 200],
      ['manager', move('in_reconditioning'), 409, 'repair_approved'],
      ['supervisor', changeRepair({ status: 'estimate_received', estimateAmount: '600.00' }), 200],
      ['supervisor', changeRepair({ status: 'approval_pending' }), 200],
      ['client', answerEstimate('approved'), 200],
      ['manager', move('in_reconditioning'), 200],
    ],
  },
  {
    name: 'is not put in order by an estimate that was called off',
    before: noticed,
    steps: [
      ...reviewed,
      ['remarketer', askReserve('9000.00', '8500.00'), 201],
      ['manager', move('reserve_pending'), 200],
      ['supervisor', addRepair(estimated), 201],
      ['supervisor', changeRepair({ status: 'cancelled' }), 200],
      ['manager', move('recon_review'), 409, 'repair_estimated'],
    ],
  },
];

walkAll('a unit', paths);
