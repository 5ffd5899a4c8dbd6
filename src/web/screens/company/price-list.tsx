import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { plainName } from '#contract/placement/read-columns';
import type { RecordProps } from '../../generated/slots';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import { useToday } from '../../kinds/use-today';
import { SelectField } from '../../parts/select-field';
import { Section } from '../../parts/section';
import { CopyPricesDialog } from './copy-prices-dialog';
import { PriceDialog } from './price-dialog';
import { PriceTable } from './price-table';
import type { PriceRow, PriceTime } from './price-lines';
import { timeOf, usePriceLines } from './price-lines';

type Order = 'byType' | 'byDate';

/** What a company is charged, or is owed, for each kind of fee: what holds now, what is to come, and what has ended. */
export function PriceList({ record }: RecordProps) {
  const words = useWords();
  const { t } = words;
  const rights = useRights();
  const today = useToday();
  const { data: lines } = usePriceLines(record.id);
  const [find, setFind] = useState('');
  const [time, setTime] = useState<PriceTime | ''>('');
  const [order, setOrder] = useState<Order>('byType');
  const [editing, setEditing] = useState<PriceRow | 'new' | null>(null);
  const [copying, setCopying] = useState(false);
  if (!rights.may('companyFee', 'list') || !lines) return null;
  const keeps = rights.may('companyFee', 'create');
  const name = (line: PriceRow): string => words.choice('feeType', line.feeType);
  const dictionary = new Intl.Collator(words.locale);
  const shown = lines
    .filter((line) => plainName(`${name(line)} ${line.label ?? ''}`).includes(plainName(find)))
    .filter((line) => time === '' || timeOf(line, today) === time)
    .sort((one, other) => {
      const newest =
        one.effectiveFrom < other.effectiveFrom ? 1 : one.effectiveFrom > other.effectiveFrom ? -1 : 0;
      return order === 'byDate' ? newest : dictionary.compare(name(one), name(other)) || newest;
    });
  return (
    <Section
      title={t('prices.title')}
      actions={
        keeps && (
          <>
            {rights.serves('copyCompanyFees') && (
              <Button onClick={() => setCopying(true)}>{t('prices.copy')}</Button>
            )}
            <Button startIcon={<AddIcon />} onClick={() => setEditing('new')}>
              {t('prices.add')}
            </Button>
          </>
        )
      }
    >
      {lines.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('prices.none')}. {t('prices.noneLead')}
        </Typography>
      ) : (
        <>
          <Box
            sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 1.25 }}
          >
            <TextField
              type="search"
              label={t('prices.find')}
              value={find}
              onChange={({ target }) => setFind(target.value)}
            />
            <SelectField
              label={t('prices.when')}
              value={time}
              choices={(['', 'current', 'future', 'past'] as const).map((one) => [
                one,
                t(one === '' ? 'prices.all' : `prices.${one}`),
              ])}
              onPick={setTime}
            />
            <SelectField
              label={t('prices.by')}
              value={order}
              choices={(['byType', 'byDate'] as const).map((one) => [one, t(`prices.${one}`)])}
              onPick={setOrder}
            />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('prices.lines', { smart_count: shown.length })}
          </Typography>
          <PriceTable lines={shown} of={record.id} today={today} onEdit={setEditing} />
        </>
      )}
      {editing && (
        <PriceDialog
          company={record}
          line={editing === 'new' ? undefined : editing}
          today={today}
          onClose={() => setEditing(null)}
        />
      )}
      {copying && <CopyPricesDialog company={record} today={today} onClose={() => setCopying(false)} />}
    </Section>
  );
}
