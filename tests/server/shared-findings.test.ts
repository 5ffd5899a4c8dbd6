import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startHost } from '../support/host';
import { license } from '../support/licences';
import { assign, companyId, engage, placeFile } from '../support/network';
import { signIn } from '../support/person';

it('what was found before is shared with the next vendor where its client says so, unless who proposes says otherwise', async () => {
  const host = await startHost();
  const [staff, first, next] = [
    await signIn(host, 'supervisor'),
    await signIn(host, 'vendor_manager'),
    await signIn(host, 'vendor_b'),
  ];
  await license(host, 'V02', 'ON');
  const administrator = await signIn(host, 'administrator');
  const says = async (code: string, sharePreviousFindings: boolean | null): Promise<void> => {
    const terms = { _id: companyId(code), playbook: { sharePreviousFindings } };
    expect((await administrator.call('PATCH', '/company/', terms)).status).toBe(200);
  };
  await says('LNA', true);
  await says('LNB', null);
  await says('LNA-W', false);
  const found = async (place: object, given: object = {}): Promise<unknown> => {
    const fileId = await placeFile(staff, place);
    const recalled = await engage(staff, fileId, 'V01', first);
    await sql`update file set stage = 'field_recovery', status = 'vendor_accepted' where _id = ${fileId}::uuid`.execute(
      host.app.db,
    );
    const tried = { fileId, at: '2026-11-20T15:00:00.000Z', outcome: 'no_contact' };
    expect((await first.call('POST', '/desk/attempt/', tried)).status).toBe(201);
    const ended = { _id: recalled, status: 'recalled' };
    expect((await staff.call('POST', '/companyAssignment/', ended)).status).toBe(200);
    const { body } = await assign(staff, fileId, 'V02', given);
    const accepted = { _id: body._id, status: 'accepted' };
    expect((await next.call('POST', '/companyAssignment/', accepted)).status).toBe(200);
    const { total } = (await next.call('GET', `/desk/attempt/list?fileId=${fileId}`)).body;
    return [body.sharePreviousFindings, total];
  };
  expect(await found({})).toEqual([true, 1]);
  expect(await found({}, { sharePreviousFindings: false })).toEqual([false, 0]);
  expect(await found({ clientId: companyId('LNB') })).toEqual([false, 0]);
  expect(await found({ clientId: companyId('LNB') }, { sharePreviousFindings: true })).toEqual([true, 1]);
  expect(await found({ clientOfficeId: companyId('LNA-W') })).toEqual([false, 0]);
});
