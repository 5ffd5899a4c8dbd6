import { useReference } from 'ra-core';
import { Link } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import { resourceAt, resourcePaths, recordPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import type { CellProps } from '../people-half';
import { recordName } from '../record-name';

/** The name of another record, as a link where this person may open it. Names of one screen are fetched together. */
export function ReferenceName({ to, id, linked = true }: { to: ResourceName; id: string; linked?: boolean }) {
  const words = useWords();
  const rights = useRights();
  const mayName = rights.may(to, 'show') || rights.may(to, 'list');
  const { referenceRecord, isPending, error } = useReference<DeskRecord>({
    reference: resourcePaths[to],
    id,
    options: { enabled: mayName },
  });
  if (rights.ready && !mayName) return <span className="quiet">{words.t('hidden')}</span>;
  if (isPending) return <span className="skeleton skeleton-name" aria-hidden />;
  if (error || !referenceRecord) return <span className="quiet">{words.t('unnamed')}</span>;
  const name = recordName(declarationOf(to), referenceRecord, words) || words.t('unnamed');
  return linked && rights.may(to, 'show') && declarationOf(to).calls.show ? (
    <Link className="plain-link" to={recordPath(to, id)} title={name.length > 28 ? name : undefined}>
      {name}
    </Link>
  ) : (
    <span title={name.length > 28 ? name : undefined}>{name}</span>
  );
}

export function ReferenceCell({ value, field }: CellProps<'reference'>) {
  const to = resourceAt(field.to);
  return to ? <ReferenceName to={to} id={value} /> : <span className="serial quiet">{value.slice(-6)}</span>;
}

export function ReferencesCell({ value, field, place }: CellProps<'references'>) {
  const to = resourceAt(field.to);
  if (!to) return <span className="figures">{value.length}</span>;
  const shown = place === 'row' ? value.slice(0, 1) : value;
  return (
    <span className={place === 'row' ? undefined : 'name-list'}>
      {shown.map((id) => (
        <ReferenceName key={id} to={to} id={id} />
      ))}
      {value.length > shown.length && <span className="quiet"> + {value.length - shown.length}</span>}
    </span>
  );
}
