import { useWriting } from '../../../data/use-writing';
import type { DeskRecord } from '../../../data/record';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';

const asked = [
  'purchaserType',
  'legalName',
  'firstName',
  'lastName',
  'dealerLicenceNumber',
  'licenceProvince',
  'gstHstNumber',
  'address',
  'city',
  'state',
  'postalCode',
  'phone',
  'email',
] as const;

interface PurchaserDialogProps {
  readonly onMade: (made: DeskRecord) => void;
  readonly onClose: () => void;
}

/** Asks for who buys, where they bought nothing before. */
export function PurchaserDialog({ onMade, onClose }: PurchaserDialogProps) {
  const { t } = useWords();
  const { create } = useWriting('purchaser');
  return (
    <FieldsDialog
      wide
      title={t('fileTabs.proof.newPurchaser')}
      resource="purchaser"
      asked={asked}
      values={{ purchaserType: 'dealer' }}
      save={t('fileTabs.proof.newPurchaser')}
      onSave={async (given) => {
        const told = asked.flatMap((path) => (given[path] ? [[path, given[path]]] : []));
        onMade(await create(Object.fromEntries(told)));
        return t('fileTabs.proof.purchaserMade');
      }}
      onClose={onClose}
    />
  );
}
