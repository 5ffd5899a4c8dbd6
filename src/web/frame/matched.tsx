import Box from '@mui/material/Box';
import { plain } from './why-found';

/** A text with what was typed in it made plain to see. */
export function Matched({ text, typed }: { text: string; typed: string }) {
  const words = plain(typed.trim());
  const whole = plain(text);
  // Where accents are written as letters of their own, places differ and nothing is marked.
  const at = words === '' || whole.length !== text.length ? -1 : whole.indexOf(words);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Box component="mark" sx={{ color: 'text.primary', bgcolor: 'transparent', fontWeight: 700 }}>
        {text.slice(at, at + words.length)}
      </Box>
      {text.slice(at + words.length)}
    </>
  );
}
