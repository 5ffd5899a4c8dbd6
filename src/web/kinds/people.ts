import type { KindName } from '#contract/fields';
import { ChoiceField, ChoicesField, ReferenceField, ReferencesField } from './fields/choice';
import { DecimalField, FlagField, IntegerField, MoneyField } from './fields/number';
import { PartField, PartsField } from './fields/part';
import {
  EmailField,
  KeyField,
  PhoneField,
  PostalCodeField,
  ProseField,
  SerialField,
  TextField,
  TextsField,
  ValueField,
} from './fields/text';
import { DateField, MomentField } from './fields/time';
import { ChoiceFilter } from './filters/choice-filter';
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
import type { PeopleHalf } from './people-half';

/** The people halves of all kinds. A kind without one does not compile. */
export const people: { readonly [K in KindName]: PeopleHalf<K> } = {
  key: { Field: KeyField, Input: KeyInput },
  text: { Field: TextField, Input: TextInput },
  prose: { Field: ProseField, Input: ProseInput },
  email: { Field: EmailField, Input: EmailInput },
  phone: { Field: PhoneField, Input: PhoneInput },
  postalCode: { Field: PostalCodeField, Input: PostalCodeInput },
  serial: { Field: SerialField, Input: SerialInput },
  integer: { Field: IntegerField, Input: IntegerInput, align: 'end' },
  decimal: { Field: DecimalField, Input: DecimalInput, align: 'end' },
  money: { Field: MoneyField, Input: MoneyInput, align: 'end' },
  date: { Field: DateField, Input: DateInput },
  moment: { Field: MomentField, Input: MomentInput },
  flag: { Field: FlagField, Input: FlagInput, Filter: FlagFilter },
  choice: { Field: ChoiceField, Input: ChoiceInput, Filter: ChoiceFilter },
  choices: { Field: ChoicesField, Input: ChoicesInput, Filter: ChoiceFilter },
  reference: { Field: ReferenceField, Input: ReferenceInput, Filter: ReferenceFilter },
  references: { Field: ReferencesField, Input: ReferencesInput, Filter: ReferenceFilter },
  texts: { Field: TextsField, Input: TextsInput },
  value: { Field: ValueField, Input: ValueInput },
  part: { Field: PartField, Input: PartInput, wide: true },
  parts: { Field: PartsField, Input: PartsInput, wide: true },
};
