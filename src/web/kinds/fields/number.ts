import { DecimalCell, FlagCell, IntegerCell, MoneyCell } from '../cells/number';
import { cellField } from './cell-field';

export const IntegerField = cellField<'integer'>('IntegerField', IntegerCell);
export const DecimalField = cellField<'decimal'>('DecimalField', DecimalCell);
export const MoneyField = cellField<'money'>('MoneyField', MoneyCell);
export const FlagField = cellField<'flag'>('FlagField', FlagCell);
