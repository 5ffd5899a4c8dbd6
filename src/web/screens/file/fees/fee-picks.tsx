import type { ValueOf } from '#contract/vocabularies/index';
import { useTranslate } from '../../../i18n/use-translate';
import { useWords } from '../../../i18n/words';
import { ReferenceNames } from './reference-names';

type FeeType = ValueOf<'feeType'>;

/** For what a fee is, and to whom it is owed: only what there is to choose on this side of this file. */
export function FeePicks(props: {
  kinds: readonly FeeType[];
  feeType: FeeType;
  onFeeType: (type: FeeType) => void;
  vendors: readonly string[];
  vendorId: string;
  onVendor: (id: string) => void;
}) {
  const t = useTranslate();
  const { choice, locale } = useWords();
  const order = new Intl.Collator(locale);
  const kinds = [...props.kinds].sort((one, other) =>
    order.compare(choice('feeType', one), choice('feeType', other)),
  );
  return (
    <div className="propose-filters">
      <label className="pick">
        <span>{t('fee.feeType')}</span>
        <select
          className="box"
          value={props.feeType}
          onChange={({ target }) => props.onFeeType(target.value as FeeType)}
        >
          {kinds.map((type) => (
            <option key={type} value={type}>
              {choice('feeType', type)}
            </option>
          ))}
        </select>
      </label>
      {props.vendors.length > 0 && (
        <label className="pick">
          <span>{t('fee.company')}</span>
          <select
            className="box"
            value={props.vendorId}
            onChange={({ target }) => props.onVendor(target.value)}
          >
            <ReferenceNames ids={props.vendors} />
          </select>
        </label>
      )}
    </div>
  );
}
