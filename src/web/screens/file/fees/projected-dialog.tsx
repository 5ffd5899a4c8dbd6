import type { ValueOf } from '#contract/vocabularies/index';
import { useWriting } from '../../../data/use-writing';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';

const asked = [
  'feeType',
  'direction',
  'quantity',
  'unitAmount',
  'expectedOn',
  'probability',
  'note',
] as const;

/** Says what the file will cost yet; the price list prices it where nobody names a price. */
export function ProjectedDialog({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const { t, choice } = useWords();
  const { create } = useWriting('projectedFee');
  return (
    <FieldsDialog
      wide
      title={t('fee.addProjected')}
      lead={t('fee.projectedLead')}
      resource="projectedFee"
      asked={asked.map((path) => ({ path, ...(path === 'unitAmount' && { help: t('fee.unitHelp') }) }))}
      values={{
        feeType: 'storage_day',
        direction: 'receivable',
        quantity: 1,
        unitAmount: null,
        expectedOn: null,
        probability: 100,
        note: '',
      }}
      save={t('fee.saveProjected')}
      onSave={async (given) => {
        const sent = Object.fromEntries(asked.map((path) => [path, given[path] === '' ? null : given[path]]));
        await create({ ...sent, fileId: file.id });
        const name = choice('feeType', String(given.feeType) as ValueOf<'feeType'>);
        return t('fee.addedProjected', { name });
      }}
      onClose={onClose}
    />
  );
}
