import ImageIcon from '@mui/icons-material/ImageOutlined';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIdentity } from '../../identity/identity-context';
import { addressOfDocument } from './document-calls';
import { isPicture } from './document-list';
import type { DocumentRow } from './document-list';

const Picture = styled('img')({ width: '100%', height: 76, objectFit: 'cover', borderRadius: 4 });

/** A photo in small; one that no browser shows, or that the virus scan has not passed, as a sign. */
export function PhotoPicture({ row }: { row: DocumentRow }) {
  const { http } = useIdentity();
  const { data: url } = useQuery({
    queryKey: ['desk', 'photoAddress', row.id, row.version],
    queryFn: () => addressOfDocument(http, row.id, 'thumbnail'),
    enabled: isPicture(row) && row.scanStatus === 'clean',
    gcTime: 0,
    staleTime: Infinity,
  });
  return url ? <Picture src={url} alt="" loading="lazy" decoding="async" /> : <ImageIcon color="action" />;
}
