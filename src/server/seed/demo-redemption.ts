import { todayIn } from '#contract/placement/province-time';
import type { Calendar, Seeded } from './demo-bundle';
import type { Province } from './demo-places';
import type { Step } from './demo-steps';
import type { Story } from './demo-stories';

/** Who wants the unit back is told for how much: for all that is owed, or for the arrears where the contract is to stand again. `isFrench`: who leads the file writes in French. */
export function redemptionOf(
  { balanceAmount, arrearsAmount }: Seeded<'file'>,
  { status, previousStatus, sinceAgo }: Story,
  calendar: Calendar,
  isFrench: boolean,
): Partial<Seeded<'file'>> {
  const isRedeemed = status === 'redeemed' || previousStatus === 'redeemed';
  const isReinstated = previousStatus === 'reinstated';
  if (!isRedeemed && !isReinstated && status !== 'redemption_quoted') return {};
  const quoted = (Number(isReinstated ? arrearsAmount : balanceAmount) * 1.05).toFixed(2);
  return {
    redemption: {
      quotedAmount: quoted,
      quotedUntil: calendar.dayAgo(status === 'redemption_quoted' ? sinceAgo - 7 : sinceAgo),
      ...(isRedeemed && {
        redeemedDate: calendar.dayAgo(sinceAgo),
        amountReceived: quoted,
        releasedBy: isFrench ? 'Agence' : 'Agency',
      }),
    },
  };
}

/** Who redeemed did so on the day on which the file came to say so. */
export function redeemedThen(file: Seeded<'file'>, state: Province, steps: readonly Step[]): void {
  const step = steps.find(({ status }) => status === 'redeemed');
  if (step && file.redemption?.redeemedDate)
    file.redemption = { ...file.redemption, redeemedDate: todayIn(state, new Date(step.at)) };
}
