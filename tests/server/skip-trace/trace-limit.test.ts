import { beforeEach, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person, Reply } from '../../support/person';

let staff: Person;
let supervisor: Person;
let client: Person;
/** A file of a client that says what a trace may cost without asking it, and one of a client that does not. */
let limited: string;
let free: string;

beforeEach(async () => {
  const host = await startHost();
  staff = await signIn(host, 'file_manager');
  client = await signIn(host, 'lender_supervisor');
  supervisor = await signIn(host, 'supervisor');
  await leave('60.00');
  [limited, free] = [await placeFile(staff), await placeFile(staff, { clientId: companyId('LNB') })];
});

const leave = async (traceApprovalAmount: string): Promise<void> => {
  const change = { _id: companyId('LNA'), playbook: { traceApprovalAmount } };
  expect((await supervisor.call('PATCH', '/company/', change)).status).toBe(200);
};
const buy = (fileId: string, cost: string | null, values: object = {}): Promise<Reply> =>
  staff.call('POST', '/skipTrace/', {
    ...{ fileId, cost, skipTraceType: 'basic_phone_address', source: 'Bureau header' },
    ...{ permissiblePurpose: 'locate_collateral', ...values },
  });

const refused = ({ body }: Reply): Readonly<Record<string, string>> =>
  body.errors as unknown as Record<string, string>;

it('the agency spends on traces of a file up to what its client leaves to it, all of them together', async () => {
  const first = await buy(limited, '35.00');
  expect(first.status).toBe(201);
  expect((await buy(limited, null)).status).toBe(201);
  const over = await buy(limited, '25.01');
  expect(over.status).toBe(422);
  expect(refused(over).approvalRequestId).toBe(
    'Beyond 60.00 in all, traces of this file need an approved request for a paid trace',
  );
  const second = await buy(limited, '25.00');
  expect(second.status).toBe(201);
  // What it costs cannot be raised afterwards either, and what is taken back is left again.
  const dearer = await staff.call('PATCH', '/skipTrace/', { _id: second.body._id, cost: '25.01' });
  expect(Object.keys(refused(dearer))).toEqual(['approvalRequestId']);
  const corrected = await staff.call('PATCH', '/skipTrace/', { _id: first.body._id, cost: '10.00' });
  expect(corrected.status).toBe(200);
  expect((await buy(limited, '25.00')).status).toBe(201);
});

it('what the client approves comes on top of it', async () => {
  expect((await buy(limited, '60.00')).status).toBe(201);
  const asked = {
    fileIds: [limited],
    requestType: 'skip_approval',
    reason: 'Two provinces',
    amount: '140.00',
  };
  const { body } = await staff.call('POST', '/request/', asked);
  const paid = { approvalRequestId: String(body._id) };
  expect((await buy(limited, '140.00', paid)).status).toBe(422);
  expect((await client.call('PATCH', '/request/', { _id: body._id, status: 'approved' })).status).toBe(200);
  expect((await buy(limited, '140.00', paid)).status).toBe(201);
  expect((await buy(limited, '0.01')).status).toBe(422);
});

it('a client that says nothing leaves it to its agency', async () => {
  expect((await buy(free, '999.00')).status).toBe(201);
  expect((await buy(free, '1.00')).status).toBe(201);
});

it('nothing may be spent where the client leaves nothing', async () => {
  await leave('0.00');
  expect((await buy(limited, '0.01')).status).toBe(422);
  expect((await buy(limited, null)).status).toBe(201);
});
