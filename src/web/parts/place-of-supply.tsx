import type { ValueOf } from '#contract/vocabularies/index';
import { useWords } from '../i18n/words';

interface PlaceOfSupplyProps {
  readonly state?: ValueOf<'province'> | null | undefined;
  /** Absent of what was taxed before its ground was kept. */
  readonly stateGround?: ValueOf<'taxGround'> | null | undefined;
}

/** The province that something is taxed in, and what says so: `Place of supply: Ontario, where the goods are`. */
export function PlaceOfSupply({ state, stateGround }: PlaceOfSupplyProps) {
  const { t, choice } = useWords();
  if (!state || !stateGround) return null;
  return <>{t(`vendorInvoice.place.${stateGround}`, { province: choice('province', state) })}</>;
}
