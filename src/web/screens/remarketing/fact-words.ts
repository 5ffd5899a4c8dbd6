import { unit } from '#contract/remarketing/unit';
import type { UnitFact } from '#contract/remarketing/unit';
import type { Field } from '#contract/fields';
import type { TextKey } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { formatDate, formatDecimal, formatInteger, formatMoney } from '../../kinds/format';

/** Facts of a unit that a file has elsewhere, by where. */
const onFile: { readonly [F in UnitFact]?: string } = {
  ref: 'ref',
  state: 'state',
  securedDate: 'recovery.securedDate',
  mileageInKms: 'recovery.odometerKm',
  keysStatus: 'recovery.keysStatus',
  drivable: 'recovery.drivable',
  earliestSaleDate: 'notice.earliestSaleDate',
  purchaserName: 'remarketing.purchaserId',
};

/** Facts that are no field of a file, and what they are called here. */
const ownWords: { readonly [F in UnitFact]?: TextKey } = {
  clientName: 'remarketing.clientId',
  statusName: 'remarketing.statusId',
  auctionName: 'remarketing.auctionId',
  daysInRemarketing: 'remarketing.ageing',
  reconEstimate: 'remarketing.reconEstimate',
  reconApproved: 'remarketing.reconApproved',
  reconStatus: 'remarketing.reconStatus',
  salePercentOfCbb: 'remarketing.salePercentOfCbb',
  net: 'remarketing.netOfFees',
  netPercentOfCbb: 'remarketing.netPercentOfCbb',
  hold: 'remarketing.hold',
  stopFlag: 'remarketing.stop',
  ageingFlag: 'remarketing.ageingFlag',
};

/** What a fact of a unit is called, and how a value of it is written. */
export function useFactWords() {
  const { t, label, choice, locale } = useWords();
  return {
    nameOf(fact: UnitFact): string {
      const own = ownWords[fact];
      return own ? t(own) : label('file', onFile[fact] ?? `remarketing.${fact}`);
    },
    written(fact: UnitFact, value: unknown): string {
      if (value === null || value === undefined || value === '') return '';
      const field: Field = unit[fact];
      switch (field.kind) {
        case 'money':
          return formatMoney(String(value), locale);
        case 'date':
          return formatDate(String(value), locale);
        case 'integer':
          return formatInteger(Number(value), locale);
        case 'decimal':
          return formatDecimal(Number(value), locale);
        case 'choice':
          return choice(field.of, String(value));
        case 'flag':
          return t(String(value) === 'true' ? 'yes' : 'no');
        default:
          return String(value);
      }
    },
  };
}
