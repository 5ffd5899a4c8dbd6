import { resources } from '#contract/resources/index';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';
import { useFileSearches } from './file-searches';
import { OrderDialog } from './order-dialog';
import { overlaps } from './overlaps';

const { vin, jurisdictions } = resources.vinSearch.fields;

/** Orders a search of the registries by the file's serial number. */
export function VinOrder({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const t = useTranslate();
  const { data = [] } = useFileSearches('vinSearch', file.id);
  return (
    <OrderDialog
      kind="vinSearch"
      asked={[
        { path: 'vin', field: vin, disabled: true, help: t('searches.vinFrom') },
        { path: 'jurisdictions', field: jurisdictions },
      ]}
      values={{ vin: file.serialNumber, jurisdictions: [file.state] }}
      before={data}
      isSame={(row, typed) => row.vin === typed.vin && overlaps(row.jurisdictions, typed.jurisdictions)}
      beside={{ vin: file.serialNumber }}
      onClose={onClose}
    />
  );
}
