import { seedId } from '#server/seed/seed-id';
import type { WirePerson, WireReply } from './wire';

/** A record that a writer made, with each value that it has had; the value's place in the list, plus one, is the version. */
export interface Kept {
  readonly kind: 'file' | 'note';
  readonly _id: string;
  readonly values: string[];
}

/** What writers share: where the host is, if it is up, and what they have been told. */
export interface Desk {
  port: number | undefined;
  closing: boolean;
  readonly kept: Kept[];
  /** Writes with an answer, and writes whose answer never came. */
  acknowledged: number;
  interrupted: number;
  /** Writes that were sent and are not answered. */
  underWay: number;
  /** Answers that contradict what was answered before. */
  readonly faults: string[];
}

export const openDesk = (port: number): Desk => ({
  port,
  closing: false,
  kept: [],
  acknowledged: 0,
  interrupted: 0,
  underWay: 0,
  faults: [],
});

interface Step {
  readonly what: string;
  readonly send: (port: number) => Promise<WireReply>;
  readonly hear: (reply: WireReply) => boolean;
}

/** The field of a record that writers change. */
export const changing = { file: 'nextAction', note: 'body' } as const;

/** One person at work: makes and changes records of their own one after another, and asks again where no answer came. */
export async function write(
  desk: Desk,
  person: WirePerson,
  name: string,
  random: () => number,
): Promise<void> {
  const own: Kept[] = [];
  let count = 0;
  while (!desk.closing) {
    count += 1;
    const file = pick(
      own.filter(({ kind }) => kind === 'file'),
      random,
    );
    const token = `${name} ${count}`;
    const choice = random();
    const old = pick(own, random);
    if (!file || !old || choice < 0.2) await take(desk, place(desk, person, own, token));
    else if (choice < 0.5) await take(desk, note(desk, person, own, file, token));
    else await take(desk, change(desk, person, old, token));
  }
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** How long a write is sent again before it counts as lost, in milliseconds: longer than a busy machine takes to put a database right and start a host. */
const patience = 300_000;

/** Sends a step until it is answered, as a client does that does not know what became of it. */
async function take(desk: Desk, { what, send, hear }: Step): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const port = desk.port;
    if (port !== undefined) {
      desk.underWay += 1;
      const reply = await send(port).catch(() => undefined);
      desk.underWay -= 1;
      // A host whose database was killed first says for a moment that it is not ready.
      if (reply && reply.status !== 503) {
        desk.acknowledged += 1;
        if (!hear(reply)) desk.faults.push(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`);
        return;
      }
      desk.interrupted += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what} was never answered`);
}

function place(desk: Desk, person: WirePerson, own: Kept[], token: string): Step {
  const draft = {
    clientId: seedId('company', 'LNA'),
    bankAccountNumber: token.replace(' ', '-'),
    contractType: 'secured_loan',
    state: 'ON',
    serialNumber: '2T1BURHE8K0000002',
    asset: { year: 2019, auMake: 'Toyota', auModel: 'Corolla' },
    nextAction: token,
  };
  return made(desk, person, own, 'file', token, draft);
}

function note(desk: Desk, person: WirePerson, own: Kept[], file: Kept, token: string): Step {
  const recipients = [{ userId: seedId('user', 'supervisor@demo.example'), kind: 'to' }];
  return made(desk, person, own, 'note', token, { fileId: file._id, body: token, recipients });
}

// The key makes the second try answer what the first one did, whether or not that was heard.
function made(
  desk: Desk,
  person: WirePerson,
  own: Kept[],
  kind: Kept['kind'],
  token: string,
  draft: object,
): Step {
  const key = { 'idempotency-key': `killed-${token.replace(' ', '-')}` };
  return {
    what: `${token} makes a ${kind}`,
    send: (port) => person.call(port, 'POST', `/${kind}/`, draft, key),
    hear: ({ status, body }) => {
      const record: Kept = { kind, _id: String(body._id), values: [token] };
      own.push(record);
      desk.kept.push(record);
      return status === 201 && body.version === 1 && body[changing[kind]] === token;
    },
  };
}

// The version makes the second try fail with the record as it is, where the first one was written.
function change(desk: Desk, person: WirePerson, record: Kept, token: string): Step {
  const { kind, _id, values } = record;
  const seen = values.length;
  let tries = 0;
  return {
    what: `${token} changes ${kind} ${_id} at version ${seen}`,
    send: (port) => {
      tries += 1;
      return person.call(
        port,
        'PATCH',
        `/${kind}/`,
        { _id, [changing[kind]]: token },
        { 'if-match': `"${seen}"` },
      );
    },
    hear: ({ status, body }) => {
      values.push(token);
      const after = status === 412 && tries > 1 ? (body.current as WireReply['body']) : body;
      return (
        (status === 200 || after !== body) && after.version === seen + 1 && after[changing[kind]] === token
      );
    },
  };
}
