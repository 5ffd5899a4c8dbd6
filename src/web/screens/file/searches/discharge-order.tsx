import { resources } from '#contract/resources/index';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';
import type { Holder } from './file-searches';
import { useFileSearches } from './file-searches';
import { OrderDialog } from './order-dialog';

const { registrationNumber, jurisdiction, reason } = resources.lienDischarge.fields;

/** Asks the registry to discharge a registration of our client's. */
export function DischargeOrder({ holder, onClose }: { holder: Holder; onClose: () => void }) {
  const file = useFileRecord();
  const t = useTranslate();
  const { data = [] } = useFileSearches('lienDischarge', file.id);
  const of = { registrationNumber: holder.registrationNumber, jurisdiction: holder.jurisdiction };
  return (
    <OrderDialog
      kind="lienDischarge"
      title={t('searches.dischargeTitle', { number: holder.registrationNumber ?? '' })}
      asked={[
        { path: 'registrationNumber', field: registrationNumber, disabled: true },
        { path: 'jurisdiction', field: jurisdiction, disabled: true },
        { path: 'reason', field: reason },
      ]}
      values={{ ...of, reason: '' }}
      before={data}
      isSame={(row) =>
        row.registrationNumber === of.registrationNumber && row.jurisdiction === of.jurisdiction
      }
      beside={of}
      onClose={onClose}
    />
  );
}
