import Check from '@mui/icons-material/Check';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Stack from '@mui/material/Stack';
import { hasVinCheckDigit, isVin } from '#contract/vin';
import { useTranslate } from '../../../i18n/use-translate';
import { isMasked } from '../../../kinds/format';
import { CopyButton } from '../../../parts/copy-button';
import { Serial } from '../../../parts/words-in-line';

/** A serial number to be read aloud and copied, with the word of its check digit where it is a VIN. */
export function VinText({ serial }: { serial: string }) {
  const t = useTranslate();
  const isRight = isVin(serial) ? hasVinCheckDigit(serial) : undefined;
  const Mark = isRight ? Check : WarningAmberOutlined;
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Serial>{serial}</Serial>
      {isRight !== undefined && (
        <Mark
          color={isRight ? 'success' : 'warning'}
          titleAccess={t(isRight ? 'file.vinRight' : 'file.vinDoubt')}
          sx={{ fontSize: 15 }}
        />
      )}
      {!isMasked(serial) && <CopyButton text={serial} />}
    </Stack>
  );
}
