import { companyId } from '../../support/network';
import { noticed, reviewed, waitingInAlberta } from './roads';
import { agreed, agreeReserve, askReserve, setReserve } from './sale';
import { move, order, prove, serve } from './walk';
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

const objected = (objectionDate: string): Act =>
  prove('objection', 'notice_of_objection', { notice: { objectionDate } });
const withdrawn = prove('objection_settled', 'correspondence', {
  notice: { objectionSettledDate: '2026-11-19' },
});
const toAuction = move('transport_to_auction', { remarketing: { auctionId: companyId('V18') } });
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
  {
    name: 'is neither put in order, carried to an auction nor put up for sale in Alberta past an objection that came after its review, until that is withdrawn or a court permits it',
    placed: { state: 'AB' },
    before: [
      ...waitingInAlberta,
      ['manager', serve('disposition', '2026-10-01'), 200],
      ['manager', move('notice_sent'), 200],
    ],
    steps: [
      ['manager', serve('seizure', '2026-11-10'), 200],
      ...reviewed,
      ['supervisor', setReserve('9000.00', '8500.00'), 200],
      ['remarketer', askReserve('9000.00', '8500.00'), 201],
      ['client', agreeReserve, 200],
      ['manager', move('reserve_pending'), 200],
      ['supervisor', addRepair(estimated), 201],
      ['supervisor', changeRepair({ status: 'approval_pending' }), 200],
      ['client', answerEstimate('approved'), 200],
      ['manager', move('recon_review'), 200],
      ['manager', objected('2026-11-18'), 200],
      ['manager', move('in_reconditioning'), 409, 'no_objection'],
      ['manager', toAuction, 409, 'no_objection'],
      ['remarketer', move('ready_for_sale'), 409, 'no_objection'],
      ['manager', withdrawn, 200],
      ['manager', toAuction, 200],
      ['manager', objected('2026-11-20'), 200],
      // What is under way arrives; it is not sent off again, nor sold.
      ['manager', move('legal_review'), 200],
      ['manager', move('resume'), 200],
      ['manager', move('transport_to_auction'), 409, 'no_objection'],
      ['client', order(['disposal'], '2026-11-20'), 201],
      ['manager', move('transport_to_auction'), 200],
      ['manager', move('at_auction'), 200],
      ['remarketer', move('ready_for_sale'), 200],
    ],
  },
  {
    name: 'is not listed in Alberta past an objection that came once it was ready for its sale',
    placed: { state: 'AB' },
    before: [
      ...waitingInAlberta,
      ['manager', serve('disposition', '2026-10-01'), 200],
      ['manager', move('notice_sent'), 200],
    ],
    steps: [
      ['manager', serve('seizure', '2026-11-10'), 200],
      ...agreed,
      ['manager', objected('2026-11-18'), 200],
      ['remarketer', move('listed', { remarketing: { saleDate: '2026-11-26' } }), 409, 'no_objection'],
      ['manager', withdrawn, 200],
      ['remarketer', move('listed', { remarketing: { saleDate: '2026-11-26' } }), 200],
    ],
  },
];

walkAll('a unit', paths);
