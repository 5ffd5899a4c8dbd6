import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { FailedPart } from '../../parts/failure';
import { Standstill } from '../../parts/standstill';
import { addressOfDocument } from './document-calls';
import { isPicture, isShownInPlace, isUndrawnPhoto, nameOf } from './document-list';
import type { DocumentRow } from './document-list';

const height = 'min(72vh, 900px)';
const Picture = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: height,
  margin: '0 auto',
  objectFit: 'contain',
});
const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height,
  border: 0,
  backgroundColor: theme.vars?.palette.background.canvas,
}));

/** A document itself: a PDF in a frame, a picture as it is, or the word that it is not shown in place. */
export function DocumentContent({ row }: { row: DocumentRow }) {
  const t = useTranslate();
  const { http } = useIdentity();
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
  if (!shown)
    return (
      <Standstill
        title={t('document.noPreview')}
        lead={isUndrawnPhoto(row.mimeType) && t('document.undrawn')}
      />
    );
  if (error) return <FailedPart title={t('document.failed')} error={error} retry={() => void refetch()} />;
  if (!url) return <Skeleton variant="rounded" height={320} />;
  return isPicture(row) ? <Picture src={url} alt={nameOf(row)} /> : <Frame src={url} title={nameOf(row)} />;
}
