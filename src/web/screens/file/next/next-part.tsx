import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A part of what is next, under its quiet heading; `all` leads to the rest of it. */
export function NextPart(props: {
  title: string;
  all?: { readonly to: string; readonly label: string } | false | undefined;
  children: ReactNode;
}) {
  const { title, all, children } = props;
  return (
    <Box component="section" sx={{ pt: 1.75, breakInside: 'avoid' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 0.75 }}>
        <Typography component="h3" variant="caption" sx={{ color: 'text.secondary', fontWeight: 550 }}>
          {title}
        </Typography>
        {all && (
          <Link
            component={RouterLink}
            to={all.to}
            variant="caption"
            sx={{ color: 'primary.main', fontWeight: 500, displayPrint: 'none' }}
          >
            {all.label}
          </Link>
        )}
      </Stack>
      {children}
    </Box>
  );
}

/** Says that there is nothing of it. */
export function NextNone({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
