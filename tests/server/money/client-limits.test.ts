import { beforeEach, describe, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { enter } from '../../support/priced-fees';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

let staff: Person;
let supervisor: Person;
let client: Person;
/** A file of a client that limits what it is charged, and one of a client that does not. */
let limited: string;
let free: string;

beforeEach(async () => {
  const host = await startHost();
  [staff, supervisor, client] = [
    await signIn(host, 'file_manager'),
    await signIn(host, 'supervisor'),
    await signIn(host, 'lender_supervisor'),
  ];
  for (const [code, playbook] of [
    ['LNA', { storageCapDays: 10, transportApprovalAmount: '400.00' }],
    ['LNB', {}],
  ] as const) {
    const reply = await supervisor.call('PATCH', '/company/', { _id: companyId(code), playbook });
    expect(reply.status).toBe(200);
  }
  [limited, free] = [await placeFile(staff), await placeFile(staff, { clientId: companyId('LNB') })];
});

const charge = (fileId: string, feeType: string, quantity: number, unitAmount: string): Promise<Reply> =>
  enter(staff, fileId, feeType, {
    quantity,
    unitAmount,
    companyId: companyId(fileId === free ? 'LNB' : 'LNA'),
  });
const statusOf = async (reply: Promise<Reply>): Promise<unknown> => (await reply).body.status;

/** The requests of a type on a file, as the agency sees them: of whom each is asked. */
async function asked(fileId: string, type: string): Promise<{ _id: string; assignedToCompanyId: string }[]> {
  const { body } = await supervisor.call('GET', `/request/list?fileIds=${fileId}&requestType=${type}`);
  return body.data as unknown as { _id: string; assignedToCompanyId: string }[];
}

it('storage beyond the days of a client’s cap, of either kind, waits for the client and is nobody else’s to approve', async () => {
  expect(await statusOf(charge(limited, 'storage_day', 6, '25.00'))).toBe('draft');
  expect(await statusOf(charge(limited, 'storage_indoor_day', 4, '55.00'))).toBe('draft');
  expect(await statusOf(charge(free, 'storage_day', 11, '25.00'))).toBe('draft');
  const over = await charge(limited, 'storage_day', 1, '25.00');
  expect([over.status, over.body.status]).toEqual([201, 'pending_approval']);

  const approved = { _id: over.body._id, status: 'approved' };
  expect((await supervisor.call('PATCH', '/fee/', approved)).status).toBe(403);
  const [request, ...others] = await asked(limited, 'fee_approval');
  expect([request?.assignedToCompanyId, others]).toEqual([companyId('LNA'), []]);
  const decided = { _id: request?._id, status: 'approved' };
  expect((await supervisor.call('PATCH', '/request/', decided)).status).toBe(403);
  expect((await client.call('PATCH', '/request/', decided)).status).toBe(200);
  expect((await staff.call('GET', `/fee/${String(over.body._id)}`)).body.status).toBe('approved');
});

it('what its client alone decides is offered to nobody of the agency, who read that it does', async () => {
  const own = await charge(limited, 'skip_trace_enhanced', 1, '225.00');
  const over = await charge(limited, 'storage_day', 11, '25.00');
  const offered = async (reply: Reply): Promise<unknown> => {
    const { body } = await supervisor.call('GET', `/fee/${String(reply.body._id)}`);
    const may = body.may as unknown as string[];
    return [body.status, body.clientDecides, may.includes('approveOverThreshold')];
  };
  expect(await offered(own)).toEqual(['pending_approval', false, true]);
  expect(await offered(over)).toEqual(['pending_approval', true, false]);
  const listed = await supervisor.call('GET', `/fee/list/${limited}`);
  expect(
    (listed.body.data as unknown as Record<string, unknown>[])
      .map(({ _id, clientDecides }) => [_id, clientDecides])
      .sort(),
  ).toEqual(
    [
      [own.body._id, false],
      [over.body._id, true],
    ].sort(),
  );
  for (const change of [{ status: 'approved' }, { status: 'declined', decisionNote: 'Too long.' }]) {
    const { status, body } = await supervisor.call('PATCH', '/fee/', { _id: over.body._id, ...change });
    expect([status, body.message]).toEqual([403, 'Its client alone decides about this fee.']);
  }
  expect((await supervisor.call('PATCH', '/fee/', { _id: own.body._id, status: 'approved' })).status).toBe(
    200,
  );
});

it('a client that agrees to more storage is charged that much more without being asked again', async () => {
  expect(await statusOf(charge(limited, 'storage_day', 10, '25.00'))).toBe('draft');
  const wanted = {
    requestType: 'storage_extension',
    reason: 'The buyer comes on Monday.',
    payload: { days: 5 },
  };
  const { status, body } = await staff.call('POST', '/request/', { fileIds: [limited], ...wanted });
  expect(status).toBe(201);
  expect(await statusOf(charge(limited, 'storage_day', 1, '25.00'))).toBe('pending_approval');
  expect((await client.call('PATCH', '/request/', { _id: body._id, status: 'approved' })).status).toBe(200);
  // Eleven days stand or wait; four more are within fifteen, and a fifth is not.
  expect(await statusOf(charge(limited, 'storage_day', 4, '25.00'))).toBe('draft');
  expect(await statusOf(charge(limited, 'storage_day', 1, '25.00'))).toBe('pending_approval');
});

it('transport dearer than a client leaves to its agency waits for the client', async () => {
  expect(await statusOf(charge(limited, 'transport_long_haul', 250, '1.60'))).toBe('draft');
  expect(await statusOf(charge(free, 'transport_long_haul', 300, '1.60'))).toBe('draft');
  expect(await statusOf(charge(limited, 'transport_long_haul', 300, '1.60'))).toBe('pending_approval');
  expect((await asked(limited, 'fee_approval')).map((one) => one.assignedToCompanyId)).toEqual([
    companyId('LNA'),
  ]);
});

it('who enters a fee is told before that the client is asked, and from where on', async () => {
  const about = (fileId: string, code: string) =>
    `/desk/fee/pricing?fileId=${fileId}&companyId=${companyId(code)}&direction=receivable&feeType=storage_day&incurredOn=2026-11-19`;
  await charge(limited, 'storage_indoor_day', 4, '55.00');
  expect((await staff.call('GET', about(limited, 'LNA'))).body.client).toEqual({
    ...{ storageDays: 10, earlierStorageDays: 4, transportAmount: '400.00', earlierTransportAmount: '0.00' },
  });
  expect((await staff.call('GET', about(free, 'LNB'))).body.client).toMatchObject({
    ...{ storageDays: null, transportAmount: null },
  });
});

it('two fees that are entered at one moment do not pass one cap together', async () => {
  const atOnce = async (...fees: readonly [string, number, string][]): Promise<unknown[]> => {
    const replies = await Promise.all(fees.map((fee) => statusOf(charge(limited, ...fee))));
    return replies.sort();
  };
  expect(await atOnce(['storage_day', 6, '25.00'], ['storage_indoor_day', 6, '55.00'])).toEqual([
    'draft',
    'pending_approval',
  ]);
  expect(await atOnce(['transport_long_haul', 150, '1.60'], ['transport_long_haul', 150, '1.60'])).toEqual([
    'draft',
    'pending_approval',
  ]);
});

describe('transport that is ordered', () => {
  const order = (by: Person, fileId: string, values: object = {}): Promise<Reply> =>
    by.call('POST', '/request/', {
      ...{ requestType: 'transport_approval', fileIds: [fileId], reason: 'To the auction on Friday.' },
      ...values,
    });
  const askedOf = async (reply: Promise<Reply>): Promise<unknown> => {
    const { status, body } = await reply;
    return status === 201 ? body.assignedToCompanyId : [status, body.errors];
  };

  it('is asked of a client that leaves less to its agency, who alone decides', async () => {
    const agency = companyId('NLR');
    expect(await askedOf(order(staff, limited, { amount: '400.00' }))).toBe(agency);
    expect(await askedOf(order(staff, free, { amount: '900.00' }))).toBe(agency);
    expect(await askedOf(order(staff, limited))).toEqual([422, { amount: 'amount is a required field' }]);
    const redirected = { amount: '400.01', assignedToCompanyId: agency };
    expect(await askedOf(order(staff, limited, redirected))).toEqual([
      422,
      { assignedToCompanyId: 'Its client alone decides about this request.' },
    ]);
    const { body } = await order(staff, limited, { amount: '400.01' });
    expect(body.assignedToCompanyId).toBe(companyId('LNA'));
    const decide = (by: Person): Promise<Reply> =>
      by.call('PATCH', '/request/', { _id: body._id, status: 'approved' });
    expect((await decide(supervisor)).status).toBe(403);
    expect((await decide(client)).status).toBe(200);
  });

  it('stays where it was asked: neither a higher amount nor another company takes it from the client', async () => {
    const refused = { assignedToCompanyId: 'Its client alone decides about this request.' };
    const change = async (_id: unknown, values: object): Promise<unknown> => {
      const { status, body } = await staff.call('PATCH', '/request/', { _id, ...values });
      return status === 200 ? 'taken' : [status, body.errors];
    };
    const { body: low } = await order(staff, limited, { amount: '300.00' });
    expect(await change(low._id, { amount: '400.01' })).toEqual([422, refused]);
    expect(await change(low._id, { amount: '350.00' })).toBe('taken');
    const { body: high } = await order(staff, limited, { amount: '500.00' });
    expect(await change(high._id, { assignedToCompanyId: companyId('NLR') })).toEqual([422, refused]);
  });
});

it('a fee that its client decides is decided by nobody else for being asked of another', async () => {
  expect(await statusOf(charge(limited, 'storage_day', 11, '25.00'))).toBe('pending_approval');
  const [request] = await asked(limited, 'fee_approval');
  const change = { _id: request?._id, assignedToCompanyId: companyId('NLR') };
  const { status, body } = await supervisor.call('PATCH', '/request/', change);
  expect([status, body.errors]).toEqual([
    422,
    { assignedToCompanyId: 'Its client alone decides about this request.' },
  ]);
});
