import type { resources } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sideOf } from '#contract/roles/sides';
import type { DeskRecord } from '../../data/record';
import { useWriting } from '../../data/use-writing';
import { useWords } from '../../i18n/words';
import { FieldsDialog } from '../../parts/fields-dialog';
import type { PriceRow } from './price-lines';

type Path = keyof typeof resources.companyFee.fields;

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
  const { create, change } = useWriting('companyFee');
  const side = sideOf(company.activityType as ValueOf<'activityType'>);
  const direction = side === 'client' ? 'receivable' : 'payable';
  const first = line ? [] : once.filter((path) => path === 'feeType' || side === 'agency');
  const paths: readonly Path[] = [...first, ...later];
  const isAsked = (path: Path, typed: Readonly<Record<string, unknown>>): boolean => {
    // What a client is charged is for that client already, and is approved by who charges it.
    if (path === 'clientId') return side !== 'client';
    return path !== 'autoApproveLimit' || typed.direction === 'payable';
  };
  return (
    <FieldsDialog
      wide
      title={line ? t('prices.edit', { name: words.choice('feeType', line.feeType) }) : t('prices.add')}
      resource="companyFee"
      asked={paths.map((path) => ({ path, when: (typed) => isAsked(path, typed) }))}
      record={line}
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
      save={t('prices.save')}
      onSave={async (given, opened) => {
        const sent = Object.fromEntries(
          paths
            .filter((path) => isAsked(path, given))
            .map((path) => [path, given[path] === '' || given[path] === undefined ? null : given[path]]),
        );
        await (opened ? change(opened, sent) : create({ direction, ...sent, companyId: company.id }));
        const name = words.choice('feeType', String(given.feeType ?? line?.feeType));
        return t('prices.saved', { name });
      }}
      onClose={onClose}
    />
  );
}
