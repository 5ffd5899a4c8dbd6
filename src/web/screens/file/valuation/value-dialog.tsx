import { useState } from 'react';
import type { AnswerTo } from '#contract/commands/input';
import { resources } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { useCommand } from '../../../data/use-command';
import { useFetchAgain } from '../../../data/use-fetch-again';
import { Refusal } from '../../../http/failures';
import { useWords } from '../../../i18n/words';
import { formatMoney } from '../../../kinds/format';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { ValueTable } from './value-table';

const { mileageInKms } = resources.file.fields.asset.fields;
const { state } = resources.file.fields;

/** Asks what the vehicle is worth, shows it, and then takes it as the current value where that is wanted. */
export function ValueDialog({ vin, onClose }: { vin: string; onClose: () => void }) {
  const file = useFileRecord();
  const { t, label, locale } = useWords();
  const show = useCommand('showValuation');
  const recalculate = useCommand('recalculateBlackBookValue');
  const fetchAgain = useFetchAgain('file');
  const [value, setValue] = useState<AnswerTo<'showValuation'> | null>(null);
  return (
    <FieldsDialog
      wide
      title={t('fileTabs.valuation.title')}
      lead={t('fileTabs.valuation.lead')}
      resource="file"
      asked={[
        {
          ...{ path: 'mileageInKms', field: mileageInKms, needed: true },
          label: label('file', 'asset.mileageInKms'),
        },
        { path: 'state', field: state, needed: true },
      ]}
      values={{ mileageInKms: file.asset?.mileageInKms ?? null, state: file.state }}
      save={t(value ? 'fileTabs.valuation.use' : 'fileTabs.valuation.act')}
      onSave={async (given) => {
        const km = Number(given.mileageInKms);
        const province = given.state as ValueOf<'province'>;
        // What was changed since is looked at before it is used.
        if (!value || value.currentMileageInKms !== km || value.province !== province)
          return setValue(await show({ vin, currentMileageInKms: km, province }));
        const { data } = await recalculate({ fileId: file.id, mileageInKms: km, province });
        const [done] = data;
        if (!done?.ok) throw new Refusal(409, done?.code ?? '', done?.message ?? null, {}, done);
        await fetchAgain();
        return t('fileTabs.valuation.used', { amount: formatMoney(done.newValue ?? '0.00', locale) });
      }}
      onClose={onClose}
    >
      {value && <ValueTable value={value} />}
    </FieldsDialog>
  );
}
