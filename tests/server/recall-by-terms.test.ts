import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { jobEnded } from '../support/job';
import { drop, lenderFile } from '../support/lender-file';
import { assign, companyId, placeFile } from '../support/network';
import { signIn } from '../support/person';
import type { Person } from '../support/person';

let host: TestHost;
let staff: Person;
let client: Person;

beforeEach(async () => {
  host = await startHost({ jobs: true });
  [staff, client] = [await signIn(host, 'supervisor'), await signIn(host, 'lender_user')];
});

const says = async (code: string, playbook: object): Promise<void> => {
  const administrator = await signIn(host, 'administrator');
  const { status } = await administrator.call('PATCH', '/company/', { _id: companyId(code), playbook });
  expect(status).toBe(200);
};

/** What became of a request to close that somebody raised, and of its file. */
async function recall(by: Person, fileId: string, closingReason = 'client_recall') {
  const raised = await by.call('POST', '/request/', {
    requestType: 'close',
    fileIds: [fileId],
    reason: 'The account is paid.',
    payload: { closingReason },
  });
  expect(raised.status, JSON.stringify(raised.body)).toBe(201);
  return { request: raised.body.status, decidedBy: raised.body.decidedBy, file: await stateOf(fileId) };
}
const stateOf = async (fileId: string): Promise<unknown> => {
  const { body } = await staff.call('GET', `/file/${fileId}`);
  return [body.status, body.closed, body.closingReason];
};
const waits = { request: 'submitted', decidedBy: null, file: ['new_assignment', false, null] };
const closed = { request: 'fulfilled', decidedBy: null, file: ['closed', true, 'client_recall'] };
const stays = { ...closed, file: ['close_requested', false, 'client_recall'] };
/** What the history of a file says of its recall, to a person who reads it. */
const toldOfRecall = async (by: Person, fileId: string): Promise<unknown> => {
  const { body } = await by.call('GET', `/history/list/${fileId}`);
  const said = (body.data as unknown as { message: string }[]).map(({ message }) => message);
  return said.filter((message) => message.startsWith('Recalled'));
};

it('a recall closes the file of a client that says so, and waits for the agency where it does not', async () => {
  const before = await placeFile(staff);
  expect(await recall(client, before)).toEqual(waits);
  await says('LNA', { autoCloseOnRecall: true });
  // What was asked before is for the agency to decide, as it was.
  expect(await stateOf(before)).toEqual(waits.file);
  const fileId = await placeFile(staff);
  expect(await recall(client, fileId)).toEqual(closed);
  const due = await staff.call('GET', `/reminder/list?fileId=${fileId}`);
  expect(
    (due.body.data as unknown as { status: string }[]).filter(({ status }) => status === 'open'),
  ).toEqual([]);
});

it('nobody but the client recalls, and for no other reason', async () => {
  await says('LNA', { autoCloseOnRecall: true });
  const manager = await signIn(host, 'file_manager');
  expect(await recall(manager, await placeFile(staff))).toEqual(waits);
  expect(await recall(client, await placeFile(staff), 'paid_in_full')).toEqual(waits);
});

it('what was secured is never closed unseen', async () => {
  await says('LNA', { autoCloseOnRecall: true });
  const fileId = await placeFile(staff);
  await sql`update file set stage = 'secured', status = 'in_storage', recovery = '{"onHookAt": "2026-11-18T14:30:00.000Z"}'
    where _id = ${fileId}::uuid`.execute(host.app.db);
  expect(await recall(client, fileId)).toEqual({ ...waits, file: ['in_storage', false, null] });
});

it('what keeps a file from being closed leaves it where its closing is asked for, and the file says so', async () => {
  await says('LNA', { autoCloseOnRecall: true });
  const [assigned, held, asking] = [await placeFile(staff), await placeFile(staff), await placeFile(staff)];
  expect((await assign(staff, assigned, 'V01')).status).toBe(201);
  const hold = { hold: true, holdReason: 'payment_pending', holdUntil: '2026-12-01' };
  expect((await staff.call('PATCH', '/file/', { _id: held, ...hold })).status).toBe(200);
  const question = { requestType: 'information_request', fileIds: [asking], reason: 'Which key?' };
  expect((await staff.call('POST', '/request/', question)).status).toBe(201);
  for (const [fileId, why] of [
    [assigned, 'A vendor is still assigned.'],
    [held, 'The file is on hold.'],
    [asking, 'A gate has not been passed: no_open_requests.'],
  ] as const) {
    expect(await recall(client, fileId)).toEqual(stays);
    const said = `Recalled with nothing secured, it would be closed by its client’s terms. It stays open: ${why}`;
    expect(await toldOfRecall(staff, fileId)).toEqual([said]);
    expect(await toldOfRecall(client, fileId)).toEqual([said]);
  }
});

it('the office of a client is asked before the whole client', async () => {
  await says('LNA', { autoCloseOnRecall: true });
  await says('LNA-W', { autoCloseOnRecall: false });
  const clientOfficeId = companyId('LNA-W');
  expect(await recall(client, await placeFile(staff, { clientOfficeId }))).toEqual(waits);
  await says('LNA-W', { autoCloseOnRecall: null });
  expect(await recall(client, await placeFile(staff, { clientOfficeId }))).toEqual(closed);
});

it('a file that a lender recalls by its own spreadsheet is closed as well, whoever lets it in', async () => {
  await says('LNA', { autoCloseOnRecall: true });
  for (const [who, account] of [
    ['lender_supervisor', '90010003'],
    ['administrator', '90010004'],
  ] as const) {
    const by = await signIn(host, who);
    const fileId = await placeFile(staff, { bankAccountNumber: account });
    drop(host, 'lender-a', `${account}.csv`, lenderFile([{ recordType: 'RCL', accountNumber: account }]));
    const { body } = await by.call('GET', '/file/processor/lender-a/incoming/trigger');
    const [taken] = body.files as unknown as { jobId: string }[];
    expect(await jobEnded(by, String(taken?.jobId))).toMatchObject({ counts: { updated: 1, rejected: 0 } });
    expect(await stateOf(fileId)).toEqual(closed.file);
  }
});
