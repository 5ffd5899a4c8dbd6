import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useWords } from '../../i18n/words';
import { formatInteger } from '../../kinds/format';
import { TextLink } from '../../parts/text-link';
import type { StageCount } from './stage-counts';

/** The numbers of the picture, each stage a link to its files. */
export function StageTable({ stages }: { stages: readonly StageCount[] }) {
  const { choice, label, many, locale } = useWords();
  return (
    <Table sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>{label('file', 'stage')}</TableCell>
          <TableCell align="right">{many('file')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {stages.map(({ stage, count, to }) => (
          <TableRow key={stage} hover>
            <TableCell component="th" scope="row">
              <TextLink to={to}>{choice('stageName', stage)}</TextLink>
            </TableCell>
            <TableCell align="right">{formatInteger(count, locale)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
