import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '#server/seed/demo-network';
import { seedId } from '#server/seed/seed-id';
import { startHost } from '../../support/host';

const run = promisify(execFile);
const packages = path.resolve('node_modules');

/** What a lender's programmer writes, on a client that is made of the host's own description. */
const program = `import createClient from 'openapi-fetch';
import type { paths } from './schema';

const [baseUrl = '', email = '', password = '', clientId = ''] = process.argv.slice(2);
const cookies = new Map<string, string>();
let session = '';

const desk = createClient<paths>({ baseUrl });
desk.use({
  onRequest({ request }) {
    request.headers.set('cookie', [...cookies].map(([name, value]) => \`\${name}=\${value}\`).join('; '));
    if (session) request.headers.set('x-session-id', session);
  },
  onResponse({ response }) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  },
});

await desk.POST('/auth/login', { body: { email, password } });
const { data: outbox = [] } = await desk.GET('/outbox');
const mfaCode = outbox.find(({ to, code }) => to === email && code)?.code;
const { data: signedIn } = await desk.POST('/auth/login', { body: { email, password, mfaCode } });
if (!signedIn || !('sessionId' in signedIn)) throw new Error('Nobody was let in.');
session = signedIn.sessionId;

const { data: file, error } = await desk.POST('/file/', {
  params: { header: { 'Idempotency-Key': 'one-placement' } },
  body: { clientId, bankAccountNumber: '88214907', state: 'ON', serialNumber: '2T1BURHE8K0000002' },
});
if (!file) throw new Error(\`\${error.code}: \${error.message}\`);
const { data: found } = await desk.GET('/file/{id}', { params: { path: { id: file._id } } });
console.log(JSON.stringify({ ref: found?.ref, status: found?.status, mine: found?.clientId === clientId }));
const { error: refused } = await desk.GET('/file/{id}', { params: { path: { id: 'no-id' } } });
console.log(refused?.code);

const csv = 'Compte,Province,NIV,Nom\\n88214908,ON,2T1BURHE8K0000010,Roy\\n';
const { data: taken, error: untaken, response } = await desk.POST('/file/processor/generic/incoming/ingest', {
  body: {
    file: csv,
    clientId,
    dryRun: true,
    mapping: JSON.stringify({ Compte: 'accountNumber', Province: 'province', NIV: 'vin', Nom: 'debtorLastName' }),
  },
  bodySerializer: ({ file: bytes, ...fields }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('file', new Blob([bytes ?? '']), 'placements.csv');
    return form;
  },
});
if (!taken) throw new Error(\`\${untaken.code}: \${untaken.message}\`);
let job;
do {
  ({ data: job } = await desk.GET('/desk/jobs/{jobId}', { params: { path: { jobId: taken.jobId } } }));
} while (job?.status === 'queued' || job?.status === 'running');
console.log(JSON.stringify({ status: response.status, job: job?.status, created: job?.counts.created }));

/** What the description does not know does not compile. */
export const wrong = () => [
  desk.POST('/file/', {
    body: {
      clientId,
      bankAccountNumber: '88214909',
      serialNumber: '2T1BURHE8K0000002',
      // @ts-expect-error There is no such province.
      state: 'XX',
    },
  }),
  // @ts-expect-error A rehearsal is one, or it is none.
  desk.POST('/file/processor/generic/incoming/ingest', { body: { file: csv, dryRun: 'perhaps' } }),
  // @ts-expect-error There is no such call.
  desk.GET('/file/nowhere'),
  desk.GET('/file/list', {
    // @ts-expect-error There is no such kind of asset.
    params: { query: { assetType: ['submarine'] } },
  }),
];
`;

const settings = {
  compilerOptions: {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  },
  files: ['program.ts'],
};

it('a client that is made of the description compiles, signs in, places a file and is told apart what went wrong, and rehearses a spreadsheet', async () => {
  const host = await startHost({ jobs: true });
  await host.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.server.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/api`;
  const folder = mkdtempSync(path.join(tmpdir(), 'collateral-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(packages, path.join(folder, 'node_modules'), 'junction');
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(path.join(folder, 'program.ts'), program);
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });

  await node(
    path.join(packages, 'openapi-typescript/bin/cli.js'),
    `${address}/openapi.json`,
    '-o',
    'schema.d.ts',
  );
  await node(path.join(packages, 'typescript/bin/tsc'), '-p', '.');
  const { stdout } = await node(
    '--import',
    'tsx',
    'program.ts',
    address,
    'lender_supervisor@demo.example',
    demoPassword,
    seedId('company', 'LNA'),
  );
  const [placed = '', refused, rehearsed = ''] = stdout.trim().split('\n');
  expect(JSON.parse(placed)).toEqual({ ref: expect.any(String), status: 'new_assignment', mine: true });
  expect(refused).toBe('MALFORMED');
  expect(JSON.parse(rehearsed)).toEqual({ status: 202, job: 'done', created: 1 });
});
