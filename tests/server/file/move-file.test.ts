import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startHost } from '../../support/host';
import type { TestHost } from '../../support/host';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { placeFile } from '../../support/place-file';
import { addDocument } from '../../support/document-row';

interface World {
  readonly host: TestHost;
  readonly supervisor: Person;
  readonly lender: Person;
  readonly file: { _id: string };
}

async function world(): Promise<World> {
  const host = await startHost();
  const [supervisor, lender] = [await signIn(host, 'supervisor'), await signIn(host, 'lender_user')];
  return { host, supervisor, lender, file: await placeFile(lender) };
}

describe('moving a file', () => {
  it('says which moves are open now, and why others are not', async () => {
    const { supervisor, file } = await world();
    const { body } = await supervisor.call('GET', `/file/${file._id}`);
    const moves = body.moves as unknown as {
      status: string;
      allowed: boolean;
      reasons: { code: string; gate?: string; field?: string }[];
    }[];
    expect(Object.fromEntries(moves.map((move) => [move.status, move.allowed]))).toMatchObject({
      under_review: true,
      information_required: false,
      accepted: false,
      declined: false,
      legal_review: true,
      close_requested: false,
    });
    expect(moves.find((move) => move.status === 'accepted')?.reasons).toEqual([
      { code: 'GATE', gate: 'contract_on_file' },
    ]);
    expect(moves.find((move) => move.status === 'declined')?.reasons).toEqual([
      { code: 'NEEDS', field: 'declineReason' },
    ]);
  });

  it('refuses what is not next, with every reason by name', async () => {
    const { supervisor, file } = await world();
    const skipped = await supervisor.call('PATCH', '/file/', { _id: file._id, status: 'sold' });
    expect([skipped.status, skipped.body.code]).toEqual([409, 'MOVE_NOT_ALLOWED']);
    const gated = await supervisor.call('PATCH', '/file/', { _id: file._id, status: 'accepted' });
    expect([gated.status, gated.body.errors]).toEqual([
      409,
      { contract_on_file: 'A gate has not been passed: contract_on_file.' },
    ]);
  });

  it('says until when the notice runs where something is offered for sale too soon', async () => {
    const { host, supervisor, file } = await world();
    const notice = { earliestSaleDate: '2026-12-16', recipientPartyIds: [file._id] };
    await sql`update file set stage = 'notice_period', status = 'notice_sent', notice = ${JSON.stringify(notice)}::jsonb
      where _id = ${file._id}::uuid`.execute(host.app.db);
    const early = await supervisor.call('PATCH', '/file/', { _id: file._id, status: 'notice_expired' });
    expect([early.status, early.body.code, early.body.errors]).toEqual([
      409,
      'MOVE_NOT_ALLOWED',
      { notice_expired: 'It may not be sold or offered before 2026-12-16: the notice runs until then.' },
    ]);
  });

  it('takes what a move needs in the same change, and writes both down', async () => {
    const { supervisor, file } = await world();
    const { status, body } = await supervisor.call('PATCH', '/file/', {
      _id: file._id,
      status: 'declined',
      declineReason: 'capacity',
    });
    expect([status, body.stage, body.status, body.version]).toEqual([200, 'intake', 'declined', 2]);
    const history = await supervisor.call('GET', `/history/list/${file._id}?type=status_changed`);
    const [entry] = history.body.data as unknown as {
      updatedFields: string[];
      changes: { field: string; before: unknown; after: unknown }[];
    }[];
    expect(entry?.changes.find((change) => change.field === 'status')).toEqual({
      field: 'status',
      before: 'new_assignment',
      after: 'declined',
    });
    expect(entry?.updatedFields).toContain('declineReason');
  });

  it('tells at once which stages a file has been in, to who reads its history', async () => {
    const { host, supervisor, lender, file } = await world();
    const { body: before } = await supervisor.call('GET', `/file/${file._id}`);
    expect(before.stagesPassed).toEqual(['intake']);
    const { body: after } = await supervisor.call('PATCH', '/file/', {
      _id: file._id,
      status: 'legal_review',
    });
    expect([after.stage, after.stagesPassed]).toEqual(['legal', ['intake', 'legal']]);
    for (const status of ['resume', 'new_assignment'])
      await supervisor.call('PATCH', '/file/', { _id: file._id, status });
    const { body: back } = await lender.call('GET', `/file/${file._id}`);
    expect([back.stage, back.stagesPassed]).toEqual(['intake', ['intake', 'legal']]);
    await sql`update file set stage = 'secured' where _id = ${file._id}::uuid`.execute(host.app.db);
    const { body: broken } = await supervisor.call('GET', `/file/${file._id}`);
    expect(broken.stagesPassed).toBeNull();
  });

  it('remembers where a file came from when it goes to legal, and leads it back', async () => {
    const { supervisor, file } = await world();
    const move = async (status: string, more = {}): Promise<unknown> =>
      (await supervisor.call('PATCH', '/file/', { _id: file._id, status, ...more })).body.status;
    expect(await move('under_review')).toBe('under_review');
    expect(await move('legal_review')).toBe('legal_review');
    expect(await move('resume')).toBe('resume');
    expect(await move('under_review')).toBe('under_review');
    expect((await supervisor.call('GET', `/file/${file._id}`)).body.previousStatus).toBeNull();
  });

  it('leaves the desk of who was to accept it once it is decided on, and not before', async () => {
    const { host, supervisor, file } = await world();
    const keeper = await signIn(host, 'file_manager');
    const waits = async () => {
      const { body } = await keeper.call('GET', `/reminder/list?view=file&fileId=${file._id}&status=open`);
      return (body.data as unknown as { title: string }[]).map(({ title }) => title);
    };
    const move = (change: object) => supervisor.call('PATCH', '/file/', { _id: file._id, ...change });
    expect(await waits()).toEqual(['Accept LNA-2600001']);
    expect((await move({ status: 'under_review' })).status).toBe(200);
    expect(await waits()).toEqual(['Accept LNA-2600001']);
    host.news.length = 0;
    expect((await move({ status: 'declined', declineReason: 'conflict' })).status).toBe(200);
    expect(await waits()).toEqual([]);
    expect(host.news).toContainEqual({ to: 'user', userId: keeper.userId, section: 'dueRemindersCount' });
  });

  it('stops forward moves while the file is on hold, and lets it go on afterwards', async () => {
    const { supervisor, file } = await world();
    const held = await supervisor.call('PATCH', '/file/', {
      _id: file._id,
      hold: true,
      holdReason: 'payment_pending',
      holdUntil: '2026-12-01',
    });
    expect(held.body).toMatchObject({
      hold: true,
      active: false,
      holdSource: 'agency',
      holdStartDate: '2026-11-20',
    });
    const refused = await supervisor.call('PATCH', '/file/', { _id: file._id, status: 'under_review' });
    expect([refused.status, refused.body.code]).toEqual([409, 'FILE_ON_HOLD']);
    const released = await supervisor.call('PATCH', '/file/', { _id: file._id, hold: false });
    expect(released.body).toMatchObject({ hold: false, active: true, holdReason: null, holdUntil: null });
    expect((await supervisor.call('PATCH', '/file/', { _id: file._id, status: 'under_review' })).status).toBe(
      200,
    );
  });

  it('counts a hold by the calendar of the province of its file', async () => {
    // Six in the evening in British Columbia, where Greenwich has the next day.
    const host = await startHost({ at: '2026-11-21T02:00:00Z' });
    const supervisor = await signIn(host, 'supervisor');
    const { _id } = await placeFile(supervisor, { state: 'BC' });
    const hold = { _id, hold: true, holdReason: 'other' };
    const past = await supervisor.call('PATCH', '/file/', { ...hold, holdUntil: '2026-11-19' });
    expect([past.status, past.body.errors]).toEqual([
      422,
      { holdUntil: 'holdUntil must not be in the past' },
    ]);
    const held = await supervisor.call('PATCH', '/file/', { ...hold, holdUntil: '2026-11-20' });
    expect([held.status, held.body.holdStartDate]).toEqual([200, '2026-11-20']);
  });

  it('asks of a hold why and until when, ninety days at most', async () => {
    const { supervisor, file } = await world();
    const bare = await supervisor.call('PATCH', '/file/', { _id: file._id, hold: true });
    expect([bare.status, bare.body.errors]).toEqual([
      422,
      { holdReason: 'holdReason is a required field', holdUntil: 'holdUntil is a required field' },
    ]);
    const long = await supervisor.call('PATCH', '/file/', {
      _id: file._id,
      hold: true,
      holdReason: 'other',
      holdUntil: '2027-02-19',
    });
    expect([long.status, long.body.errors]).toEqual([422, { holdUntil: 'holdUntil must be within 90 days' }]);
  });

  it('lets a lender supervisor hold a file, and lender staff only ask', async () => {
    const { host, lender, file } = await world();
    const staff = await lender.call('PATCH', '/file/', {
      _id: file._id,
      hold: true,
      holdReason: 'other',
      holdUntil: '2026-12-01',
    });
    expect(staff.status).toBe(403);
    const lead = await signIn(host, 'lender_supervisor');
    const held = await lead.call('PATCH', '/file/', {
      _id: file._id,
      hold: true,
      holdReason: 'other',
      holdUntil: '2026-12-01',
    });
    expect([held.status, held.body.holdSource]).toEqual([200, 'client']);
  });

  it('lets lenders change their own facts and nothing else', async () => {
    const { lender, file } = await world();
    expect(
      (
        await lender.call('PATCH', '/file/', {
          _id: file._id,
          arrearsAmount: '1200.50',
          instructions: 'Call first',
        })
      ).status,
    ).toBe(200);
    const { status, body } = await lender.call('PATCH', '/file/', { _id: file._id, nextAction: 'Seize' });
    expect([status, body.errors]).toEqual([403, { nextAction: 'not yours to set' }]);
    expect((await lender.call('PATCH', '/file/', { _id: file._id, status: 'under_review' })).status).toBe(
      403,
    );
  });

  it('closes a file through its gates, keeps it read-only, and re-opens it with a reason', async () => {
    const { supervisor, file } = await world();
    const change = (body: object) => supervisor.call('PATCH', '/file/', { _id: file._id, ...body });
    expect((await change({ status: 'close_requested', closingReason: 'client_recall' })).status).toBe(200);
    expect((await change({ status: 'close_checklist' })).status).toBe(200);
    const closed = await change({ status: 'closed' });
    expect(closed.body).toMatchObject({
      closed: true,
      active: false,
      closedDate: '2026-11-20T15:00:00.000Z',
    });
    expect((await change({ nextAction: 'Nothing' })).body.code).toBe('FILE_CLOSED');
    expect((await change({ statusReason: 'Another story' })).body.code).toBe('FILE_CLOSED');
    expect((await change({ status: 'new_assignment' })).status).toBe(409);
    const reopened = await change({ status: 'new_assignment', statusReason: 'Recalled by mistake' });
    expect(reopened.body).toMatchObject({ closed: false, active: true, closedDate: null, stage: 'intake' });
  });

  it('lets a supervisor pass a gate with a reason and a document, and nobody else', async () => {
    const { host, supervisor, file } = await world();
    const body = {
      fileId: file._id,
      gate: 'contract_on_file',
      reason: 'A copy is at the branch',
      documentId: await addDocument(host, [file._id], { documentType: 'correspondence' }),
    };
    const manager = await signIn(host, 'file_manager');
    expect((await manager.call('POST', '/desk/file/overrideGate', body)).status).toBe(403);
    expect((await supervisor.call('POST', '/desk/file/overrideGate', body)).status).toBe(200);
    expect((await supervisor.call('PATCH', '/file/', { _id: file._id, status: 'accepted' })).status).toBe(
      200,
    );
  });
});

describe('two people and one file', () => {
  it('tells the second that the first was there, with the record as it stands', async () => {
    const { host, supervisor, file } = await world();
    const manager = await signIn(host, 'file_manager');
    const match = { 'if-match': '"1"' };
    expect(
      (await supervisor.call('PATCH', '/file/', { _id: file._id, nextAction: 'Call the debtor' }, match))
        .status,
    ).toBe(200);
    const second = await manager.call('PATCH', '/file/', { _id: file._id, nextAction: 'Visit' }, match);
    expect([second.status, second.body.code]).toEqual([412, 'STALE_VERSION']);
    expect(second.body.current).toMatchObject({ nextAction: 'Call the debtor', version: 2 });
  });

  it('loses no update when twenty write at once with the version they saw', async () => {
    const { supervisor, file } = await world();
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        supervisor.call(
          'PATCH',
          '/file/',
          { _id: file._id, nextAction: `Try ${index}` },
          { 'if-match': '"1"' },
        ),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 412)).toHaveLength(19);
  });
});
