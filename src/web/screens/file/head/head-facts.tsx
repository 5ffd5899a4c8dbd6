import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { ReferenceName } from '../../../kinds/cells/reference';
import { formatMoney } from '../../../kinds/format';
import { Figures, Late } from '../../../parts/words-in-line';
import { assetName } from '../asset-name';
import { useFileMoney } from '../fees/file-fees';
import { useFileRecord } from '../file-record';
import { VinText } from './vin-text';

const Terms = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  margin: '6px 0 12px',
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '6px 16px' },
}));
const Said = styled('dd')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 22,
  margin: 0,
  fontWeight: 500,
});

/** A file in one line: whose it is, what it is about, and how much. */
export function HeadFacts() {
  const file = useFileRecord();
  const { t, label, choice, locale } = useWords();
  const rights = useRights();
  const { data: money } = useFileMoney(file.id);
  const amount = (text: string) => <Figures>{formatMoney(text, locale)}</Figures>;
  return (
    <Terms>
      {rights.may('company', 'show') && (
        <HeadFact term={label('file', 'clientId')}>
          <ReferenceName to="company" id={file.clientId} />
        </HeadFact>
      )}
      <HeadFact term={label('file', 'asset')}>{assetName(file) || '–'}</HeadFact>
      {file.serialNumber && (
        <HeadFact wide term={label('file', 'serialNumber')}>
          <VinText serial={file.serialNumber} />
        </HeadFact>
      )}
      <HeadFact term={label('file', 'state')}>{choice('province', file.state)}</HeadFact>
      {file.daysPastDue !== null && (
        <HeadFact term={label('file', 'daysPastDue')}>
          <DaysPastDue count={file.daysPastDue}>
            {t('file.day', { smart_count: file.daysPastDue })}
          </DaysPastDue>
        </HeadFact>
      )}
      {money?.costToDate && <HeadFact term={t('fee.costToDate')}>{amount(money.costToDate)}</HeadFact>}
      {file.balanceAmount && (
        <HeadFact term={label('file', 'balanceAmount')}>{amount(file.balanceAmount)}</HeadFact>
      )}
    </Terms>
  );
}

function DaysPastDue({ count, children }: { count: number; children: ReactNode }) {
  const Words = count > 90 ? Late : 'span';
  return (
    <Figures>
      <Words>{children}</Words>
    </Figures>
  );
}

function HeadFact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div style={wide ? { gridColumn: '1 / -1' } : undefined}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Said>{children}</Said>
    </div>
  );
}
