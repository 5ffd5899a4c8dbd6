import type { Calendar, Seeded } from './demo-bundle';
import type { Engagement } from './demo-assignments';
import { desksOf } from './demo-desks';
import type { Story } from './demo-stories';
import type { Random } from './random';

/** A hold that has run for some of its days; most of the assigned companies have seen it. `speaks`: who of either side writes in French. */
export function makeHold(
  random: Random,
  open: readonly Engagement[],
  { activityAgo }: Story,
  calendar: Calendar,
  speaks: Readonly<Record<'client' | 'agency', boolean>>,
): Partial<Seeded<'file'>> {
  // Nothing more is done on it from then on.
  const startAgo = Math.min(activityAgo, random.next() * 25);
  const reason = random.pick([
    'payment_pending',
    'payment_arrangement',
    'client_instruction',
    'insurance_claim',
    'dispute_or_complaint',
  ] as const);
  const source = random.pick(['client', 'client', 'agency'] as const);
  const at = calendar.momentAgo(Math.max(0, startAgo - 0.3));
  return {
    active: false,
    hold: true,
    holdReason: reason,
    holdSource: source,
    holdStartDate: calendar.dayAgo(startAgo),
    heldSince: calendar.momentAgo(startAgo),
    holdUntil: calendar.dayAgo(-random.int(1, 60)),
    holdNote: speaks[source]
      ? 'En suspens jusqu’à ce que le client écrive de nouveau.'
      : 'On hold until the client writes again.',
    holdAcknowledgements: open.flatMap(({ company }) => {
      const [someone] = desksOf(company.code);
      return someone && random.chance(0.7) ? [{ companyId: company._id, userId: someone.userId, at }] : [];
    }),
  };
}
