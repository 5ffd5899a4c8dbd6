import { resources } from '#contract/resources/index';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';
import { useFileSearches } from './file-searches';
import { OrderDialog } from './order-dialog';

const { vin, product, includeIcbc } = resources.vhr.fields;

/** Orders the history of the file's vehicle. */
export function VhrOrder({ onClose }: { onClose: () => void }) {
  const file = useFileRecord();
  const t = useTranslate();
  const { data = [] } = useFileSearches('vhr', file.id);
  const isInBritishColumbia = file.state === 'BC';
  return (
    <OrderDialog
      kind="vhr"
      asked={[
        { path: 'vin', field: vin, disabled: true, help: t('searches.vinFrom') },
        { path: 'product', field: product },
        ...(isInBritishColumbia ? [{ path: 'includeIcbc', field: includeIcbc }] : []),
      ]}
      values={{ vin: file.serialNumber, product: 'verified', includeIcbc: isInBritishColumbia }}
      before={data}
      isSame={(row, typed) => row.vin === typed.vin && row.product === typed.product}
      beside={{ vin: file.serialNumber }}
      onClose={onClose}
    />
  );
}
