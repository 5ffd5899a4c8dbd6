import { allZones } from '#contract/placement/zones';
import { formatZone } from '../format';
import type { KindInputProps } from '../people-half';
import { OfAllInput } from './of-all';

/** A time zone, those of Canada first. */
export const ZoneInput = (props: KindInputProps<'text'>) => (
  <OfAllInput {...props} all={allZones} nameOf={formatZone} />
);
