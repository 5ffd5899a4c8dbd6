import { searchAge } from '../lifecycles/search-age';
import { takesNothing } from '../lifecycles/seizure-licence';
import type { Clock, ClockStep } from './clock';
import type { ClockFacts } from './clock-facts';
import { addDays } from './day';

const plain = { partyId: null, method: null, rule: null } as const;

/**
 * Until when an asset may be taken by what was searched before somebody was sent out: from the day after, the hook waits for new searches.
 * What a supervisor passed over ends nothing.
 */
export function searchesClock({
  assignmentType,
  searched,
  registrationExpiry,
}: ClockFacts): Clock | undefined {
  if (takesNothing.includes(assignmentType)) return undefined;
  const counted = (what: 'liens_searched' | 'insolvency_searched', from: string | null, days: number) =>
    from ? [{ ...plain, what, from, days, to: addDays(from, days) }] : [];
  const steps: ClockStep[] = [
    ...counted('liens_searched', searched.liens, searchAge.liens),
    ...counted('insolvency_searched', searched.insolvency, searchAge.insolvency),
    ...(registrationExpiry && searched.registration
      ? [
          {
            ...plain,
            what: 'registration_stands' as const,
            from: registrationExpiry,
            days: searchAge.registration,
            to: addDays(registrationExpiry, -searchAge.registration),
          },
        ]
      : []),
  ].sort((one, other) => one.to.localeCompare(other.to));
  const [first] = steps;
  if (!first) return undefined;
  return {
    ...{ name: 'searches', notice: null, how: 'deadline', begins: null, last: first.to, due: first.to },
    ...{ steps, wants: [], isStatutory: false },
  };
}
