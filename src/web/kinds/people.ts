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
import type { PeopleHalf } from './people-half';

/** How each kind is shown to people. A kind without it does not compile. */
export const people: { readonly [K in KindName]: PeopleHalf<K> } = {
  key: { Field: KeyField },
  text: { Field: TextField },
  prose: { Field: ProseField },
  email: { Field: EmailField },
  phone: { Field: PhoneField },
  postalCode: { Field: PostalCodeField },
  serial: { Field: SerialField },
  integer: { Field: IntegerField, align: 'end', mute: true },
  decimal: { Field: DecimalField, align: 'end', mute: true },
  money: { Field: MoneyField, align: 'end', mute: true },
  date: { Field: DateField, mute: true },
  moment: { Field: MomentField, mute: true },
  flag: { Field: FlagField, mute: true },
  choice: { Field: ChoiceField },
  choices: { Field: ChoicesField },
  reference: { Field: ReferenceField },
  references: { Field: ReferencesField },
  texts: { Field: TextsField },
  value: { Field: ValueField },
  part: { Field: PartField, wide: true },
  parts: { Field: PartsField, wide: true },
};
