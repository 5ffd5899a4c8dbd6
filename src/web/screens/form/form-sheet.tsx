import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { FormPage, PageBlock } from '#contract/forms/page';
import { SheetPictures } from './sheet-pictures';

const Sheet = styled('article')(({ theme }) => ({
  width: '100%',
  boxSizing: 'border-box',
  padding: '28px 32px',
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 6,
  overflowWrap: 'anywhere',
  '& p': { margin: '0 0 10px', whiteSpace: 'pre-line' },
  '& ul': { margin: '0 0 12px', paddingLeft: 20 },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: '2px 12px',
  margin: '0 0 14px',
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0 },
}));

const Amounts = styled(Table)(({ theme }) => ({
  marginBottom: 14,
  '& .MuiTableCell-root': { height: 'auto', padding: '5px 0', fontSize: 'inherit', fontWeight: 'inherit' },
  '& td.MuiTableCell-root': { paddingLeft: 20, textAlign: 'right', whiteSpace: 'nowrap' },
  '& [scope=rowgroup].MuiTableCell-root': { paddingTop: 12, color: theme.vars?.palette.text.secondary },
  '& [data-strong]': { fontWeight: 620 },
}));

const Signs = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '36px 16px',
  margin: '36px 0 14px',
  '& span': { borderTop: '1px solid currentColor', color: theme.vars?.palette.text.secondary },
}));

/** A form as it will be printed. */
export function FormSheet({ page }: { page: FormPage }) {
  const { title, sender, dated, method, to, blocks, signature } = page;
  return (
    <Sheet aria-label={title}>
      <p>{sender.join('\n')}</p>
      <p>{[dated, method ?? ''].filter(Boolean).join('\n')}</p>
      {to.map((lines) => (
        <p key={lines.join()}>{lines.join('\n')}</p>
      ))}
      <Typography component="h3" variant="h2" sx={{ mt: 2, mb: 1.25 }}>
        {title}
      </Typography>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
      <p>{signature.join('\n')}</p>
    </Sheet>
  );
}

function Block({ block }: { block: PageBlock }) {
  if ('text' in block) return <p>{block.text}</p>;
  if ('list' in block)
    return (
      <ul>
        {block.list.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    );
  if ('pictures' in block) return <SheetPictures pictures={block.pictures} />;
  if ('signs' in block)
    return (
      <Signs>
        {block.signs.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </Signs>
    );
  if ('facts' in block)
    return (
      <Facts>
        {block.facts.map(([label, value]) => [
          <dt key={`${label} name`}>{label}</dt>,
          <dd key={label}>{value}</dd>,
        ])}
      </Facts>
    );
  return (
    <Amounts>
      <TableBody>
        {block.amounts.map(({ label, amount, strong }, index) => (
          <TableRow key={index} data-strong={strong || undefined}>
            <TableCell
              component="th"
              scope={amount === null ? 'rowgroup' : 'row'}
              colSpan={amount === null ? 2 : 1}
            >
              {label}
            </TableCell>
            {amount !== null && <TableCell>{amount}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Amounts>
  );
}
