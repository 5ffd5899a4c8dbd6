import { sql } from 'kysely';
import type { ValueOf } from '#contract/vocabularies/index';
import type { TestHost } from '../../support/host';
import { companyId } from '../../support/network';
import { upload } from '../../support/documents';
import { pdf } from '../../support/document-bytes';
import type { Person, Reply } from '../../support/person';
import { signIn } from '../../support/person';
import { carViews, photoOf, sendPhotos } from '../../support/photos';
import { placeFile } from '../../support/place-file';

export const roles = {
  administrator: 'administrator',
  lender: 'lender_user',
  client: 'lender_supervisor',
  manager: 'file_manager',
  supervisor: 'supervisor',
  vendor: 'vendor_manager',
  agent: 'field_agent',
  quebecer: 'vendor_b',
  remarketer: 'remarketing_specialist',
  accountant: 'accountant',
} as const;
export type Who = keyof typeof roles;

/** A file on its path, and what has come to it. */
export interface Walked {
  readonly host: TestHost;
  readonly people: Readonly<Record<Who, Person>>;
  readonly fileId: string;
  readonly debtor: string;
  /** Who came to it since, and is served as its debtor is. */
  readonly joined: string[];
  /** The newest assignment of each company, by its code. */
  readonly assignments: Map<string, string>;
}

/** What is done in a step; and how the host answers: a status alone, or with the names of what stands in the way. */
export type Act = (by: Person, walked: Walked) => Promise<Reply>;
export type Step = readonly [who: Who, act: Act, status: number, ...why: readonly string[]];

export interface Path {
  readonly name: string;
  readonly placed?: Readonly<Record<string, unknown>>;
  /** What had been done by the evening of Thursday 1 October 2026, from the placement on. */
  readonly before?: readonly Step[];
  /** On Friday 20 November 2026. */
  readonly steps: readonly Step[];
}

/** Where a file is set down, whatever had led there. */
export type Place = readonly [
  stage: ValueOf<'stageName'>,
  status: ValueOf<'statusName'>,
  more?: Readonly<Record<string, unknown>>,
];

export async function signInAll(host: TestHost): Promise<Record<Who, Person>> {
  const all: Partial<Record<Who, Person>> = {};
  for (const who of Object.keys(roles) as Who[]) all[who] = await signIn(host, roles[who]);
  return all as Record<Who, Person>;
}

let documents = 0;
const document = async (
  by: Person,
  { host, fileId }: Walked,
  documentType: string,
  said: Parameters<typeof upload>[3] = {},
): Promise<Reply> =>
  upload(
    host,
    by,
    fileId,
    { documentType, ...said },
    { name: `${documentType}.pdf`, bytes: pdf(`document ${(documents += 1)}`) },
  );

/** Moves the file, with what the move says. */
export const move =
  (status: ValueOf<'statusName'>, said: object = {}): Act =>
  (by, { fileId }) =>
    by.call('PATCH', '/file/', { _id: fileId, status, ...said });
/** Changes the file. */
export const change =
  (said: object): Act =>
  (by, { fileId }) =>
    by.call('PATCH', '/file/', { _id: fileId, ...said });
/** Uploads a document. */
export const bring =
  (documentType: ValueOf<'documentType'>): Act =>
  (by, walked) =>
    document(by, walked, documentType);
/** An order of a court, named. */
const named = (orderPermits: readonly ValueOf<'orderPermission'>[], orderDate: string) => ({
  ...{ courtName: 'Supreme Court', courtFileNumber: 'S-261044', orderDate },
  orderPermits: JSON.stringify(orderPermits),
});
/** Uploads an order of a court that permits something. */
export const order =
  (permits: readonly ValueOf<'orderPermission'>[], orderDate = '2026-11-19'): Act =>
  (by, walked) =>
    document(by, walked, 'court_order', named(permits, orderDate));
