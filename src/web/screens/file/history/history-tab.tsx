import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { Unseen } from '../../../parts/words-in-line';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import { resourcePaths } from '../../../data/resource-paths';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { dayOf, formatDate } from '../../../kinds/format';
import { useNow } from '../../../kinds/now';
import { Failed, Standstill } from '../../../generated/list-states';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';
import { HistoryEntry } from './history-entry';
import type { HistoryRow } from './history-entry';

const fileFields = Object.keys(resources.file.fields);

/** What happened to the file, read as sentences, by day; narrowed by what happened and to which field. */
export function HistoryTab() {
  const file = useFileRecord();
  const words = useWords();
  const t = useTranslate();
  const { user } = useSession();
  const now = useNow();
  const [type, setType] = useState('');
  const [field, setField] = useState('');
  const [size, setSize] = useState(50);
  const { data, total, error, refetch } = useGetList<HistoryRow>(
    resourcePaths.history,
    {
      filter: { fileId: file.id, ...(type && { type }), ...(field && { updatedFields: field }) },
      pagination: { page: 1, perPage: size },
      sort: { field: 'at', order: 'DESC' },
    },
    { placeholderData: (before) => before },
  );
  const today = dayOf(new Date(now).toISOString(), user?.timeZone);
  const dayWords = (day: string) => {
    const gap = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
    return gap === 0
      ? t('file.history.today')
      : gap === 1
        ? t('file.history.yesterday')
        : formatDate(day, words.locale);
  };
  const days = new Map<string, HistoryRow[]>();
  for (const entry of data ?? []) {
    const day = dayOf(entry.at, user?.timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  const byWord = (one: string, other: string) => one.localeCompare(other, words.locale);
  return (
    <section className="tab-part" aria-label={t('file.tabs.history')}>
      <div className="tab-head">
        <h2>{t('file.tabs.history')}</h2>
        <label className="inline-field">
          <Unseen>{t('file.history.type')}</Unseen>
          <select className="box" value={type} onChange={({ target }) => setType(target.value)}>
            <option value="">{t('file.history.anyType')}</option>
            {vocabularies.historyType.map((one) => (
              <option key={one} value={one}>
                {words.choice('historyType', one)}
              </option>
            ))}
          </select>
        </label>
        <label className="inline-field">
          <Unseen>{t('file.history.field')}</Unseen>
          <select className="box" value={field} onChange={({ target }) => setField(target.value)}>
            <option value="">{t('file.history.anyField')}</option>
            {fileFields
              .map((one): [string, string] => [one, words.label('file', one)])
              .sort(([, one], [, other]) => byWord(one, other))
              .map(([one, word]) => (
                <option key={one} value={one}>
                  {word}
                </option>
              ))}
          </select>
        </label>
      </div>
      {error && <Failed title={t('file.stop.partFailed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && (
        <Standstill
          title={type || field ? t('file.history.noMatch') : t('file.history.none')}
          lead={type || field ? t('file.history.noMatchLead') : ''}
        />
      )}
      {[...days].map(([day, entries]) => (
        <section key={day}>
          <h3 className="day">{dayWords(day)}</h3>
          <ol className="history">
            {entries.map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {total !== undefined && total > size && (
        <Button onClick={() => setSize(size + 100)}>{t('file.history.more')}</Button>
      )}
    </section>
  );
}
