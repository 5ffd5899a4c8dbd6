import { describe, expect, it } from 'vitest';
import { specialActions } from '#contract/roles/special-actions';
import type { SpecialAction } from '#contract/roles/special-actions';
import { routesOf } from '#server/routes';
import { bill, patch } from '../support/billing';
import { closeFile } from '../support/closed-file';
import { startHost } from '../support/host';
import type { TestHost } from '../support/host';
import { assign, companyId, placeFile, roleId, userId } from '../support/network';
import { enter, price } from '../support/priced-fees';
import { signIn } from '../support/person';
import type { Person, Reply } from '../support/person';

interface Scene {
  readonly host: TestHost;
  /** Who does it, with a role that has the right. */
  readonly by: Person;
  readonly as: (role: string) => Promise<Person>;
}

interface Done {
  readonly by: string;
  /** Does it to something new. */
  readonly does: (scene: Scene) => Promise<Reply>;
}

const nobody = '00000000-0000-7000-8000-000000000000';
const routes = routesOf({ seeding: true, demo: true });
const hold = { hold: true, holdReason: 'payment_pending', holdUntil: '2026-12-01' };
const change = (by: Person, _id: string, values: object) => by.call('PATCH', '/file/', { _id, ...values });

/** What no call asks for by itself: it is asked for by a rule, where the thing is done. */
const byRule: { readonly [A in SpecialAction]?: Done } = {
  'file.place': {
    by: 'supervisor',
    does: ({ by }) =>
      by.call('POST', '/file/', {
        ...{ clientId: companyId('LNA'), bankAccountNumber: String(Math.random()).slice(2, 12), state: 'ON' },
        ...{ serialNumber: '1HGCM82633A004352', asset: { year: 2023, auMake: 'Kia', auModel: 'Sportage' } },
      }),
  },
  'file.changeStage': {
    by: 'supervisor',
    does: async ({ by, as }) =>
      change(by, await placeFile(await as('administrator')), { status: 'under_review' }),
  },
  'file.hold': {
    by: 'supervisor',
    does: async ({ by, as }) => change(by, await placeFile(await as('administrator')), hold),
  },
  'file.releaseHold': {
    by: 'supervisor',
    does: async ({ by, as }) => {
      const fileId = await placeFile(await as('administrator'));
      expect((await change(await as('administrator'), fileId, hold)).status).toBe(200);
      return change(by, fileId, { hold: false });
    },
  },
  'file.requestClose': {
    by: 'supervisor',
    does: async ({ by, as }) =>
      by.call('POST', '/request/', {
        ...{
          fileIds: [await placeFile(await as('administrator'))],
          requestType: 'close',
          reason: 'It is over.',
        },
        payload: { closingReason: 'client_recall' },
      }),
  },
  'file.close': {
    by: 'supervisor',
    does: async ({ by, as }) => {
      const [fileId, other] = [await placeFile(await as('administrator')), await as('administrator')];
      await change(other, fileId, { status: 'close_requested', closingReason: 'client_recall' });
      await change(other, fileId, { status: 'close_checklist' });
      return change(by, fileId, { status: 'closed' });
    },
  },
  'file.reopen': {
    by: 'supervisor',
    does: async ({ by, as }) => {
      const fileId = await placeFile(await as('administrator'));
      await closeFile(await as('administrator'), fileId, 'client_recall');
      return change(by, fileId, { status: 'new_assignment', statusReason: 'The lender sent it again.' });
    },
  },
  'file.delete': {
    by: 'administrator',
    does: async ({ by, as }) =>
      by.call('DELETE', `/housekeeping/deleteFile/${await placeFile(await as('supervisor'))}`, {
        reason: 'Placed by mistake.',
      }),
  },
  'assignment.acceptDecline': {
    by: 'vendor_manager',
    does: async ({ by, as }) => {
      const staff = await as('supervisor');
      const made = await assign(staff, await placeFile(staff), 'V01');
      return by.call('POST', '/companyAssignment/', { _id: made.body._id, status: 'accepted' });
    },
  },
  'fee.approveOverThreshold': {
    by: 'supervisor',
    does: async ({ by, as }) => {
      const admin = await as('administrator');
      const fileId = await placeFile(admin);
      const over = { unitAmount: '300.01', status: 'approved' };
      const made = await enter(admin, fileId, 'towing_local', over);
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return by.call('PATCH', '/fee/', { _id: made.body._id, status: 'approved' });
    },
  },
  'request.decide': {
    by: 'supervisor',
    does: async ({ by, as }) => {
      const lender = await as('lender_user');
      const fileId = await placeFile(await as('administrator'));
      const asked = {
        fileIds: [fileId],
        requestType: 'hold',
        reason: 'Because',
        payload: { ...hold, hold: undefined },
      };
      const made = await lender.call('POST', '/request/', asked);
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return by.call('PATCH', '/request/', { _id: made.body._id, status: 'approved' });
    },
  },
  'recon.approve': {
    by: 'lender_supervisor',
    does: async ({ by, as }) => {
      const staff = await as('supervisor');
      const fileId = await placeFile(staff);
      const estimate = { category: 'body_paint', status: 'estimate_received', estimateAmount: '800.00' };
      const made = await staff.call('POST', '/repairsAndReconditioning/', { fileId, ...estimate });
      const { _id } = made.body;
      await staff.call('POST', '/repairsAndReconditioning/', { _id, status: 'approval_pending' });
      const listed = await staff.call('GET', `/desk/request/list?fileIds=${fileId}`);
      const [request] = listed.body.data as unknown as { _id: string }[];
      return by.call('PATCH', '/request/', { _id: request?._id, status: 'approved' });
    },
  },
  'invoice.void': {
    by: 'accountant',
    does: async ({ by, as }) => {
      const admin = await as('administrator');
      const fileId = await placeFile(admin);
      await enter(admin, fileId, 'towing_local', { unitAmount: '100.00', status: 'approved' });
      const { body } = await bill(by, fileId);
      await patch(by, body._id, { status: 'issued' });
      return patch(by, body._id, { status: 'void', voidReason: 'Wrong client' });
    },
  },
  'user.endSession': {
    by: 'supervisor',
    does: ({ by }) => by.call('POST', '/desk/sessions/end', { userId: userId('file_manager') }),
  },
};

