import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TextInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { hasVinCheckDigit, isVin, vinModelYear } from '#contract/vin';
import type { Translate } from '../../i18n/use-translate';
import { useTranslate } from '../../i18n/use-translate';
import { isMasked } from '../format';
import { useNow } from '../now';
import type { KindInputProps } from '../people-half';
import { useCommonProps } from './use-common-props';

/** A number that is no VIN, such as a hull's: upper case as it is typed. */
export function PlainSerialInput(props: KindInputProps<'serial'>) {
  const common = useCommonProps(props);
  return (
    <TextInput
      {...common}
      autoComplete="off"
      parse={(text: string) => text.toUpperCase().replace(/[\s-]/g, '') || null}
      slotProps={{
        htmlInput: {
          autoCapitalize: 'characters',
          spellCheck: false,
          // What is pasted may carry spaces and dashes, which go.
          maxLength: props.field.vin ? 24 : 40,
          style: { fontVariantNumeric: 'tabular-nums slashed-zero', letterSpacing: '0.04em' },
        },
      }}
    />
  );
}

/** A number that may be a VIN. One whose check digit does not fit is doubted, not refused. */
export function SerialInput(props: KindInputProps<'serial'>) {
  const t = useTranslate();
  const newest = new Date(useNow()).getFullYear() + 1;
  const typed: unknown = useWatch({ name: useWrappedSource(props.source) });
  const said = typeof typed === 'string' && !isMasked(typed) ? vinWords(typed, newest, t) : null;
  return <PlainSerialInput {...props} helperText={said ?? props.helperText} />;
}

/** What a number says of itself, as far as it is typed. */
function vinWords(typed: string, newest: number, t: Translate): ReactNode {
  if (!isVin(typed))
    return typed.length > 6 && typed.length < 17 ? t('form.vinLength', { count: typed.length }) : null;
  const year = vinModelYear(typed, newest);
  if (hasVinCheckDigit(typed)) return year ? t('form.vinYear', { year }) : null;
  return (
    <Box component="span" role="status" sx={{ color: 'warning.main' }}>
      <WarningAmber fontSize="inherit" sx={{ verticalAlign: '-2px' }} /> {t('form.vinDoubt')}
    </Box>
  );
}
