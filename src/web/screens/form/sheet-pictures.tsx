import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { FormPicture } from '#contract/forms/page';
import { useIdentity } from '../../identity/identity-context';
import { addressOfDocument } from '../document/document-calls';

const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  margin: '0 0 14px',
  '& figure': { margin: 0 },
  '& img': { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' },
});

/** Photos as they stand on a form, in small, each with what is written below it. */
export function SheetPictures({ pictures }: { pictures: readonly FormPicture[] }) {
  return (
    <Rows>
      {pictures.map((picture) => (
        <SheetPicture key={picture.documentId} picture={picture} />
      ))}
    </Rows>
  );
}

function SheetPicture({ picture: { documentId, label } }: { picture: FormPicture }) {
  const { http } = useIdentity();
  // An address opens for two minutes: an old one is never shown again.
  const { data: url } = useQuery({
    queryKey: ['desk', 'sheetPicture', documentId],
    queryFn: () => addressOfDocument(http, documentId, 'thumbnail'),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <figure>
      {url && <img src={url} alt={label} decoding="async" />}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
