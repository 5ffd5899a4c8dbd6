import { expect, it } from 'vitest';
import { onceFor } from '#server/records/once-for';
import type { Caller } from '#server/request/caller';
import { askedAt } from '#server/request/caller';
import { callerAt, knownAs } from '#server/request/person-of';

const person = { userId: 'u1', scope: 'tree', session: { _id: 's1' } } as unknown as Caller;
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 15, minute));

/** Somebody whose rights are remembered, at the times of their calls. */
function somebody(): (minute: number) => Caller {
  const known = knownAs({ ...person }, {});
  return (minute) => callerAt(known, at(minute));
}

/** What is made, each with a number of its own. */
function counting(): (caller: Caller) => { made: number } {
  let made = 0;
  return () => ({ made: (made += 1) });
}

it('is worked out at the first call of a person, and not again', () => {
  const [asked, make] = [somebody(), counting()];
  expect(onceFor(asked(0), 'a view', make)).toEqual({ made: 1 });
  expect(onceFor(asked(1), 'a view', make)).toEqual({ made: 1 });
  expect(onceFor(asked(2), 'another view', make)).toEqual({ made: 2 });
});

it('is worked out for each person, and anew when their rights are', () => {
  const make = counting();
  expect(onceFor(somebody()(0), 'a view', make)).toEqual({ made: 1 });
  expect(onceFor(somebody()(0), 'a view', make)).toEqual({ made: 2 });
});

it('is worked out at each call for who is not remembered, and for a copy of somebody with other rights', () => {
  const [asked, make] = [somebody(), counting()];
  expect(onceFor(person, 'a view', make)).toEqual({ made: 1 });
  expect(onceFor(person, 'a view', make)).toEqual({ made: 2 });
  expect(onceFor(asked(0), 'a view', make)).toEqual({ made: 3 });
  expect(onceFor({ ...asked(0), scope: 'all' }, 'a view', make)).toEqual({ made: 4 });
});

it('is worked out at each call where it goes by the time, also deep inside', () => {
  const asked = somebody();
  const time = (caller: Caller) => ({ at: askedAt(caller).toISOString() });
  expect(onceFor(asked(0), 'what is late', time)).toEqual({ at: '2026-11-20T15:00:00.000Z' });
  expect(onceFor(asked(1), 'what is late', time)).toEqual({ at: '2026-11-20T15:01:00.000Z' });
  const inside = (caller: Caller) => ({ ...onceFor(caller, 'what is late', time) });
  expect(onceFor(asked(2), 'around it', inside)).toEqual({ at: '2026-11-20T15:02:00.000Z' });
  expect(onceFor(asked(3), 'around it', inside)).toEqual({ at: '2026-11-20T15:03:00.000Z' });
});

it('is worked out at each call where it goes by the session, or by all that is known of the caller', () => {
  const [asked, make] = [somebody(), counting()];
  const bySession = (caller: Caller) => ({ ...make(caller), session: caller.session._id });
  expect(onceFor(asked(0), 'mine', bySession)).toEqual({ made: 1, session: 's1' });
  expect(onceFor(asked(0), 'mine', bySession)).toEqual({ made: 2, session: 's1' });
  const byCopy = (caller: Caller) => ({ ...make({ ...caller }) });
  expect(onceFor(asked(0), 'copied', byCopy)).toEqual({ made: 3 });
  expect(onceFor(asked(0), 'copied', byCopy)).toEqual({ made: 4 });
});

it('keeps nothing of what is refused', () => {
  const [asked, make] = [somebody(), counting()];
  const refuse = (): never => {
    throw new Error('refused');
  };
  expect(() => onceFor(asked(0), 'a view', refuse)).toThrow('refused');
  expect(onceFor(asked(0), 'a view', make)).toEqual({ made: 1 });
});

it('lets go of what was not asked for the longest time', () => {
  const [asked, make] = [somebody(), counting()];
  onceFor(asked(0), 'first', make);
  onceFor(asked(0), 'second', make);
  for (let other = 0; other < 1_999; other += 1) {
    onceFor(asked(0), 'second', make);
    onceFor(asked(0), `other ${other}`, () => ({}));
  }
  expect(onceFor(asked(0), 'second', make)).toEqual({ made: 2 });
  expect(onceFor(asked(0), 'first', make)).toEqual({ made: 3 });
});
