import type { ReactNode } from 'react';
import { resources } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import { isBlank } from '../../data/changed-fields';
import { useWords } from '../../i18n/words';
import { Value } from '../../kinds/value';
import { fieldAt, valueAt } from '../../parts/fields-at';
import { Icon } from '../../frame/icon';
import { isWhole, useFileRecord } from './file-record';

interface FactsProps {
  readonly title: string;
  /** Paths of the file's fields. Those that are `always` shown say that they are empty; the others are left out then. */
  readonly paths: readonly string[];
  readonly always?: readonly string[];
  readonly editLabel?: string;
  readonly onEdit?: (() => void) | undefined;
  readonly empty: string;
  readonly children?: ReactNode;
}

/** One section of the overview: its facts as a list of terms. */
export function Facts({ title, paths, always = [], editLabel, onEdit, empty, children }: FactsProps) {
  const file = useFileRecord();
  const { label } = useWords();
  const shown = paths.filter((path) => always.includes(path) || says(valueAt(file, path)));
  return (
    <section className="facts" aria-label={title}>
      <div className="facts-head">
        <h2>{title}</h2>
        {onEdit && (
          <button
            type="button"
            className="icon-button"
            aria-label={editLabel}
            title={editLabel}
            onClick={onEdit}
          >
            <Icon name="edit" />
          </button>
        )}
      </div>
      {!isWhole(file) ? (
        <FactsSkeleton rows={Math.max(2, always.length)} />
      ) : shown.length === 0 && !children ? (
        <p className="quiet">{empty}</p>
      ) : (
        <dl className="facts-list">
          {shown.map((path) => {
            const field = fieldAt(resources.file.fields, path);
            const wide = field.kind === 'prose' || field.kind === 'parts' || field.kind === 'part';
            return (
              <div key={path} className={wide ? 'fact fact-wide' : 'fact'}>
                <dt>{label('file', path)}</dt>
                <dd>
                  <Value
                    value={valueAt(file, path)}
                    field={field}
                    resource="file"
                    name={path}
                    record={file as unknown as DeskRecord}
                    place="page"
                  />
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {children}
    </section>
  );
}

/** A flag that is not set says nothing here: absent is the usual state of an exception. */
const says = (value: unknown): boolean => value !== false && !isBlank(value);

function FactsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="facts-list" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="fact">
          <span className="skeleton skeleton-term" />
          <span className="skeleton skeleton-value" />
        </div>
      ))}
    </div>
  );
}
