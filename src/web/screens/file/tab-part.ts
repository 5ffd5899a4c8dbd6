import { styled } from '@mui/material/styles';

/** The ground of a tab of a file: its sections under each other, no wider than they are read. */
export const TabPart = styled('div')({ display: 'grid', gap: 24, maxWidth: 900 });
