import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resources } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import { resourcePaths } from '../../../data/resource-paths';
import { useWords } from '../../../i18n/words';
import { useSession } from '../../../identity/identity-context';
import { dayOf, formatDate } from '../../../kinds/format';
import { useToday } from '../../../kinds/use-today';
import { Awaited } from '../../../parts/awaited';
import { Lines } from '../../../parts/lines';
import { AutocompleteField } from '../../../parts/autocomplete-field';
import { Section } from '../../../parts/section';
import { Standstill } from '../../../parts/standstill';
import { useFileRecord } from '../file-record';
import { HistoryEntry } from './history-entry';
import type { HistoryRow } from './history-entry';

/** What happened to the file, read as sentences, by day; narrowed by what happened and to which field. */
export function HistoryTab() {
  const file = useFileRecord();
  const words = useWords();
  const { t } = words;
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
  const { hash } = useLocation();
  const meant = hash.slice(1);
  const days = useRef<HTMLDivElement>(null);
  const isThere = meant !== '' && data?.some(({ id }) => id === meant) === true;
  useEffect(() => {
    if (isThere)
      days.current?.querySelector(`[id="${CSS.escape(meant)}"]`)?.scrollIntoView({ block: 'center' });
  }, [isThere, meant]);
  const isNarrowed = type !== '' || field !== '';
  const picksOf = (values: readonly string[], wordOf: (value: string) => string) =>
    values
      .map((value) => ({ value, label: wordOf(value) }))
      .sort((one, other) => one.label.localeCompare(other.label, words.locale));
  return (
    <Section
      title={t('file.tabs.history')}
      actions={
        <>
          <AutocompleteField
            bare
            label={t('file.history.type')}
            any={t('file.history.anyType')}
            options={picksOf(vocabularies.historyType, (one) => words.choice('historyType', one))}
            value={type}
            onPick={setType}
          />
          <AutocompleteField
            bare
            label={t('file.history.field')}
            any={t('file.history.anyField')}
            options={picksOf(Object.keys(resources.file.fields), (one) => words.label('file', one))}
            value={field}
            onPick={setField}
          />
        </>
      }
    >
      <Awaited data={data} error={error} refetch={refetch} />
      {data?.length === 0 && (
        <Standstill
          title={isNarrowed ? t('file.history.noMatch') : t('file.history.none')}
          lead={isNarrowed ? t('file.history.noMatchLead') : ''}
        />
      )}
      <div ref={days}>
        <Days entries={data ?? []} meant={meant} />
      </div>
      {total !== undefined && total > size && (
        <Button onClick={() => setSize(size + 100)}>{t('file.history.more')}</Button>
      )}
    </Section>
  );
}

/** `meant`: the id of the entry to which the address of the page leads. */
function Days({ entries, meant }: { entries: readonly HistoryRow[]; meant: string }) {
  const { t, locale } = useWords();
  const { user } = useSession();
  const today = useToday();
  const dayWords = (day: string) => {
    const gap = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
    if (gap === 0) return t('file.history.today');
    return gap === 1 ? t('file.history.yesterday') : formatDate(day, locale);
  };
  const days = new Map<string, HistoryRow[]>();
  for (const entry of entries) {
    const day = dayOf(entry.at, user?.timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, some]) => (
    <section key={day}>
      <Typography component="h3" variant="caption" sx={{ mt: 2.5, mb: 0.75, color: 'text.secondary' }}>
        {dayWords(day)}
      </Typography>
      <Lines as="ol">
        {some.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} isMeant={entry.id === meant} />
        ))}
      </Lines>
    </section>
  ));
}
