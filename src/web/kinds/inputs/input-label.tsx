import Typography from '@mui/material/Typography';
import { useWords } from '../../i18n/words';

/** The name of what is asked for; what may be left out says so, as most of what is asked for may not. */
export function InputLabel({ text, optional }: { text: string; optional: boolean }) {
  const words = useWords();
  if (!optional) return <span>{text}</span>;
  return (
    <span>
      {text}{' '}
      <Typography
        component="span"
        variant="inherit"
        color="text.secondary"
        sx={{ fontWeight: 'fontWeightRegular' }}
      >
        {words.optional(text)}
      </Typography>
    </span>
  );
}
