import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { oneLine, openMessages } from '#server/messages/open-messages';
import { readSettings } from '#server/settings';

const message = {
  to: 'marie@demo.example',
  channel: 'email',
  subject: 'Your code',
  text: 'ABC234',
  code: 'ABC234',
} as const;

function messages(env: NodeJS.ProcessEnv = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  return { dataDir, lines, ...openMessages(readSettings({ DATA_DIR: dataDir, ...env }), log) };
}

it('keeps messages that it cannot send, newest first, for the host’s account alone', async () => {
  const { send, kept, dataDir } = messages();
  await send({ ...message, subject: 'first' });
  await send({ ...message, subject: 'second' });
  expect((await kept?.())?.map(({ subject }) => subject)).toEqual(['second', 'first']);
  const folder = path.join(dataDir, 'outbox');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
});

it('lists nothing without demo data, and says neither code nor address on the console', async () => {
  const { send, kept, lines } = messages({ DEMO: 'off' });
  await send(message);
  expect(kept).toBeUndefined();
  expect(lines.join()).not.toMatch(/ABC234|marie/);
  expect(lines).toHaveLength(1);
});

it('hides codes from the console of a production host also with demo data', async () => {
  const { send, lines } = messages({ NODE_ENV: 'production' });
  await send(message);
  expect(lines.join()).not.toMatch(/ABC234|marie/);
});

it('shows the codes of demo people on the console', async () => {
  const { send, lines } = messages();
  await send(message);
  expect(lines.join()).toContain('ABC234');
});

it('posts text messages to the gateway, and fails when it refuses', async () => {
  const bodies: string[] = [];
  const gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(bodies.length === 1 ? 202 : 500).end();
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void gateway.close());
  await once(gateway, 'listening');
  const { send, kept } = messages({
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
  });
  await send({ ...message, channel: 'sms', to: '+14165550142' });
  expect(bodies).toEqual(['{"to":"+14165550142","text":"ABC234"}']);
  await expect(send({ ...message, channel: 'sms', to: '+14165550142' })).rejects.toThrow('answered 500');
  expect(await kept?.()).toEqual([]);
});

/** A server that takes every mail. Answers its address, and hears each line. */
async function mailServer(): Promise<{ url: string; said: readonly string[] }> {
  const said: string[] = [];
  const server = net.createServer((socket) => {
    socket.write('220 mail\r\n');
    let inBody = false;
    socket.on('data', (part: Buffer) => {
      for (const line of part.toString().split('\r\n').filter(Boolean)) {
        said.push(line);
        if (inBody) {
          if (line !== '.') continue;
          inBody = false;
          socket.write('250 ok\r\n');
        } else if (line === 'DATA') {
          inBody = true;
          socket.write('354 go\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?from=desk@agency.example`;
  return { url, said };
}

it('sends mail to one address only, under a head that cannot be continued', async () => {
  const { url, said } = await mailServer();
  const { send } = messages({ MAIL_URL: url });
  await send({ ...message, subject: 'Code\r\nBcc: thief@evil.example' });
  expect(said.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
    'MAIL FROM:<desk@agency.example>',
    'RCPT TO:<marie@demo.example>',
  ]);
  expect(said.filter((line) => line.startsWith('Bcc'))).toEqual([]);
  expect(said).toContain('Subject: Code Bcc: thief@evil.example');
});

it('keeps a message once, however often and by however many hosts it is sent under one key', async () => {
  const { send, kept, dataDir } = messages();
  const again = openMessages(readSettings({ DATA_DIR: dataDir }), pino({ level: 'silent' }));
  await send({ ...message, key: 'link 7' });
  await send({ ...message, key: 'link 7' });
  await again.send({ ...message, key: 'link 7' });
  await again.send({ ...message, key: 'link 8' });
  await send(message);
  await send(message);
  expect(await kept?.()).toHaveLength(4);
});

it('keeps a message that a host left half written', async () => {
  const { send, kept, dataDir } = messages();
  await send({ ...message, key: 'link 7' });
  const [name = ''] = readdirSync(path.join(dataDir, 'outbox'));
  const file = path.join(dataDir, 'outbox', name);
  renameSync(file, `${file}.part`);
  truncateSync(`${file}.part`, 9);
  await send({ ...message, key: 'link 7' });
  expect(await kept?.()).toHaveLength(1);
});

it('names a mail that is sent again under one key as before, and every other apart', async () => {
  const { url, said } = await mailServer();
  const { send } = messages({ MAIL_URL: url });
  for (const key of ['link 7', 'link 7', 'link 8', undefined, undefined])
    await send({ ...message, ...(key && { key }) });
  const [first, again, ...others] = said.filter((line) => /^Message-ID: <.+@agency\.example>$/.test(line));
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

it('makes one line of many', () => {
  expect(oneLine('a\r\nb\u2028c\u0000d ')).toBe('a b c d');
});

it('leaves every character in a head but controls of ASCII and those that part lines and paragraphs', () => {
  const units = Array.from({ length: 0x10000 }, (_, unit) => unit);
  const changed = units.filter((unit) => {
    const text = `a${String.fromCharCode(unit)}b`;
    return oneLine(text) !== text;
  });
  // A blank stands for what goes, so it is not seen to change.
  expect(changed).toEqual(units.filter((unit) => unit < 0x20 || [0x7f, 0x2028, 0x2029].includes(unit)));
});
