import Alert from '@mui/material/Alert';
import { useGetList } from 'react-admin';
import { normaliseValue } from '#contract/kinds/index';
import { resources } from '#contract/resources/index';
import type { DeskRecord } from '../../../data/record';
import { recordPath, resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useSettled } from '../../../data/use-settled';
import { useTranslate } from '../../../i18n/use-translate';
import { TextLink } from '../../../parts/text-link';

/** Fewer characters are on many things. */
const shortest = 5;

/** Says, while its number is typed, on which open file an asset stands already. It is no bar: one asset may secure two accounts. */
export function SameAsset({ serialNumber }: { serialNumber: string }) {
  const t = useTranslate();
  const rights = useRights();
  const serial = String(normaliseValue(serialNumber, resources.file.fields.serialNumber) ?? '');
  const settled = useSettled(serial, 400);
  const { data } = useGetList<DeskRecord>(
    resourcePaths.file,
    {
      filter: { serialNumber: serial, closed: false },
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'lastActivityDate', order: 'DESC' },
    },
    { enabled: serial.length >= shortest && serial === settled && rights.may('file', 'list') },
  );
  const same = data?.find((file) => file.serialNumber === serial);
  if (!same || serial !== settled) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mt: 0.5 }}>
      {t('filePlacing.sameAsset')}{' '}
      <TextLink to={recordPath('file', same.id)}>
        {t('filePlacing.openFile', { ref: String(same.ref) })}
      </TextLink>
    </Alert>
  );
}
