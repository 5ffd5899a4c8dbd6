import { Agent, request } from 'node:http';
import { demoPassword } from '../src/server/seed/demo-network';

/** A signed-in client on the wire, with connections that stay open. */
export interface Client {
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: string }>;
  readonly sessionId: string;
  close(): void;
}

export async function signIn(port: number, email: string): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const cookies = new Map<string, string>();
  let sessionId = '';
  const call: Client['call'] = (method, path, body) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(sessionId && { 'x-session-id': sessionId }),
        ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      };
      const sent = request(
        { port, host: '127.0.0.1', method, path: `/api${path}`, headers, agent },
        (response) => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [pair = ''] = line.split(';');
            cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
          }
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  await call('POST', '/auth/login', { email, password: demoPassword });
  const outbox = JSON.parse((await call('GET', '/outbox')).body) as { to: string; code?: string }[];
  const code = outbox.find((one) => one.to === email)?.code;
  const answer = await call('POST', '/auth/login', { email, password: demoPassword, mfaCode: code });
  ({ sessionId } = JSON.parse(answer.body) as { sessionId: string });
  if (!sessionId) throw new Error(`${email} was not let in: ${answer.body}`);
  return { call, sessionId, close: () => agent.destroy() };
}
