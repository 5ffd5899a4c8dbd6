import { DateCell, MomentCell } from '../cells/time';
import { cellField } from './cell-field';

export const DateField = cellField<'date'>('DateField', DateCell);
export const MomentField = cellField<'moment'>('MomentField', MomentCell);
