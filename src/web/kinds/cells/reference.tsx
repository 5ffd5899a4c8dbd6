import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useReference } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceName } from '#contract/resources/index';
import { declarationOf } from '#contract/resources/index';
import type { DeskRecord } from '../../data/record';
import { resourcePaths, recordPath } from '../../data/resource-paths';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import type { CellProps } from '../people-half';
import { namedIn } from '../people-half';
import { recordName } from '../record-name';
import { Quiet, Row } from './spans';

const nameWidth = 90;

/** The name of another record, as a link where this person may open it. Names of one screen are fetched together. */
export function ReferenceName({ to, id, linked = true }: { to: ResourceName; id: string; linked?: boolean }) {
  const words = useWords();
  const { t } = words;
  const rights = useRights();
  const mayName = rights.may(to, 'show') || rights.may(to, 'list');
  const { referenceRecord, isPending, error } = useReference<DeskRecord>({
    reference: resourcePaths[to],
    id,
    options: { enabled: mayName },
  });
  if (rights.ready && !mayName) return <Quiet>{t('hidden')}</Quiet>;
  if (isPending) return <Skeleton component="span" width={nameWidth} sx={{ display: 'inline-block' }} />;
  if (error) return <Quiet>{t('unnamed')}</Quiet>;
  // It is there, or was: a file that a vendor no longer works has a name, which is not theirs to read any more.
  if (!referenceRecord) return <Quiet>{t('outOfSight')}</Quiet>;
  const name = recordName(declarationOf(to), referenceRecord, words) || t('unnamed');
  const title = name.length > 28 ? name : undefined;
  return linked && rights.may(to, 'show') && declarationOf(to).calls.show ? (
    <Link component={RouterLink} to={recordPath(to, id)} color="inherit" underline="hover" title={title}>
      {name}
    </Link>
  ) : (
    <span title={title}>{name}</span>
  );
}

export function ReferenceCell({ value, field }: CellProps<'reference'>) {
  return <ReferenceName to={field.to} id={value} />;
}

export function ReferencesCell({ value, field, place }: CellProps<'references'>) {
  const shown = value.slice(0, namedIn[place]);
  const names = shown.map((id) => <ReferenceName key={id} to={field.to} id={id} />);
  if (place === 'page') return <Row>{names}</Row>;
  return (
    <span>
      {names.flatMap((name, at) => (at === 0 ? [name] : [', ', name]))}
      {value.length > shown.length && <Quiet> + {value.length - shown.length}</Quiet>}
    </span>
  );
}