/** Uploads a document, and records what it proves; an order of a court permits what is said. */
export const prove =
  (
    proof: ValueOf<'proof'>,
    documentType: ValueOf<'documentType'>,
    facts: object,
    permits?: readonly ValueOf<'orderPermission'>[],
  ): Act =>
  async (by, walked) => {
    const said = permits && named(permits, '2026-11-19');
    const { body } = await document(by, walked, documentType, said);
    return by.call('POST', '/desk/file/recordProof', {
      ...{ fileId: walked.fileId, proof, documentId: body._id, facts },
    });
  };
/** Uploads the proof of a service by hand, and records it. */
export const serve =
  (noticeKind: ValueOf<'noticeKind'>, servedDate: string, more: object = {}): Act =>
  async (by, walked) => {
    const { body } = await document(by, walked, 'proof_of_service');
    return by.call('POST', '/desk/file/recordService', {
      ...{ fileId: walked.fileId, noticeKind, servedDate, method: 'personal', documentId: body._id },
      ...{ relatedPartyIds: [walked.debtor, ...walked.joined], ...more },
    });
  };
/** Somebody comes to the file beside its debtor. */
export const join =
  (relatedPartyType: ValueOf<'relatedPartyType'>): Act =>
  async (by, { fileId, joined }) => {
    const party = { fileId, relatedPartyType, firstName: 'Bo', lastName: 'Sample' };
    const reply = await by.call('POST', '/relatedParty/', party);
    joined.push(String(reply.body._id));
    return reply;
  };
/** Lets the file past a gate on a document, as if by whoever may. */
export const override =
  (gate: ValueOf<'gate'>, reason = 'Counsel has confirmed it in writing'): Act =>
  async (by, walked) => {
    const { body } = await document(walked.people.supervisor, walked, 'correspondence');
    return by.call('POST', '/desk/file/overrideGate', {
      ...{ fileId: walked.fileId, gate, reason, documentId: body._id },
    });
  };
/** What lets nobody past a gate: a reason that says nothing, the paper of another file, an override typed into the file. */
export const overrideAmiss =
  (gate: ValueOf<'gate'>, how: number, paperOfAnother: () => string): Act =>
  (by, walked) => {
    if (how === 0) return override(gate, 'As agreed')(by, walked);
    const { fileId } = walked;
    const said = { gate, reason: 'Counsel has confirmed it in writing', documentId: paperOfAnother() };
    return how === 1
      ? by.call('POST', '/desk/file/overrideGate', { fileId, ...said })
      : by.call('PATCH', '/file/', { _id: fileId, gateOverrides: [{ ...said, userId: by.userId }] });
  };
/** Proposes the file to a company. */
export const propose =
  (code: string, more: object = {}): Act =>
  async (by, { fileId, assignments }) => {
    const asked = { fileId, companyId: companyId(code), ...more };
    const reply = await by.call('POST', '/companyAssignment/', asked);
    if (reply.status === 201 || reply.status === 200) assignments.set(code, String(reply.body._id));
    return reply;
  };
/** Answers for a company. */
export const answer =
  (code: string, status: 'accepted' | 'declined', more: object = {}): Act =>
  (by, { assignments }) =>
    by.call('POST', '/companyAssignment/', { _id: assignments.get(code), status, ...more });
/** Takes the file back from a company. */
export const recall =
  (code: string): Act =>
  (by, { fileId }) =>
    by.call('DELETE', '/companyAssignment/', { fileId, companyId: companyId(code), reason: 'Taken back' });
/** Gives the file to one of one’s own people. */
export const give =
  (who: Who): Act =>
  (by, { fileId, people }) =>
    by.call('PUT', '/userAssignment/', { fileId, userIds: [people[who].userId] });
/** Looks at the file. */
export const look: Act = (by, { fileId }) => by.call('GET', `/file/${fileId}`);
/** What a client accepts itself it agrees to, whatever it said before: here the desk alone accepts. */
export const ours =
  (act: Act): Act =>
  (by, walked) =>
    by === walked.people.client ? look(by, walked) : act(by, walked);
