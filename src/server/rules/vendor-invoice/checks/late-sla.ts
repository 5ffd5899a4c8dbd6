import type { Check } from './check';

/** The work was billed later than the price list's days after it. */
export const lateSla: Check = {
  ofLine: ({ line, price }, { receivedDate }) => {
    const { slaDays } = price ?? { slaDays: null };
    return (
      slaDays !== null && line.incurredOn != null && daysBetween(line.incurredOn, receivedDate) > slaDays
    );
  },
};

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
}
