import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestHost } from '../../support/host';
import { openHost } from '../../support/host';
import { companyId, placeFile } from '../../support/network';
import { signIn } from '../../support/person';
import type { Person } from '../../support/person';
import { linesOf } from '../../support/reports';

let host: TestHost;
let close: () => Promise<void>;
let supervisor: Person;
const refs: Record<string, string> = {};

/** A file with its notes: who may read each, and what it says. `also`: what is set of it besides. */
async function placed(
  name: string,
  notes: readonly (readonly [audience: string, body: string, also?: string])[],
  given: object = {},
  also = `"updatedAt" = now()`,
): Promise<void> {
  const _id = await placeFile(supervisor, { clientReference: name, ...given });
  refs[name] = String((await supervisor.call('GET', `/file/${_id}`)).body.ref);
  for (const [audience, body, more] of notes) {
    host.passes(60);
    const { status, body: note } = await supervisor.call('POST', '/note/', { fileId: _id, audience, body });
    expect(status, JSON.stringify(note)).toBe(201);
    if (more) await sql`update note set ${sql.raw(more)} where _id = ${note._id}::uuid`.execute(host.app.db);
  }
  await sql`update file set ${sql.raw(also)} where _id = ${_id}::uuid`.execute(host.app.db);
}

beforeAll(async () => {
  ({ host, close } = await openHost({ jobs: true }));
  supervisor = await signIn(host, 'supervisor');
  await placed(
    'told',
    [
      ['client', 'The debtor will call on Monday.'],
      ['client_and_vendor', 'The vehicle stands on Elm Street.'],
      ['internal', 'Nobody is to know of the neighbour.'],
      ['vendor', 'Go there before eight.'],
    ],
    {},
    `stage = 'field_recovery', status = 'attempting', "nextAction" = 'Call the debtor', "nextActionDate" = '2026-11-23'`,
  );
  await placed('posted', [
    ['client', 'An older word.'],
    ['internal', 'The papers are in order.', `"postedToClient" = true`],
  ]);
  await placed('taken back', [
    ['client', 'What stands.'],
    ['client', 'What was a mistake.', `"deletedAt" = now()`],
  ]);
  await placed('not told', [['internal', 'Ours alone.']]);
  await placed('long', [['client', 'x'.repeat(700)]]);
  // Nothing of these: they are closed, gone, or another's.
  await placed('closed', [['client', 'Over.']], {}, `closed = true, "closedDate" = now()`);
  await placed('deleted', [['client', 'Gone.']], {}, `"deletedAt" = now()`);
  await placed('of B', [['client', 'For B.']], { clientId: companyId('LNB') });
});
afterAll(() => close());

const columns = [
  'File number',
  'Client reference',
  'Stage',
  'Status',
  'Last note to the client',
  'Next action',
];
const told = async (by: Person, parameters: object = {}): Promise<unknown[][]> =>
  (await linesOf(host, by, { reportType: 'status_update_client', parameters })).map((line) =>
    [...columns, 'Next action date'].map((name) => line[name]),
  );

it('tells of each open file how it stands, what its client was told last and what comes next', async () => {
  const fresh = ['Assignment & intake', 'New assignment'];
  const lines = [
    [
      refs.told,
      'told',
      'Field recovery',
      'Attempting',
      'The vehicle stands on Elm Street.',
      'Call the debtor',
      '2026-11-23',
    ],
    [refs.posted, 'posted', ...fresh, 'The papers are in order.', '', ''],
    [refs['taken back'], 'taken back', ...fresh, 'What stands.', '', ''],
    [refs['not told'], 'not told', ...fresh, '', '', ''],
    [refs.long, 'long', ...fresh, 'x'.repeat(500), '', ''],
  ];
  const ofB = [refs['of B'], 'of B', ...fresh, 'For B.', '', ''];
  expect(await told(supervisor, { clientId: companyId('LNA') })).toEqual(lines);
  expect(await told(supervisor)).toEqual(
    [...lines, ofB].sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
  );
  // The client reads the same of its own.
  expect(await told(await signIn(host, 'lender_user'))).toEqual(lines);
  expect(await told(await signIn(host, 'lender_b_supervisor'))).toEqual([ofB]);
});
