import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';
import { DischargeOrder } from '../searches/discharge-order';
import { useFileHolders } from '../searches/file-searches';
import { isToDischarge } from '../searches/to-discharge';
import { ActButton } from './act-button';
import { TabLink } from './tab-link';

/** Has each registration of our client discharged; where none is known yet, the way to where one is found. */
export function DischargeActs() {
  const file = useFileRecord();
  const t = useTranslate();
  const { data } = useFileHolders(file.id);
  const own = (data?.parties ?? []).filter(isToDischarge);
  if (own.length === 0) return <TabLink tab="searches" label={t('searches.bySearch')} />;
  return own.map((holder) => (
    <ActButton
      key={`${holder.jurisdiction} ${holder.registrationNumber}`}
      label={t('searches.dischargeTitle', { number: holder.registrationNumber ?? '' })}
    >
      {(onClose) => <DischargeOrder holder={holder} onClose={onClose} />}
    </ActButton>
  ));
}
