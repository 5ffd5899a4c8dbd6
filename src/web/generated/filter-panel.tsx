import Box from '@mui/material/Box';
import { whenLoaded } from '../frame/when-loaded';

/** The editor of a filter, loaded when one is opened; until then as large as most are, so that the panel has its place. */
export const FilterPanel = whenLoaded(
  () => import('./filter-editor').then((part) => part.FilterEditor),
  <Box sx={{ width: 280, height: 120 }} />,
);