/** Said of the move, as all that stands in the way of one is. */
const refusals: { readonly [A in SpecialAction]?: readonly unknown[] } = {
  'file.changeStage': [409, 'Your role does not make this move.'],
};

const all = Object.keys(specialActions) as SpecialAction[];
const routed = all.filter((action) => routes.some(({ right }) => right === action));

async function takeAway(scene: Scene, role: string, right: SpecialAction): Promise<void> {
  const [resource, action] = right.split('.');
  const row = scene.host.app.db.selectFrom('role').where('_id', '=', roleId(role));
  const { permissions } = await row.select('permissions').executeTakeFirstOrThrow();
  const without = permissions.map((one) =>
    one.resource === resource ? { ...one, actions: one.actions.filter((held) => held !== action) } : one,
  );
  const admin = await scene.as('administrator');
  const { status, body } = await admin.call('POST', '/role/', { _id: roleId(role), permissions: without });
  expect(status, JSON.stringify(body)).toBe(200);
}

async function sceneFor(by: string): Promise<Scene> {
  const host = await startHost();
  const people = new Map<string, Promise<Person>>();
  const as = (role: string): Promise<Person> => {
    const person = people.get(role) ?? signIn(host, role);
    people.set(role, person);
    return person;
  };
  return { host, by: await as(by), as };
}

describe('a special action', () => {
  it('is asked for by a call, or by a rule that is held to it here', () => {
    const held = [...routed, ...Object.keys(byRule)];
    expect(all.filter((action) => !held.includes(action))).toEqual([]);
  });

  it.each(routed)('%s is refused, by each call that does it, to a role it was taken from', async (right) => {
    const row = specialActions[right];
    const role = (['supervisor', 'accountant', 'administrator'] as const).find((one) => row[one] !== 'no');
    expect(role).toBeDefined();
    const scene = await sceneFor(String(role));
    const calls = routes.filter((route) => route.right === right);
    const asked = async (by: Person): Promise<number[]> => {
      const found: number[] = [];
      for (const { method, path } of calls) {
        const address = path.replace('{province}', 'ON').replace(/\{\w+\}/g, nobody);
        found.push((await by.call(method, address, method === 'GET' ? undefined : {})).status);
      }
      return found;
    };
    expect(await asked(scene.by)).not.toContain(403);
    // Somebody has to be able to give it back: nobody takes this one from the administrators, and others do not have it.
    const isKept = right === 'role.editPermission';
    if (!isKept) await takeAway(scene, String(role), right);
    const without = isKept ? await scene.as('supervisor') : scene.by;
    expect(await asked(without)).toEqual(calls.map(() => 403));
  });

  it.each(Object.keys(byRule) as SpecialAction[])(
    '%s is done with the right, and refused without it',
    async (right) => {
      const { by, does } = byRule[right] as Done;
      const scene = await sceneFor(by);
      if (right === 'fee.approveOverThreshold' || right === 'invoice.void')
        await price(await scene.as('administrator'), 'NLR', 'receivable', 'towing_local', '185.00', {
          preApprovalThreshold: '300.00',
        });
      const done = await does(scene);
      expect(done.status, JSON.stringify(done.body)).toBeLessThan(300);
      await takeAway(scene, by, right);
      const refused = await does(scene);
      expect([refused.status, refused.body.message]).toEqual(refusals[right] ?? [403, expect.any(String)]);
    },
  );
});
