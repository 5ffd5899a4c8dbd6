import { allCountries } from '#contract/placement/countries';
import type { Locale } from '../../identity/locale';
import { formatCountry } from '../format';
import type { KindInputProps } from '../people-half';
import { OfAllInput } from './of-all';

/** Where nearly all addresses are. */
const near = ['CA', 'US'];

/** Those first, and then all others by their names. */
function inOrder(locale: Locale): readonly string[] {
  const { compare } = new Intl.Collator(locale);
  const others = allCountries().filter((code) => !near.includes(code));
  const byName = others.sort((one, other) =>
    compare(formatCountry(one, locale), formatCountry(other, locale)),
  );
  return [...near, ...byName];
}

/** A country, found by its name. */
export const CountryInput = (props: KindInputProps<'text'>) => (
  <OfAllInput {...props} all={inOrder} nameOf={formatCountry} />
);
