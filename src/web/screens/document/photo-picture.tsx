import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';
import { addressOfDocument } from './document-calls';
import { isDrawn, isUndrawnPhoto } from './document-list';
import type { DocumentRow } from './document-list';
import { useSeen } from '../../parts/use-seen';

const Picture = styled('img')({ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 4 });
const sizes = {
  tile: { width: '100%', height: 76 },
  line: { width: 44, height: 44, flexShrink: 0 },
} as const;

/**
 * A photo or a scan in small, asked for once it comes into sight; one that cannot be drawn, or that the virus scan has not passed, as a
 * sign, which says so of what is never drawn.
 */
export function PhotoPicture({ row, size = 'tile' }: { row: DocumentRow; size?: keyof typeof sizes }) {
  const t = useTranslate();
  const { http } = useIdentity();
  const place = useRef<HTMLElement | null>(null);
  const seen = useSeen(place);
  // An address opens for two minutes: an old one is never shown again.
  const { data: url } = useQuery({
    queryKey: ['desk', 'photoAddress', row.id, row.version],
    queryFn: () => addressOfDocument(http, row.id, 'thumbnail'),
    enabled: seen && isDrawn(row) && row.scanStatus === 'clean',
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Box ref={place} sx={{ display: 'grid', gridTemplateRows: '100%', placeItems: 'center', ...sizes[size] }}>
      {url ? (
        <Picture src={url} alt="" decoding="async" />
      ) : (
        <ImageIcon
          color="action"
          {...(isUndrawnPhoto(row.mimeType) && { titleAccess: t('document.undrawn') })}
        />
      )}
    </Box>
  );
}
