import { afterAll, beforeAll } from 'vitest';
import { openHost } from './host';
import type { TestHost } from './host';
import { license } from './licences';
import { engage, placeFile, userId } from './network';
import { signIn } from './person';
import type { Person, Reply } from './person';

const cast = [
  'administrator',
  'supervisor',
  'file_manager',
  'accountant',
  'lender_user',
  'lender_supervisor',
  'vendor_manager',
  'vendor_b',
];

/** A request that needs nothing but a file. */
export const hold = {
  requestType: 'hold',
  payload: { holdReason: 'payment_pending', holdUntil: '2026-12-01' },
};

/** A house for the tests of one file, in which everybody who raises and decides requests is signed in. */
export function appOfRequests() {
  let host: TestHost;
  let close: () => Promise<void>;
  const people = new Map<string, Person>();
  const person = (who: string): Person => people.get(who) as Person;
  const comeAgain = async (...who: readonly string[]): Promise<void> => {
    for (const one of who) people.set(one, await signIn(host, one));
  };
  beforeAll(async () => {
    ({ host, close } = await openHost());
    await comeAgain(...cast);
  });
  afterAll(() => close());

  const ask = (who: string, values: object): Promise<Reply> =>
    person(who).call('POST', '/request/', { reason: 'Because', ...values });
  return {
    host: (): TestHost => host,
    person,
    /** Signs people in anew, where their sessions have ended with the time that went by; everybody where none is named. */
    comeAgain: (...who: readonly string[]) => comeAgain(...(who.length > 0 ? who : cast)),
    /** A file of the file manager, that two vendors work. */
    async place(): Promise<string> {
      const fileId = await placeFile(person('supervisor'));
      const userIds = [userId('file_manager')];
      await person('supervisor').call('PUT', '/userAssignment/', { fileId, userIds, mode: 'set' });
      await engage(person('supervisor'), fileId, 'V01', person('vendor_manager'));
      await license(host, 'V02', 'ON');
      await engage(person('supervisor'), fileId, 'V02', person('vendor_b'));
      return fileId;
    },
    ask,
    /** Raises a request that is taken: its id. */
    async raise(who: string, values: object): Promise<string> {
      const { status, body } = await ask(who, values);
      if (status !== 201) throw new Error(`${who}: ${status} ${JSON.stringify(body)}`);
      return String(body._id);
    },
    decide: (who: string, id: string, values: object): Promise<Reply> =>
      person(who).call('PATCH', '/request/', { _id: id, ...values }),
  };
}
