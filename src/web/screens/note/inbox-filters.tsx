import MuiLink from '@mui/material/Link';
import { useGetList } from 'ra-core';
import type { Brief } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';

type Filters = Readonly<Record<string, string | null | undefined>>;

interface InboxFiltersProps {
  readonly filters: Filters;
  readonly unreadOnly: boolean;
  readonly onChange: (change: Readonly<Record<string, string | null>>) => void;
}

/** Narrows the inbox; what is chosen stands in the address. */
export function InboxFilters({ filters, unreadOnly, onChange }: InboxFiltersProps) {
  const t = useTranslate();
  const { choice } = useWords();
  const rights = useRights();
  const { data: companies } = useGetList<Brief<'company'> & { id: string }>(
    resourcePaths.company,
    {
      filter: { isOffice: false },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'companyName', order: 'ASC' },
    },
    { enabled: rights.may('company', 'list'), staleTime: 300_000 },
  );
  const narrowed = unreadOnly || Object.keys(filters).length > 0;
  return (
    <div className="inbox-filters" role="group" aria-label={t('note.filters')}>
      <label className="tick tick-chip">
        <input
          type="checkbox"
          checked={unreadOnly}
          onChange={({ target }) => onChange({ unread: target.checked ? 'true' : null })}
        />
        <span>{t('note.unreadOnly')}</span>
      </label>
      <label className="pick">
        <span>{t('note.type')}</span>
        <select
          className="box"
          value={filters.noteType ?? ''}
          onChange={({ target }) => onChange({ noteType: target.value })}
        >
          <option value="">{t('note.anyType')}</option>
          {vocabularies.noteType.map((type) => (
            <option key={type} value={type}>
              {choice('noteType', type)}
            </option>
          ))}
        </select>
      </label>
      {companies && (
        <label className="pick">
          <span>{t('note.company')}</span>
          <select
            className="box"
            value={filters.companyId ?? ''}
            onChange={({ target }) => onChange({ companyId: target.value })}
          >
            <option value="">{t('note.anyCompany')}</option>
            {companies.map(({ id, companyName }) => (
              <option key={id} value={id}>
                {companyName}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="pick">
        <span>{t('note.from')}</span>
        <input
          className="box"
          type="date"
          value={filters.dateFrom ?? ''}
          onChange={({ target }) => onChange({ dateFrom: target.value })}
        />
      </label>
      <label className="pick">
        <span>{t('note.to')}</span>
        <input
          className="box"
          type="date"
          value={filters.dateTo ?? ''}
          onChange={({ target }) => onChange({ dateTo: target.value })}
        />
      </label>
      {narrowed && (
        <MuiLink
          component="button"
          color="primary"
          type="button"
          onClick={() =>
            onChange({ unread: null, noteType: null, companyId: null, dateFrom: null, dateTo: null })
          }
        >
          {t('note.clear')}
        </MuiLink>
      )}
    </div>
  );
}
