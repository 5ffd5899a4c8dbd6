import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import MenuItem from '@mui/material/MenuItem';
import { Quiet, Small } from '../../parts/words-in-line';
import { useState } from 'react';
import { conditionsOf, shareBaseOf, shareIn } from '#contract/money/how-priced';
import { useWriting } from '../../data/use-writing';
import { useWords } from '../../i18n/words';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../kinds/format';
import { FieldsDialog } from '../../parts/fields-dialog';
import { MenuButton } from '../../parts/menu-button';
import { Sign } from '../../parts/sign';
import { MoneyTable } from '../../parts/money-table';
import type { MoneyColumn } from '../../parts/money-table';
import type { PriceRow } from './price-lines';
import { timeOf } from './price-lines';

interface PriceTableProps {
  readonly lines: readonly PriceRow[];
  /** Whose list it is: the line of another company is a usual price that holds for this one too. */
  readonly of: PriceRow['id'];
  readonly today: string;
  readonly onEdit: (line: PriceRow) => void;
}

/** Prices: for what, for whom alone, and from when until when. */
export function PriceTable({ lines, of, today, onEdit }: PriceTableProps) {
  const { t, choice, label, locale } = useWords();
  const columns: MoneyColumn<PriceRow>[] = [
    {
      head: label('companyFee', 'feeType'),
      cell: (line) => (
        <>
          {choice('feeType', line.feeType)}
          {line.label && <Small>{line.label}</Small>}
          {line.companyId !== of && <Small>{t('prices.usual')}</Small>}
        </>
      ),
    },
    { head: t('prices.keys'), cell: (line) => <ForWhom line={line} /> },
    { head: t('prices.price'), as: 'figure', cell: (line) => <Price line={line} /> },
    {
      head: t('prices.from'),
      cell: (line) => (
        <>
          {formatDate(line.effectiveFrom, locale)}{' '}
          {timeOf(line, today) === 'future' && <Sign tone="accent">{t('prices.future')}</Sign>}
        </>
      ),
    },
    {
      head: t('prices.to'),
      cell: ({ effectiveTo }) => (effectiveTo ? formatDate(effectiveTo, locale) : '–'),
    },
    {
      head: t('prices.what'),
      as: 'acts',
      cell: (line) => <PriceActs line={line} today={today} onEdit={() => onEdit(line)} />,
    },
  ];
  return (
    <MoneyTable
      label={t('prices.title')}
      rows={lines}
      keyOf={({ id }) => id}
      columns={columns}
      mark={(line) => (timeOf(line, today) === 'past' ? 'past' : undefined)}
    />
  );
}

function ForWhom({ line }: { line: PriceRow }) {
  const { t, choice } = useWords();
  const keys = [
    line.state && choice('province', line.state),
    line.assetType && choice('assetType', line.assetType),
    line.contractType && choice('contractType', line.contractType),
  ].filter(Boolean);
  return (
    <>
      {line.clientId && <ReferenceName to="company" id={line.clientId} />}
      {keys.join(', ') || (!line.clientId && <Quiet>{t('prices.all')}</Quiet>)}
    </>
  );
}

/** A price with what bounds it: units that are free, the least and the most. */
function Price({ line }: { line: PriceRow }) {
  const { t, locale } = useWords();
  const bounds = conditionsOf(line, locale);
  return (
    <>
      {line.unit === 'percent'
        ? shareIn(line.amount, line.direction === 'payable' ? 'rest' : shareBaseOf(line.feeType), locale)
        : formatMoney(line.amount, locale)}
      <Small>
        {line.unit !== 'percent' && t(`prices.per.${line.unit}`)}
        {bounds.length > 0 && ` · ${bounds.join(', ')}`}
      </Small>
    </>
  );
}

interface PriceActsProps {
  readonly line: PriceRow;
  readonly today: string;
  readonly onEdit: () => void;
}

function PriceActs({ line, today, onEdit }: PriceActsProps) {
  const words = useWords();
  const { t } = words;
  const { change } = useWriting('companyFee');
  const [ending, setEnding] = useState(false);
  const name = words.choice('feeType', line.feeType);
  return (
    <>
      {line.may?.includes('edit') && (
        <MenuButton label={t('prices.actions', { name })} icon={<MoreHorizIcon />} align="right">
          {(close) => {
            const then = (run: () => void) => () => {
              close();
              run();
            };
            return [
              <MenuItem key="edit" onClick={then(onEdit)}>
                {t('record.edit')}
              </MenuItem>,
              timeOf(line, today) !== 'past' && (
                <MenuItem key="end" onClick={then(() => setEnding(true))}>
                  {t('prices.end')}
                </MenuItem>
              ),
            ];
          }}
        </MenuButton>
      )}
      {ending && (
        <FieldsDialog
          title={t('prices.endTitle', { name })}
          lead={t('prices.endLead')}
          resource="companyFee"
          asked={[{ path: 'effectiveTo', needed: true }]}
          record={line}
          values={{ effectiveTo: line.effectiveTo ?? today }}
          save={t('prices.end')}
          onSave={async ({ effectiveTo }, opened = line) => {
            await change(opened, { effectiveTo });
            return t('prices.ended', { name, date: formatDate(String(effectiveTo), words.locale) });
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
