import { ChoiceCell, ChoicesCell } from '../cells/choice';
import { ReferenceCell, ReferencesCell } from '../cells/reference';
import { cellField } from './cell-field';

export const ChoiceField = cellField<'choice'>('ChoiceField', ChoiceCell);
export const ChoicesField = cellField<'choices'>('ChoicesField', ChoicesCell);
export const ReferenceField = cellField<'reference'>('ReferenceField', ReferenceCell);
export const ReferencesField = cellField<'references'>('ReferencesField', ReferencesCell);