/** Asks how a closing would go. */
export const call =
  (method: 'POST' | 'PATCH', url: string, body: (walked: Walked) => object): Act =>
  (by, walked) =>
    by.call(method, url, body(walked));

/** Gives more time than the law asks for. */
export const extend = (clock: ValueOf<'clockName'>, until: string): Act =>
  call('POST', '/desk/file/extendClock', ({ fileId }) => ({
    ...{ fileId, clock, until, reason: 'The debtor asked for it in writing' },
  }));

/** Takes a unit on the hook, where it was, on a day. */
export const hookOn = (day: string): Act =>
  move('on_hook', { recovery: { onHookAt: `${day}T14:30:00Z`, latitude: 43.65, longitude: -79.38 } });
export const hook = hookOn('2026-11-20');
/** Brings a unit to the yard, where it was secured on a day. */
export const storeOn = (securedDate: string, recoveryType: 'voluntary' | 'involuntary'): Act =>
  move('in_storage', {
    storage: { lotCompanyId: companyId('V13') },
    recovery: { securedDate, recoveryType },
  });
export const store = storeOn('2026-11-20', 'voluntary');

/** Records what came of an attempt. */
export const attempt =
  (outcome: ValueOf<'attemptOutcome'>, where: object = {}): Act =>
  (by, { fileId }) =>
    by.call('POST', '/desk/attempt/', { fileId, at: '2026-11-20T14:30:00Z', outcome, ...where });

/** The same, with a photo of it. */
export const photographed =
  (outcome: ValueOf<'attemptOutcome'>, where: object = {}): Act =>
  async (by, walked) => {
    const { body } = await document(by, walked, 'attempt_photo');
    return attempt(outcome, { ...where, photos: [body._id] })(by, walked);
  };

/** Photographs a car from every side, once it is secured. */
export const photograph: Act = (by, { host, fileId }) => sendPhotos(host, by, fileId, carViews.map(photoOf));

const told = ({ status, body }: Reply): unknown[] =>
  status < 300 ? [status] : [status, ...Object.keys(body.errors ?? {}).sort()];

/** Places a file with its debtor. */
export async function begin(
  { host, people }: Pick<Walked, 'host' | 'people'>,
  placed: Readonly<Record<string, unknown>>,
): Promise<Walked> {
  const { _id: fileId } = await placeFile(people.lender, {
    ...{
      assignmentDate: '2026-06-01T14:00:00Z',
      contractType: 'secured_loan',
      debtorType: 'consumer',
      ...placed,
    },
  });
  const party = { fileId, relatedPartyType: 'primary_debtor', firstName: 'Ann', lastName: 'Sample' };
  const debtor = String((await people.supervisor.call('POST', '/relatedParty/', party)).body._id);
  return { host, people, fileId, debtor, joined: [], assignments: new Map() };
}

/** Places a file with its debtor, and sets it down where it was not walked to. */
export async function beginAt(
  house: Pick<Walked, 'host' | 'people'>,
  placed: Readonly<Record<string, unknown>>,
  [stage, status, more = {}]: Place,
): Promise<Walked> {
  const walked = await begin(house, placed);
  const row = { stage, status, ...more };
  const set = Object.keys(row).map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`);
  await sql`update file f set ${sql.join(set)} from jsonb_populate_record(null::file, ${JSON.stringify(row)}::jsonb) r
    where f._id = ${walked.fileId}::uuid`.execute(house.host.app.db);
  return walked;
}

/** Walks on, and answers the first step that went otherwise than it says, with what the host said. */
export async function walk(walked: Walked, steps: readonly Step[]): Promise<unknown> {
  const { people } = walked;
  for (const [index, [who, act, status, ...why]] of steps.entries()) {
    const reply = await act(people[who], walked);
    const [is, due] = [told(reply), [status, ...[...why].sort()]];
    if (JSON.stringify(is) !== JSON.stringify(due))
      return { step: index + 1, who, is, due, said: reply.body };
  }
  return 'walked';
}
