import type { KindName } from '#contract/fields';
import { ChoiceCell, ChoicesCell } from './cells/choice';
import { DecimalCell, FlagCell, IntegerCell, MoneyCell } from './cells/number';
import { PartCell, PartsCell } from './cells/part';
import { ReferenceCell, ReferencesCell } from './cells/reference';
import {
  EmailCell,
  KeyCell,
  PhoneCell,
  ProseCell,
  SerialCell,
  TextCell,
  TextsCell,
  ValueCell,
} from './cells/text';
import { DateCell, MomentCell } from './cells/time';
import { ChoiceFilter, FlagFilter, ReferenceFilter } from './filters';
import { ChoiceInput, ChoicesInput, TextsInput } from './inputs/choice';
import { DecimalInput, FlagInput, IntegerInput, MoneyInput } from './inputs/number';
import { PartInput, PartsInput } from './inputs/part';
import { ReferenceInput, ReferencesInput } from './inputs/reference';
import {
  EmailInput,
  KeyInput,
  PhoneInput,
  PostalCodeInput,
  ProseInput,
  SerialInput,
  TextInput,
  ValueInput,
} from './inputs/text';
import { DateInput, MomentInput } from './inputs/time';
import type { PeopleHalf } from './people-half';

/** The people halves of all kinds. A kind without one does not compile. */
export const people: { readonly [K in KindName]: PeopleHalf<K> } = {
  key: { Cell: KeyCell, Input: KeyInput },
  text: { Cell: TextCell, Input: TextInput },
  prose: { Cell: ProseCell, Input: ProseInput },
  email: { Cell: EmailCell, Input: EmailInput },
  phone: { Cell: PhoneCell, Input: PhoneInput },
  postalCode: { Cell: TextCell, Input: PostalCodeInput },
  serial: { Cell: SerialCell, Input: SerialInput },
  integer: { Cell: IntegerCell, Input: IntegerInput, align: 'end' },
  decimal: { Cell: DecimalCell, Input: DecimalInput, align: 'end' },
  money: { Cell: MoneyCell, Input: MoneyInput, align: 'end' },
  date: { Cell: DateCell, Input: DateInput },
  moment: { Cell: MomentCell, Input: MomentInput },
  flag: { Cell: FlagCell, Input: FlagInput, Filter: FlagFilter },
  choice: { Cell: ChoiceCell, Input: ChoiceInput, Filter: ChoiceFilter },
  choices: { Cell: ChoicesCell, Input: ChoicesInput, Filter: ChoiceFilter },
  reference: { Cell: ReferenceCell, Input: ReferenceInput, Filter: ReferenceFilter },
  references: { Cell: ReferencesCell, Input: ReferencesInput, Filter: ReferenceFilter },
  texts: { Cell: TextsCell, Input: TextsInput },
  value: { Cell: ValueCell, Input: ValueInput },
  part: { Cell: PartCell, Input: PartInput, wide: true },
  parts: { Cell: PartsCell, Input: PartsInput, wide: true },
};
