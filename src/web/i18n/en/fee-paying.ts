import type { TextsOf } from '../texts-of';

/** What is asked where fees are said to be paid. */
export const feePaying = {
  on: 'Set the paid date',
  title: 'When was this fee paid? |||| When were these %{count} fees paid?',
  leftOut:
    '%{count} is left out: it is not billed yet, or does not stand. |||| %{count} are left out: they are not billed yet, or do not stand.',
  none: 'None of these fees is billed or stands yet.',
  save: 'Save the paid date',
  done: '%{count} fee is paid. |||| %{count} fees are paid.',
} as const;

export type FeePayingTexts = TextsOf<typeof feePaying>;
