import { useState } from 'react';
import { plainName } from '#contract/placement/mapping';
import type { RecordProps } from '../../generated/slots';
import { useRights } from '../../data/rights';
import { Icon } from '../../frame/icon';
import { useTranslate } from '../../i18n/use-translate';
import { useSession } from '../../identity/identity-context';
import { useWords } from '../../i18n/words';
import { dayOf } from '../../kinds/format';
import { useNow } from '../../kinds/now';
import '../screens.css';
import './price-list.css';
import { CopyPricesDialog } from './copy-prices-dialog';
import { PriceDialog } from './price-dialog';
import { PriceTable } from './price-table';
import type { PriceRow, PriceTime } from './price-lines';
import { timeOf, usePriceLines } from './price-lines';

type Order = 'byType' | 'byDate';

/** What a company is charged, or is owed, for each kind of fee: what holds now, what is to come, and what has ended. */
export function PriceList({ record }: RecordProps) {
  const t = useTranslate();
  const words = useWords();
  const rights = useRights();
  const { user } = useSession();
  const today = dayOf(new Date(useNow()).toISOString(), user?.timeZone);
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
    <section className="price-list" aria-label={t('fee.prices.title')}>
      <div className="tab-head">
        <h2>{t('fee.prices.title')}</h2>
        {keeps && (
          <>
            <button type="button" className="button" onClick={() => setCopying(true)}>
              {t('fee.prices.copy')}
            </button>
            <button type="button" className="button" onClick={() => setEditing('new')}>
              <Icon name="plus" /> {t('fee.prices.add')}
            </button>
          </>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="quiet">
          {t('fee.prices.none')}. {t('fee.prices.noneLead')}
        </p>
      ) : (
        <>
          <div className="price-filters">
            <label className="pick">
              <span>{t('fee.prices.find')}</span>
              <input
                className="box"
                type="search"
                value={find}
                onChange={({ target }) => setFind(target.value)}
              />
            </label>
            <label className="pick">
              <span>{t('fee.prices.when')}</span>
              <select
                className="box"
                value={time}
                onChange={({ target }) => setTime(target.value as PriceTime | '')}
              >
                <option value="">{t('fee.prices.all')}</option>
                {(['current', 'future', 'past'] as const).map((one) => (
                  <option key={one} value={one}>
                    {t(`fee.prices.${one}`)}
                  </option>
                ))}
              </select>
            </label>
            <label className="pick">
              <span>{t('fee.prices.by')}</span>
              <select
                className="box"
                value={order}
                onChange={({ target }) => setOrder(target.value as Order)}
              >
                <option value="byType">{t('fee.prices.byType')}</option>
                <option value="byDate">{t('fee.prices.byDate')}</option>
              </select>
            </label>
          </div>
          <p className="quiet">{t('fee.prices.lines', { smart_count: shown.length })}</p>
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
    </section>
  );
}
