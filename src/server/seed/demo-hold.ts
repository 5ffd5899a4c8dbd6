import type { Calendar, Seeded } from './demo-bundle';
import type { Engagement } from './demo-assignments';
import { desksOf } from './demo-desks';
import type { Story } from './demo-stories';
import type { Random } from './random';

/** A hold that has run for some of its days; most of the assigned companies have seen it. `isFrench`: its note is written in French. */
export function makeHold(
  random: Random,
  open: readonly Engagement[],
  { activityAgo }: Story,
  calendar: Calendar,
  isFrench: boolean,
): Partial<Seeded<'file'>> {
  // Nothing more is done on it from then on.
  const startAgo = Math.min(activityAgo, random.next() * 25);
  const at = calendar.momentAgo(Math.max(0, startAgo - 0.3));
  return {
    active: false,
    hold: true,
    holdReason: random.pick([
      'payment_pending',
      'payment_arrangement',
      'client_instruction',
      'insurance_claim',
      'dispute_or_complaint',
    ] as const),
    holdSource: random.pick(['client', 'client', 'agency'] as const),
    holdStartDate: calendar.dayAgo(startAgo),
    heldSince: calendar.momentAgo(startAgo),
    holdUntil: calendar.dayAgo(-random.int(1, 60)),
    holdNote: isFrench
      ? 'En suspens jusqu’à ce que le client écrive de nouveau.'
      : 'On hold until the client writes again.',
    holdAcknowledgements: open.flatMap(({ company }) => {
      const [someone] = desksOf(company.code);
      return someone && random.chance(0.7) ? [{ companyId: company._id, userId: someone.userId, at }] : [];
    }),
  };
}
