import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';

type Party = Recorded<'relatedParty'>;

/** What a party gets, and how it reads in one line. */
export interface Copied {
  readonly change: Partial<Pick<Party, 'addresses' | 'phoneNumbers'>>;
  readonly found: string;
}

/**
 * What copying a finding makes of a party; `absent` where the trace has no such finding, `known` where the party has it already. A finding
 * that nobody made sure of stays unverified there.
 */
export function copied(
  trace: Recorded<'skipTrace'>,
  finding: ValueOf<'promotableFinding'>,
  position: number,
  party: Pick<Party, 'addresses' | 'phoneNumbers'>,
): Copied | 'absent' | 'known' {
  return finding === 'phone' ? copiedPhone(trace, position, party) : copiedAddress(trace, position, party);
}

function copiedPhone(
  trace: Recorded<'skipTrace'>,
  position: number,
  { phoneNumbers }: Pick<Party, 'phoneNumbers'>,
): Copied | 'absent' | 'known' {
  const found = trace.phones?.[position];
  if (!found) return 'absent';
  const known = phoneNumbers ?? [];
  if (known.some(({ number }) => number === found.number)) return 'known';
  const one = {
    number: found.number,
    type: found.type ?? null,
    isValid: found.verified === true ? true : null,
    source: found.source ?? trace.source.slice(0, 80),
    lastVerifiedOn: found.verified === true ? (found.observedOn ?? null) : null,
  };
  return { change: { phoneNumbers: [...known, one] }, found: found.number };
}

function copiedAddress(
  trace: Recorded<'skipTrace'>,
  position: number,
  { addresses }: Pick<Party, 'addresses'>,
): Copied | 'absent' | 'known' {
  const found = trace.addresses?.[position];
  if (!found) return 'absent';
  const known = addresses ?? [];
  if (known.some((one) => placeOf(one) === placeOf(found))) return 'known';
  const one = {
    line1: found.line1,
    line2: found.line2 ?? null,
    city: found.city,
    state: found.state ?? null,
    postalCode: found.postalCode ?? null,
    type: found.type ?? null,
    status: found.verified === true ? ('verified' as const) : ('unverified' as const),
    source: found.source ?? trace.source.slice(0, 80),
    firstSeen: found.observedOn ?? null,
    lastVerifiedOn: found.verified === true ? (found.observedOn ?? null) : null,
  };
  const line = [found.line1, found.line2, found.city, found.state, found.postalCode];
  return { change: { addresses: [...known, one] }, found: line.filter(Boolean).join(', ') };
}

interface Place {
  readonly line1: string;
  readonly line2?: string | null;
  readonly city: string;
  readonly state?: string | null;
}

/** One place however it is typed. */
const placeOf = ({ line1, line2, city, state }: Place): string =>
  [line1, line2, city, state]
    .map((part) => (part ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .join(' ');
