import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { createPath } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { failureText } from '../frame/failure-text';
import { useTranslate } from '../i18n/use-translate';
import { inSentence, useWords } from '../i18n/words';
import type { ListState } from './use-list';

/** Rows to be, as many and as high as those that come, so that nothing jumps. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  const t = useTranslate();
  return (
    <div className="skeleton-rows" role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton-row">
          {Array.from({ length: columns }, (_, column) => (
            <span key={column} className={`skeleton skeleton-${(row * 3 + column * 5) % 4}`} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Says what is the matter and what to do about it. */
export function Standstill({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="standstill">
      <h2>{title}</h2>
      <p>{lead}</p>
      {children && <div className="standstill-next">{children}</div>}
    </div>
  );
}

/** Why a list shows nothing, and the next step. */
export function EmptyList({ list, canCreate }: { list: ListState; canCreate: boolean }) {
  const words = useWords();
  const rights = useRights();
  const t = useTranslate();
  const narrowed = Object.keys(list.address.filters).length > 0 || list.address.page > 1;
  if (narrowed)
    return (
      <Standstill title={t('list.noMatchTitle')} lead={t('list.noMatchLead')}>
        <button type="button" className="button" onClick={() => list.go({ filters: {} })}>
          {t('list.clearFilters')}
        </button>
      </Standstill>
    );
  const many = words.locale === 'fr' ? words.many(list.name) : inSentence(words.many(list.name));
  const lead = rights.may(list.name, 'create') ? t('list.emptyLead') : t('list.emptyScope');
  return (
    <Standstill title={t('list.emptyTitle', { many })} lead={lead}>
      {canCreate && <CreateLink name={list.name} />}
    </Standstill>
  );
}

export function CreateLink({ name }: { name: ResourceName }) {
  const t = useTranslate();
  return (
    <Link className="button button-main" to={createPath(name)} aria-keyshortcuts="c" data-key="create">
      {t(`newOnes.${name}`)}
    </Link>
  );
}

export function FailedList({ error, retry }: { error: Error; retry: () => void }) {
  const words = useWords();
  return <Failed title={words.t('list.failed')} lead={failureText(error, words)} retry={retry} />;
}

/** What could not be loaded, and the way to try again. */
export function Failed({ title, lead = '', retry }: { title: string; lead?: string; retry: () => void }) {
  const t = useTranslate();
  return (
    <Standstill title={title} lead={lead}>
      <button type="button" className="button" onClick={retry}>
        {t('tryAgain')}
      </button>
    </Standstill>
  );
}
