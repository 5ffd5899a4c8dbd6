import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const isNarrow = (theme: Theme) => theme.breakpoints.down('md');

/** Begins something new on the page where it stands: floating above a narrow one, where react-admin's own button for new records floats. */
export function BeginButton(props: { label: string; onClick: () => void; 'aria-keyshortcuts'?: string }) {
  const { label, ...rest } = props;
  return useMediaQuery<Theme>(isNarrow, { noSsr: true }) ? (
    <Fab
      color="primary"
      aria-label={label}
      sx={{ position: 'fixed', right: 20, bottom: 60, zIndex: 'mobileStepper' }}
      {...rest}
    >
      <AddIcon />
    </Fab>
  ) : (
    <Button variant="contained" color="primary" startIcon={<AddIcon />} {...rest}>
      {label}
    </Button>
  );
}
