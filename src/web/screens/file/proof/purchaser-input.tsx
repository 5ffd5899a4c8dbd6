import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { KindName } from '#contract/fields';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { ReferenceInput } from '../../../kinds/inputs/reference';
import type { KindInputProps } from '../../../kinds/people-half';
import { PurchaserDialog } from './purchaser-dialog';

const among = { status: ['active'] };

/** Who buys: one of those that are not blocked, or one who is written down at once. */
export function PurchaserInput(props: KindInputProps<KindName>) {
  const t = useTranslate();
  const rights = useRights();
  const form = useFormContext();
  const [making, setMaking] = useState(false);
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <ReferenceInput {...(props as KindInputProps<'reference'>)} among={among} />
      {rights.may('purchaser', 'create') && (
        <Button startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {t('fileTabs.proof.newPurchaser')}
        </Button>
      )}
      {making && (
        <PurchaserDialog
          onMade={({ id }) => form.setValue(props.source, id, { shouldDirty: true, shouldValidate: true })}
          onClose={() => setMaking(false)}
        />
      )}
    </Stack>
  );
}
