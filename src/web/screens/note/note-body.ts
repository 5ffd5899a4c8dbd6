import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

/** What a note says, in the lines in which it was written. */
export const NoteBody = styled(Typography)({
  maxWidth: '78ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
