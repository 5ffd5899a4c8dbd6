import type { TextsOf } from '../texts-of';

/** The texts of the rates of taxes and of their names. */
export const taxRates = {
  add: 'New rates from…',
  title: 'New rates of %{name}',
  now: 'Latest: %{rates}, from %{date} on.',
  lead: 'They end the day before the new ones begin. What was invoiced keeps the rates that it had.',
  save: 'Add the rates',
  saved: 'New rates of %{name} from %{date}; those before end on %{until}.',
  names: { gst: 'GST', hst: 'HST', qst: 'QST' },
} as const;

export type TaxRatesTexts = TextsOf<typeof taxRates>;
