import { PartCell, PartsCell } from '../cells/part';
import { cellField } from './cell-field';

export const PartField = cellField<'part'>('PartField', PartCell);
export const PartsField = cellField<'parts'>('PartsField', PartsCell);
