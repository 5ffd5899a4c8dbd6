import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../generated/list-states';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { useFailure } from '../failure';
import { addressOfDocument } from './document-calls';
import { isPicture, isShownInPlace, nameOf } from './document-list';
import type { DocumentRow } from './document-list';

/** A document itself: a paper in a frame, a picture as it is, or the word that it is not shown in place. */
export function DocumentContent({ row }: { row: DocumentRow }) {
  const t = useTranslate();
  const { http } = useIdentity();
  const explain = useFailure();
  const shown = isShownInPlace(row);
  // An address opens for two minutes: an old one is never shown again.
  const {
    data: url,
    error,
    refetch,
  } = useQuery({
    queryKey: ['desk', 'documentAddress', row.id, row.version],
    queryFn: () => addressOfDocument(http, row.id, 'view'),
    enabled: shown,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (!shown) return <p className="preview-none">{t('document.noPreview')}</p>;
  if (error)
    return <Failed title={t('document.failed')} lead={explain(error)} retry={() => void refetch()} />;
  if (!url) return <Skeleton variant="rounded" height={12} />;
  return isPicture(row) ? (
    <img className="preview-picture" src={url} alt={nameOf(row)} />
  ) : (
    <iframe className="preview-page" src={url} title={nameOf(row)} />
  );
}
