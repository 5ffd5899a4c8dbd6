import type { StageName } from '#contract/lifecycles/status-row';
import type { Tried } from './demo-attempts';
import type { Seeded } from './demo-bundle';

interface Known {
  readonly stage: StageName;
  readonly attempts: readonly Tried[];
  readonly notes: readonly Seeded<'note'>[];
}

type Party = Seeded<'relatedParty'>;

/** What a try comes to at a door behind which the debtor, or the unit, is. */
const there = ['contact', 'secured', 'refused', 'sighted', 'inaccessible'];

/**
 * The parties of a file as those who worked on it know them: a door is good where somebody was met, bad where nobody of that name lives; and a
 * line is in service that rings.
 */
export function asKnown(parties: readonly Party[], { stage, attempts, notes }: Known): Party[] {
  return parties.map((party, index) => {
    const called = notes.some(
      ({ contact, channel }) => channel === 'phone' && contact?.relatedPartyId === party._id,
    );
    const isLookedFor = stage === 'skip_trace' && index === 0;
    return {
      ...party,
      phoneNumbers: (party.phoneNumbers ?? []).map((one, place) =>
        called && place === 0 ? { ...one, isValid: true } : one,
      ),
      addresses: (party.addresses ?? []).map((one) => {
        if (one.type === 'previous') return one;
        const tried = attempts.filter(({ attempt }) => attempt.address?.startsWith(`${one.line1},`));
        const was = (outcome: string): boolean => tried.some(({ attempt }) => attempt.outcome === outcome);
        if (there.some(was)) return { ...one, status: 'verified' as const };
        if (was('negative')) return { ...one, status: 'bad' as const };
        return one.status === 'bad' && !isLookedFor ? { ...one, status: 'unverified' as const } : one;
      }),
    };
  });
}
