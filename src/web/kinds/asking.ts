import type { KindName } from '#contract/fields';
import { ChoiceFilter } from './filters/choice-filter';
import { DayFilter } from './filters/day-filter';
import { FlagFilter } from './filters/flag-filter';
import { ReferenceFilter } from './filters/reference-filter';
import { ChoiceInput, ChoicesInput } from './inputs/choice';
import { FlagInput } from './inputs/flag';
import { DecimalInput, IntegerInput, MoneyInput } from './inputs/number';
import { PartInput, PartsInput } from './inputs/part';
import { ReferenceInput, ReferencesInput } from './inputs/reference';
import { SerialInput } from './inputs/serial';
import {
  EmailInput,
  KeyInput,
  PhoneInput,
  PostalCodeInput,
  ProseInput,
  TextInput,
  ValueInput,
} from './inputs/text';
import { TextsInput } from './inputs/texts';
import { DateInput, MomentInput } from './inputs/time';
import type { AskingHalf } from './people-half';

/** How people are asked for each kind: apart from how it is shown, since a list shows all and asks for none. */
export const asking: { readonly [K in KindName]: AskingHalf<K> } = {
  key: { Input: KeyInput },
  text: { Input: TextInput },
  prose: { Input: ProseInput },
  email: { Input: EmailInput },
  phone: { Input: PhoneInput },
  postalCode: { Input: PostalCodeInput },
  serial: { Input: SerialInput },
  integer: { Input: IntegerInput },
  decimal: { Input: DecimalInput },
  money: { Input: MoneyInput },
  date: { Input: DateInput, Filter: DayFilter },
  moment: { Input: MomentInput },
  flag: { Input: FlagInput, Filter: FlagFilter },
  choice: { Input: ChoiceInput, Filter: ChoiceFilter },
  choices: { Input: ChoicesInput, Filter: ChoiceFilter },
  reference: { Input: ReferenceInput, Filter: ReferenceFilter },
  references: { Input: ReferencesInput, Filter: ReferenceFilter },
  texts: { Input: TextsInput },
  value: { Input: ValueInput },
  part: { Input: PartInput },
  parts: { Input: PartsInput },
};
