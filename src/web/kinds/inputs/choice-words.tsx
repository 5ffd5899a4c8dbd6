import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { Choice } from './reference-choice';

/** A choice in the list: its name, and what tells it from another of that name. */
export function ChoiceWords() {
  const choice = useRecordContext<Choice>();
  if (!choice) return null;
  return (
    <>
      {choice.name}
      {choice.detail && (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          noWrap
          sx={{ marginLeft: 'auto', paddingLeft: 2 }}
        >
          {choice.detail}
        </Typography>
      )}
    </>
  );
}
