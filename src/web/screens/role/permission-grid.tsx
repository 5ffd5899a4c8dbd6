import CheckIcon from '@mui/icons-material/Check';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useWords } from '../../i18n/words';
import { Grant, Partly } from './grant';
import type { Permission } from './permissions';
import { extentIn, subjects, verbs } from './permissions';

interface PermissionGridProps {
  readonly permissions: readonly Permission[];
  /** Absent where the rights are only shown. */
  readonly onChange?: (permissions: Permission[]) => void;
}

/** Scrolls both ways; what a right is about and what may be done with it stay in sight. */
const Frame = styled(TableContainer)(({ theme }) => ({
  // What is read aloud alone stands where it is, and would else widen the page.
  position: 'relative',
  contain: 'inline-size',
  maxHeight: 'max(320px, 72vh)',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 8,
  '@media print': { maxHeight: 'none', overflow: 'visible' },
  '& thead .MuiTableCell-root:first-of-type, & th[scope=row]': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& thead .MuiTableCell-root:first-of-type': { zIndex: 3 },
  '& .MuiTableCell-alignCenter': { width: 72, padding: '0 6px' },
  // Over its own colour, which lets nothing through that passes below it.
  '& .MuiTableRow-hover:hover > th': {
    backgroundImage: `linear-gradient(${theme.vars?.palette.action.hover} 0 0)`,
  },
  // On a phone each subject is a card: its name, what may be done with it in words, and nothing to be moved aside.
  [theme.breakpoints.down('sm')]: {
    maxHeight: 'none',
    '& table, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 16,
      padding: '10px 12px',
      borderBottom: `1px solid ${theme.vars?.palette.divider}`,
    },
    '& tr:last-of-type': { borderBottom: 0 },
    '& tr > .MuiTableCell-root': { width: 'auto', minWidth: 0, height: 'auto', padding: 0, border: 0 },
    '& tr > th[scope=row]': { position: 'static', flexBasis: '100%', whiteSpace: 'normal' },
    // What it may not do is no line of a card that can only be read.
    '& tr > td:not(:has(svg, input))': { display: 'none' },
    '& tr > td:last-of-type': { flexBasis: '100%' },
    '& label': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 28, margin: 0 },
    '& label[data-word]::after': { content: 'attr(data-word)' },
  },
}));
/** Wide enough for the longest of its words, and no wider where a language needs more for them than the page has. */
const Specials = styled(TableCell)({ minWidth: 220 });
const Special = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 4, marginRight: 14 });

/** Who may do what, as a table: a row for each subject, a column for each plain verb, what is special in words. */
export function PermissionGrid({ permissions, onChange }: PermissionGridProps) {
  const { t, subject, action } = useWords();
  const shown = onChange
    ? subjects
    : subjects.filter(({ resource }) => permissions.some((one) => one.resource === resource));
  return (
    <>
      <Frame role="group" aria-label={t('sections.permissions')} tabIndex={0}>
        <Table stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{t('role.subject')}</TableCell>
              {verbs.map((verb) => (
                <TableCell key={verb} scope="col" align="center">
                  {action('', verb)}
                </TableCell>
              ))}
              <TableCell scope="col">{t('role.special')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ resource, plain, special }) => (
              <TableRow key={resource} hover>
                <TableCell component="th" scope="row">
                  {subject(resource)}
                </TableCell>
                {verbs.map((verb) => (
                  <TableCell key={verb} align="center">
                    {plain.includes(verb) && (
                      <label data-word={action('', verb)}>
                        <Grant {...{ permissions, resource, onChange }} action={verb} />
                      </label>
                    )}
                  </TableCell>
                ))}
                <Specials>
                  {special.map((one) =>
                    onChange || extentIn(permissions, resource, one) !== 'none' ? (
                      <Special key={one}>
                        <Grant {...{ permissions, resource, onChange }} action={one} />
                        {action(resource, one)}
                      </Special>
                    ) : null,
                  )}
                </Specials>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Frame>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 0.75, mt: 1, color: 'text.secondary', fontSize: 16 }}
      >
        <CheckIcon color="success" fontSize="inherit" />
        <Typography variant="caption" sx={{ mr: 1 }}>
          {t('role.full')}
        </Typography>
        <Partly color="warning" fontSize="inherit" />
        <Typography variant="caption">{t('role.limited')}</Typography>
      </Stack>
    </>
  );
}
