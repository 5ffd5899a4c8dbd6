import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isVin } from '#contract/vin';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';
import { CorrectValueDialog } from './correct-value-dialog';
import { ValueDialog } from './value-dialog';

/** What is done about the worth of the asset: it is valued by its VIN, or what it was worth at first is put right. */
export function ValueActs() {
  const file = useFileRecord();
  const t = useTranslate();
  const rights = useRights();
  const [asking, setAsking] = useState<'value' | 'correct' | null>(null);
  const vin = isVin(file.serialNumber ?? '') ? file.serialNumber : null;
  const mayCorrect = rights.may('asset', 'updateValueAtAssignment');
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1, displayPrint: 'none' }}>
      {vin && (
        <Button variant="outlined" onClick={() => setAsking('value')}>
          {t('fileTabs.valuation.act')}
        </Button>
      )}
      {mayCorrect && (
        <Button variant="outlined" onClick={() => setAsking('correct')}>
          {t('fileTabs.valuation.correct')}
        </Button>
      )}
      {asking === 'value' && vin && <ValueDialog vin={vin} onClose={() => setAsking(null)} />}
      {asking === 'correct' && <CorrectValueDialog onClose={() => setAsking(null)} />}
    </Stack>
  );
}
