import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';

/** Says in the middle of the page what is the matter, and what to do about it; it may be all that the page says. */
export function Standstill(props: {
  title: string;
  lead?: ReactNode;
  isPage?: boolean;
  children?: ReactNode;
}) {
  const { title, lead, isPage = false, children } = props;
  return (
    <Stack
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.75,
        minHeight: 320,
        p: 4,
        textAlign: 'center',
      }}
    >
      {isPage ? (
        <PageTitle title={title} />
      ) : (
        <Typography component="h2" variant="h6">
          {title}
        </Typography>
      )}
      {lead && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '46ch', textWrap: 'balance' }}>
          {lead}
        </Typography>
      )}
      {children && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5 }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}
