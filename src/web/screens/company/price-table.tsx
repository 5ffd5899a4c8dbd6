import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { conditionsOf } from '#contract/money/how-priced';
import { resources } from '#contract/resources/index';
import { resourcePaths } from '../../data/resource-paths';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useToast } from '../../identity/toast';
import { useWords } from '../../i18n/words';
import { Chip } from '../../kinds/cells/choice';
import { ReferenceName } from '../../kinds/cells/reference';
import { formatDate, formatMoney } from '../../kinds/format';
import { FieldsDialog } from '../../parts/fields-dialog';
import { Menu, MenuItem } from '../menu';
import { MoneyTable } from '../../parts/money-table';
import type { MoneyColumn } from '../../parts/money-table';
import type { PriceRow } from './price-lines';
import { timeOf, useFetchPrices } from './price-lines';

interface PriceTableProps {
  readonly lines: readonly PriceRow[];
  /** Whose list it is: the line of another company is a usual price that holds for this one too. */
  readonly of: PriceRow['id'];
  readonly today: string;
  readonly onEdit: (line: PriceRow) => void;
}

/** Prices: for what, for whom alone, and from when until when. */
export function PriceTable({ lines, of, today, onEdit }: PriceTableProps) {
  const t = useTranslate();
  const { choice, label, locale } = useWords();
  const day = (date: string | null): string => (date ? formatDate(date, locale) : '');
  const period = ({ effectiveFrom, effectiveTo }: PriceRow): string =>
    `${day(effectiveFrom)} – ${day(effectiveTo)}`.trim();
  const columns: MoneyColumn<PriceRow>[] = [
    {
      head: label('companyFee', 'feeType'),
      cell: (line) => (
        <>
          {choice('feeType', line.feeType)}
          {line.label && <small className="quiet">{line.label}</small>}
          {line.companyId !== of && <small className="quiet">{t('fee.prices.usual')}</small>}
          <small className="quiet money-narrow">
            {period(line)}
            {timeOf(line, today) === 'future' && ` · ${t('fee.prices.future')}`}
          </small>
        </>
      ),
    },
    { head: t('fee.prices.keys'), cell: (line) => <ForWhom line={line} /> },
    { head: t('fee.prices.price'), as: 'figure', cell: (line) => <Price line={line} /> },
    {
      head: t('fee.prices.from'),

      cell: (line) => (
        <>
          {formatDate(line.effectiveFrom, locale)}{' '}
          {timeOf(line, today) === 'future' && <Chip color="var(--accent)">{t('fee.prices.future')}</Chip>}
        </>
      ),
    },
    {
      head: t('fee.prices.to'),

      cell: ({ effectiveTo }) => (effectiveTo ? formatDate(effectiveTo, locale) : '–'),
    },
    {
      head: t('fee.actions'),
      as: 'acts',
      cell: (line) => <PriceActs line={line} today={today} onEdit={() => onEdit(line)} />,
    },
  ];
  return (
    <MoneyTable
      label={t('fee.prices.title')}
      rows={lines}
      keyOf={({ id }) => id}
      columns={columns}
      mark={(line) => (timeOf(line, today) === 'past' ? 'past' : undefined)}
    />
  );
}

function ForWhom({ line }: { line: PriceRow }) {
  const t = useTranslate();
  const { choice } = useWords();
  const keys = [
    line.state && choice('province', line.state),
    line.assetType && choice('assetType', line.assetType),
    line.contractType && choice('contractType', line.contractType),
  ].filter(Boolean);
  return (
    <>
      {line.clientId && <ReferenceName to="company" id={line.clientId} />}
      {keys.join(', ') || (!line.clientId && <span className="quiet">{t('fee.prices.all')}</span>)}
    </>
  );
}

/** A price with what bounds it: units that are free, the least and the most. */
function Price({ line }: { line: PriceRow }) {
  const { choice, locale } = useWords();
  const bounds = conditionsOf(line, locale);
  return (
    <>
      {line.unit === 'percent' ? `${Number(line.amount)} %` : formatMoney(line.amount, locale)}
      <small className="quiet">
        {line.unit !== 'percent' && choice('feeUnit', line.unit).toLowerCase()}
        {bounds.length > 0 && ` · ${bounds.join(', ')}`}
      </small>
    </>
  );
}

interface PriceActsProps {
  readonly line: PriceRow;
  readonly today: string;
  readonly onEdit: () => void;
}

function PriceActs({ line, today, onEdit }: PriceActsProps) {
  const t = useTranslate();
  const words = useWords();
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchPrices();
  const toast = useToast();
  const [ending, setEnding] = useState(false);
  const name = words.choice('feeType', line.feeType);
  return (
    <>
      {line.may?.includes('edit') && (
        <Menu label={t('fee.prices.actions', { name })} className="icon-button" button={<Icon name="more" />}>
          {(close) => (
            <>
              <MenuItem
                onChoose={() => {
                  close();
                  onEdit();
                }}
              >
                {t('fee.edit')}
              </MenuItem>
              {timeOf(line, today) !== 'past' && (
                <MenuItem
                  onChoose={() => {
                    close();
                    setEnding(true);
                  }}
                >
                  {t('fee.prices.end')}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      )}
      {ending && (
        <FieldsDialog
          title={t('fee.prices.endTitle', { name })}
          lead={t('fee.prices.endLead')}
          resource="companyFee"
          asked={[{ path: 'effectiveTo', field: resources.companyFee.fields.effectiveTo, needed: true }]}
          values={{ effectiveTo: line.effectiveTo ?? today }}
          save={t('fee.prices.end')}
          onSave={async ({ effectiveTo }) => {
            await dataProvider.update(resourcePaths.companyFee, {
              id: line.id,
              data: { effectiveTo },
              previousData: line,
            });
            await fetchAgain();
            setEnding(false);
            const date = formatDate(String(effectiveTo), words.locale);
            toast({ status: 'success', message: t('fee.prices.ended', { name, date }) });
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  );
}
