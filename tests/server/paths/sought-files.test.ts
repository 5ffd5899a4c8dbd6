import { ready } from './roads';
import { found, sought, trace } from './trace';
import { move } from './walk';
import type { Act, Path, Step } from './walk';
import { walkAll } from './walk-all';

/** A trace begins before anything else was searched. */
const begun: readonly Step[] = [...ready.slice(0, 3), ['manager', move('ready_to_assign'), 200], ...sought];

/** Writes an address of the debtor down. */
const standsAt =
  (status: 'verified' | 'unverified'): Act =>
  (by, { debtor }) =>
    by.call('PATCH', '/relatedParty/', { _id: debtor, addresses: [{ ...found, status }] });

/** Takes the trace that found a lead off the file. */
const takeOff: Act = async (by, { fileId }) => {
  const { body } = await by.call('GET', `/desk/skipTrace/list?fileId=${fileId}&result=new_lead`);
  const [lead] = body.data as unknown as { _id: string }[];
  return by.call('DELETE', `/skipTrace/${lead?._id}`);
};

const asked: { _id?: unknown } = {};
/** Asks the client for a trace that costs something. */
const askPaid: Act = async (by, { fileId }) => {
  const request = {
    fileIds: [fileId],
    requestType: 'skip_approval',
    reason: 'Bureau header',
    amount: '85.00',
  };
  const reply = await by.call('POST', '/request/', request);
  asked._id = reply.body._id;
  return reply;
};
const agree: Act = (by) => by.call('PATCH', '/request/', { _id: asked._id, status: 'approved' });

/** What a status of a search says is there. Each answer was written down before it was given. */
const paths: readonly Path[] = [
  {
    name: 'has a lead once a trace of it found something',
    steps: [
      ...begun,
      ['manager', move('skip_lead_found'), 409, 'lead_found'],
      ['manager', trace({}), 201],
      ['manager', move('skip_lead_found'), 409, 'lead_found'],
      ['manager', trace({ result: 'new_lead', phones: [{ number: '+14165550123' }] }), 201],
      ['supervisor', takeOff, 200],
      ['manager', move('skip_lead_found'), 409, 'lead_found'],
      ['manager', trace({ result: 'new_lead', sightings: [{ place: 'Behind the rink in Guelph' }] }), 201],
      ['manager', move('skip_lead_found'), 200],
    ],
  },
  {
    name: 'is located once somebody made sure of the address that a trace found',
    steps: [
      ...begun,
      ['manager', trace({ result: 'located_unverified', addresses: [found] }), 201],
      ['manager', move('skip_located'), 409, 'address_verified'],
      ['manager', trace({ result: 'located_verified', addresses: [{ ...found, verified: true }] }), 201],
      ['manager', move('skip_located'), 200],
    ],
  },
  {
    name: 'is located where the address of its debtor is verified',
    steps: [
      ...begun,
      ['manager', standsAt('unverified'), 200],
      ['manager', move('skip_located'), 409, 'address_verified'],
      ['manager', standsAt('verified'), 200],
      ['manager', move('skip_located'), 200],
    ],
  },
  {
    name: 'cannot be located once a source was looked at, and not while that is under way',
    steps: [
      ...begun,
      ['manager', move('skip_exhausted'), 409, 'sources_searched'],
      ['manager', trace({}), 201],
      ['manager', move('skip_exhausted'), 409, 'sources_searched'],
      ['manager', trace({ result: 'no_new_information' }), 201],
      ['manager', move('skip_exhausted'), 200],
    ],
  },
  {
    name: 'waits for the approval of a paid search that was asked for, as long as it is asked',
    steps: [
      ...begun,
      ['manager', move('skip_approval_pending'), 409, 'paid_search_asked'],
      ['manager', askPaid, 201],
      ['manager', move('skip_approval_pending'), 200],
      ['client', agree, 200],
      ['manager', move('skip_in_progress'), 200],
      ['manager', move('skip_approval_pending'), 409, 'paid_search_asked'],
    ],
  },
];

walkAll('a file that is sought', paths);
