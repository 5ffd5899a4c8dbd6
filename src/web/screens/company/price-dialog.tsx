import { useDataProvider, useNotify } from 'react-admin';
import { resources } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sideOf } from '#contract/roles/sides';
import type { DeskRecord } from '../../data/record';
import { resourcePaths } from '../../data/resource-paths';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { PriceRow } from './price-lines';
import { useFetchPrices } from './price-lines';

const { fields } = resources.companyFee;
const once = ['feeType', 'direction'] as const;
const later = [
  'amount',
  'unit',
  'effectiveFrom',
  'effectiveTo',
  'clientId',
  'state',
  'assetType',
  'contractType',
  'minimumAmount',
  'maximumAmount',
  'freeUnits',
  'maxQuantity',
  'preApprovalThreshold',
  'autoApproveLimit',
  'slaDays',
  'glCode',
  'label',
  'taxable',
  'billToDebtor',
] as const;

interface PriceDialogProps {
  readonly company: DeskRecord;
  readonly line: PriceRow | undefined;
  readonly today: string;
  readonly onClose: () => void;
}

/** Adds a price or changes one. On which side it is follows from the company, but for the agency's own list. */
export function PriceDialog({ company, line, today, onClose }: PriceDialogProps) {
  const words = useWords();
  const { t } = words;
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchPrices();
  const notify = useNotify();
  const side = sideOf(company.activityType as ValueOf<'activityType'>);
  const direction = side === 'client' ? 'receivable' : 'payable';
  const first = line ? [] : once.filter((path) => path === 'feeType' || side === 'agency');
  const paths: readonly (keyof typeof fields)[] = [...first, ...later];
  return (
    <FieldsDialog
      wide
      title={
        line ? t('fee.prices.edit', { name: words.choice('feeType', line.feeType) }) : t('fee.prices.add')
      }
      resource="companyFee"
      asked={paths.map((path) => ({ path, field: fields[path] }))}
      values={
        line
          ? { ...line }
          : {
              feeType: null,
              direction,
              amount: null,
              unit: 'flat',
              effectiveFrom: today,
              taxable: true,
              billToDebtor: false,
            }
      }
      save={t('fee.prices.save')}
      onSave={async (given) => {
        const sent = Object.fromEntries(
          paths.map((path) => [path, given[path] === '' || given[path] === undefined ? null : given[path]]),
        );
        if (line)
          await dataProvider.update(resourcePaths.companyFee, {
            id: line.id,
            data: sent,
            previousData: line,
          });
        else
          await dataProvider.create(resourcePaths.companyFee, {
            data: { direction, ...sent, companyId: company.id },
          });
        await fetchAgain();
        onClose();
        const name = words.choice('feeType', String(given.feeType ?? line?.feeType));
        notify(t('fee.prices.saved', { name }), { type: 'success' });
      }}
      onClose={onClose}
    />
  );
}
