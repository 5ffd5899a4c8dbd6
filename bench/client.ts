import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { demoPassword } from '../src/server/seed/demo-network';

/** A signed-in client on the wire, with connections that stay open. */
export interface Client {
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: string }>;
  /** Sends a file in a form. */
  upload(
    path: string,
    bytes: Buffer,
    name: string,
    fields: Record<string, string>,
  ): Promise<{ status: number; body: string }>;
  readonly sessionId: string;
  /** The cookies that prove the session, as a browser sends them. */
  cookie(): string;
  close(): void;
}

export async function signIn(port: number, email: string): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const cookies = new Map<string, string>();
  let sessionId = '';
  const cookie = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (
    method: string,
    path: string,
    payload?: string | Buffer,
    type = 'application/json',
  ): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const headers = {
        // As browsers do: what the host spends on it belongs to the call.
        'accept-encoding': 'gzip, deflate, br',
        cookie: cookie(),
        ...(sessionId && { 'x-session-id': sessionId }),
        ...(payload && { 'content-type': type, 'content-length': Buffer.byteLength(payload) }),
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
            resolve({
              status: response.statusCode ?? 0,
              body: plain(Buffer.concat(chunks), response.headers['content-encoding']),
            }),
          );
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // A client that got no time for long finds its connection closed by the host, which has not read the call.
        if (sent.reusedSocket && error.code === 'ECONNRESET')
          send(method, path, payload, type).then(resolve, reject);
        else reject(error);
      });
      sent.end(payload);
    });
  let renewing: Promise<unknown> | undefined;
  const call: Client['call'] = async (method, path, body) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const reply = await send(method, path, payload);
    if (reply.status !== 401 || !sessionId) return reply;
    // A long measurement outlives an access token, once every fifteen minutes.
    renewing ??= send('POST', '/auth/refreshToken').finally(() => (renewing = undefined));
    await renewing;
    return send(method, path, payload);
  };
  const upload: Client['upload'] = async (path, bytes, name, fields) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const whole = new Request('http://host/', { method: 'POST', body: form });
    return send(
      'POST',
      path,
      Buffer.from(await whole.arrayBuffer()),
      whole.headers.get('content-type') ?? '',
    );
  };
  await call('POST', '/auth/login', { email, password: demoPassword });
  const outbox = JSON.parse((await call('GET', '/outbox')).body) as { to: string; code?: string }[];
  const code = outbox.find((one) => one.to === email)?.code;
  const answer = await call('POST', '/auth/login', { email, password: demoPassword, mfaCode: code });
  ({ sessionId } = JSON.parse(answer.body) as { sessionId: string });
  if (!sessionId) throw new Error(`${email} was not let in: ${answer.body}`);
  return { call, upload, sessionId, cookie, close: () => agent.destroy() };
}

function plain(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}
