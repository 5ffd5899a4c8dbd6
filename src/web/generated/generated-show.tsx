import { useGetOne } from 'ra-core';
import { createElement, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { KindName } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../data/record';
import { editPath, listPath, resourcePaths } from '../data/resource-paths';
import { useRights } from '../data/rights';
import { isTyping } from '../frame/keys';
import { PageTitle } from '../frame/page-title';
import { useTranslate } from '../i18n/use-translate';
import { useWords } from '../i18n/words';
import { ReferenceName } from '../kinds/cells/reference';
import { MomentCell } from '../kinds/cells/time';
import { people } from '../kinds/people';
import type { CellProps } from '../kinds/people-half';
import { Value } from '../kinds/value';
import { DeleteRecord } from './delete-record';
import { nameOfRecord } from './record-link';
import { RecordFailed, RecordSkeleton } from './record-states';
import { sectionsOf } from './sections';
import type { AnySlots } from './slots';
import './generated.css';

/** The page of any record: what it is called, what stands in it, what may be done with it. */
export function GeneratedShow({ name, id, slots }: { name: ResourceName; id: string; slots: AnySlots }) {
  const { data: record, error, refetch } = useGetOne<DeskRecord>(resourcePaths[name], { id });
  if (error && !record) return <RecordFailed name={name} error={error} retry={() => void refetch()} />;
  if (!record) return <RecordSkeleton />;
  return <RecordPage name={name} record={record} slots={slots} />;
}

function RecordPage({ name, record, slots }: { name: ResourceName; record: DeskRecord; slots: AnySlots }) {
  const words = useWords();
  const { t, one, many, label } = words;
  const sections = sectionsOf(name, (field) => Object.hasOwn(declarationOf(name).fields, field));
  return (
    <article className="record-page">
      <header className="page-head">
        <div>
          <Link className="crumb" to={listPath(name)}>
            {many(name)}
          </Link>
          <PageTitle title={nameOfRecord(name, record, words)} />
        </div>
        <div className="page-actions">
          {slots.actions?.map((Part, index) => createElement(Part, { key: index, record }))}
          <RecordActions name={name} record={record} />
        </div>
      </header>
      <div className={slots.beside ? 'record-columns' : undefined}>
        <div className="record-sections">
          {sections.map(({ title, fields }) => (
            <section key={title} className="record-section">
              <h2>{title === 'rest' ? t('form.otherFields') : t(`sections.${title}`)}</h2>
              <dl>
                {fields.map(([field, declared]) => {
                  const given = {
                    value: record[field],
                    field: declared,
                    resource: name,
                    name: field,
                    record,
                    place: 'page' as const,
                  };
                  const own = slots.cells?.[field];
                  return (
                    <div
                      key={field}
                      className={people[declared.kind].wide || declared.kind === 'prose' ? 'wide' : undefined}
                    >
                      <dt>{label(name, field)}</dt>
                      <dd>{own ? createElement(own, given as CellProps<KindName>) : <Value {...given} />}</dd>
                    </div>
                  );
                })}
              </dl>
            </section>
          ))}
          <Trace record={record} />
          {slots.below?.map((Part, index) => createElement(Part, { key: index, record }))}
        </div>
        {slots.beside && (
          <aside className="record-beside" aria-label={t('record.details', { one: one(name) })}>
            {slots.beside.map((Part, index) => createElement(Part, { key: index, record }))}
          </aside>
        )}
      </div>
    </article>
  );
}

/** When and by whom the record was made and last changed. */
function Trace({ record }: { record: DeskRecord }) {
  const t = useTranslate();
  const line = (key: 'record.created' | 'record.changed', at: unknown, by: unknown) =>
    typeof at === 'string' && (
      <span>
        {t(key, { when: '' }).trim()} <MomentCell value={at} place="row" />
        {typeof by === 'string' && (
          <>
            {' '}
            {t('record.by', { who: '' }).trim()} <ReferenceName to="user" id={by} linked={false} />
          </>
        )}
      </span>
    );
  return (
    <p className="trace">
      {line('record.created', record.createdAt, record.createdBy)}
      {record.updatedAt !== record.createdAt && line('record.changed', record.updatedAt, record.updatedBy)}
    </p>
  );
}

function RecordActions({ name, record }: { name: ResourceName; record: DeskRecord }) {
  const t = useTranslate();
  const rights = useRights();
  const navigate = useNavigate();
  const { calls } = declarationOf(name);
  const changes = calls.update !== undefined || calls.replace !== undefined;
  const canEdit = changes && rights.mayWith(name, 'edit', record);
  const path = editPath(name, record.id);

  useEffect(() => {
    if (!canEdit) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [canEdit, navigate, path]);

  return (
    <>
      {calls.remove !== undefined && rights.mayWith(name, 'delete', record) && (
        <DeleteRecord name={name} record={record} />
      )}
      {canEdit ? (
        <Link className="button button-main" to={path} aria-keyshortcuts="e">
          {t('record.edit')}
        </Link>
      ) : (
        changes &&
        rights.may(name, 'edit') && (
          <button type="button" className="button" disabled title={t('record.blockedEdit')}>
            {t('record.edit')}
          </button>
        )
      )}
    </>
  );
}
