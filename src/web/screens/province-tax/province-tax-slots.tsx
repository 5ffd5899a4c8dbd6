import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useRights } from '../../data/rights';
import { useWholeList } from '../../data/use-whole-list';
import type { RecordProps, Slots } from '../../generated/slots';
import type { KindName } from '#contract/fields';
import { taxNameIn } from '#contract/money/tax-names';
import { useWords } from '../../i18n/words';
import type { CellProps } from '../../kinds/people-half';
import { UnreadDialog } from '../../parts/unread-dialog';
import { Quiet } from '../../parts/words-in-line';
import { NewRatesDialog } from './new-rates-dialog';
import type { RatesRow } from './new-rates-dialog';
import { RulesPanel } from './rules-panel';

function NewRates({ from }: { from?: RatesRow['province'] }) {
  const { t } = useWords();
  const rights = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!rights.may('provinceTax', 'create')) return null;
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('taxRates.add')}
      </Button>
      {isOpen && <NewRatesOn {...(from && { from })} onClose={() => setOpen(false)} />}
    </>
  );
}

function NewRatesOn({ from, onClose }: { from?: RatesRow['province']; onClose: () => void }) {
  const rates = useWholeList<RatesRow>('provinceTax', {}, '-effectiveFrom');
  if (!rates.data) return <UnreadDialog reads={[rates]} onClose={onClose} />;
  return <NewRatesDialog rows={rates.data} {...(from && { from })} onClose={onClose} />;
}

const InList = () => <NewRates />;
const OnRecord = ({ record }: RecordProps) => <NewRates from={record.province as RatesRow['province']} />;

function NameCell({ value }: CellProps<KindName>) {
  const { locale } = useWords();
  return typeof value === 'string' && value ? <>{taxNameIn(value, locale)}</> : <Quiet>–</Quiet>;
}

/** Rates change by a row that begins on a day to come; what is in force is never written over. */
export const provinceTaxSlots: Slots<'provinceTax'> = {
  cells: { pstName: NameCell },
  listHead: [InList],
  actions: [OnRecord],
  below: [RulesPanel],
};
