import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import { TextLink } from './text-link';

interface PageHeadProps {
  readonly title: string;
  /** The way back to what this is a part of. */
  readonly crumb?: { readonly to: string; readonly label: string };
  /** How many there are, in figures. */
  readonly count?: ReactNode;
  readonly lead?: ReactNode;
  /** What can be done here, the main thing last. */
  readonly children?: ReactNode;
}

/** What a page is, and what can be done on it. */
export function PageHead({ title, crumb, count, lead, children }: PageHeadProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 34 }}
    >
      <Box sx={{ minWidth: 0, mr: 'auto' }}>
        {crumb && (
          <TextLink to={crumb.to} quiet>
            {crumb.label}
          </TextLink>
        )}
        <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.25 }}>
          <PageTitle title={title} />
          {count !== undefined && (
            <Typography component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Typography>
          )}
        </Stack>
        {lead && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
      </Box>
      {children && (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75, displayPrint: 'none' }}
        >
          {children}
        </Stack>
      )}
    </Box>
  );
}
