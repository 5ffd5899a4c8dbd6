import type { StageName } from '#contract/lifecycles/status-row';
import type { Tried } from './demo-attempts';
import type { Seeded } from './demo-bundle';
import { agencyNotes } from './demo-note-texts-agency';
import { phoneIn } from './demo-places';
import { createRandom } from './random';

interface Known {
  readonly stage: StageName;
  /** The file was closed because nobody found its debtor. */
  readonly isUnfound: boolean;
  readonly attempts: readonly Tried[];
  readonly notes: readonly Seeded<'note'>[];
  readonly traces: readonly Seeded<'skipTrace'>[];
}

type Party = Seeded<'relatedParty'>;

/** What a try comes to at a door behind which the debtor, or the unit, is. */
const there = ['contact', 'secured', 'refused', 'sighted', 'inaccessible'];

/** How a note is headed that says that the debtor’s line is dead. */
const deadLine = agencyNotes.filter(({ isDeadLine }) => isDeadLine).flatMap(({ en, fr }) => [en[0], fr[0]]);

/** The number of a debtor’s application, which is in service no more: none of those that are known, or that a tracer found. */
function lineOfOld(
  { _id, addresses, isBusiness, phoneNumbers }: Party,
  traces: readonly Seeded<'skipTrace'>[],
): NonNullable<Party['phoneNumbers']>[number] {
  const random = createRandom(`dead line ${_id}`);
  const found = traces.flatMap(({ phones }) => phones ?? []);
  const known = [...(phoneNumbers ?? []), ...found].map(({ number }) => number);
  let number = phoneIn(random, addresses?.[0]?.state ?? 'ON');
  while (known.includes(number)) number = phoneIn(random, addresses?.[0]?.state ?? 'ON');
  return { number, type: isBusiness ? 'work' : 'home', isValid: false };
}

/**
 * The parties of a file as those who worked on it know them: a door is good where somebody was met, bad where nobody of that name lives; and a
 * line is in service that rings.
 */
export function asKnown(
  parties: readonly Party[],
  { stage, isUnfound, attempts, notes, traces }: Known,
): Party[] {
  return parties.map((party, index) => {
    const called = notes.some(
      ({ contact, channel }) => channel === 'phone' && contact?.relatedPartyId === party._id,
    );
    const isDead = index === 0 && notes.some(({ subject }) => deadLine.includes(String(subject)));
    const isLookedFor = stage === 'skip_trace' && index === 0;
    return {
      ...party,
      phoneNumbers: [
        ...(party.phoneNumbers ?? []).map((one, place) =>
          called && place === 0 ? { ...one, isValid: true } : one,
        ),
        ...(isDead ? [lineOfOld(party, traces)] : []),
      ],
      addresses: (party.addresses ?? []).map((one) => {
        if (one.type === 'previous') return one;
        const tried = attempts.filter(({ attempt }) => attempt.address?.startsWith(`${one.line1},`));
        const was = (outcome: string): boolean => tried.some(({ attempt }) => attempt.outcome === outcome);
        if (there.some(was)) return { ...one, status: 'verified' as const };
        if (was('negative') || (isUnfound && index === 0)) return { ...one, status: 'bad' as const };
        return one.status === 'bad' && !isLookedFor ? { ...one, status: 'unverified' as const } : one;
      }),
    };
  });
}
