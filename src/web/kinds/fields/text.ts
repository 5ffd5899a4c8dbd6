import {
  EmailCell,
  KeyCell,
  PhoneCell,
  ProseCell,
  SerialCell,
  TextCell,
  TextsCell,
  ValueCell,
} from '../cells/text';
import { cellField } from './cell-field';

export const KeyField = cellField<'key'>('KeyField', KeyCell);
export const TextField = cellField<'text'>('TextField', TextCell);
export const ProseField = cellField<'prose'>('ProseField', ProseCell);
export const EmailField = cellField<'email'>('EmailField', EmailCell);
export const PhoneField = cellField<'phone'>('PhoneField', PhoneCell);
export const PostalCodeField = cellField<'postalCode'>('PostalCodeField', TextCell);
export const SerialField = cellField<'serial'>('SerialField', SerialCell);
export const TextsField = cellField<'texts'>('TextsField', TextsCell);
export const ValueField = cellField<'value'>('ValueField', ValueCell);
