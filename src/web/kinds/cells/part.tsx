import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Fields } from '#contract/fields';
import type { ResourceName } from '#contract/resources/index';
import { isBlank } from '../../data/changed-fields';
import type { DeskRecord } from '../../data/record';
import { useWords } from '../../i18n/words';
import { cardRows } from '../../parts/card-rows';
import { people } from '../people';
import type { CellProps } from '../people-half';
import { Value } from '../value';
import { Figures } from './spans';

type Part = Readonly<Record<string, unknown>>;

function filledNames(fields: Fields, parts: readonly Part[]): string[] {
  return Object.keys(fields).filter((name) => parts.some((part) => !isBlank(part[name])));
}

/** The filled-in fields of a part, as a list of terms. */
export function PartCell({ value, field, resource, name, record, place }: CellProps<'part'>) {
  const { label } = useWords();
  const filled = filledNames(field.fields, [value]);
  if (place !== 'page') return <Figures>{filled.length}</Figures>;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        gap: '14px 24px',
        m: 0,
      }}
    >
      {filled.map((inner) => (
        <div key={inner}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {label(resource, `${name}.${inner}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <PartValue {...{ fields: field.fields, part: value, inner, resource, name, record }} />
          </Box>
        </div>
      ))}
    </Box>
  );
}

export function PartsCell({ value, field, resource, name, record, place }: CellProps<'parts'>) {
  const { label } = useWords();
  if (place !== 'page') return <Figures>{value.length}</Figures>;
  const filled = filledNames(field.fields, value);
  return (
    <TableContainer
      role="region"
      aria-label={label(resource, name)}
      tabIndex={0}
      sx={{ containerType: 'inline-size' }}
    >
      <Table
        size="small"
        sx={(theme) => ({
          [`@container (min-width: ${filled.length * leastWidth + 0.02}px)`]: wholeWords,
          [`@container (max-width: ${filled.length * leastWidth}px)`]: cardRows(theme),
        })}
      >
        <TableHead>
          <TableRow>
            {filled.map((inner) => (
              <TableCell key={inner} scope="col" align={alignOf(field.fields, inner)}>
                {label(resource, `${name}.${inner}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {value.map((part, index) => (
            <TableRow key={index}>
              {filled.map((inner) => (
                <TableCell
                  key={inner}
                  align={alignOf(field.fields, inner)}
                  data-breaks={namesFile(field.fields, inner)}
                  data-label={label(resource, `${name}.${inner}`)}
                >
                  <PartValue {...{ fields: field.fields, part, inner, resource, name, record }} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** What a column takes at the least, in pixels, so that no word is broken; with less, the rows are cards. */
const leastWidth = 92;

/**
 * A column is never narrower than its longest word, and a head stands in as many lines as its words: around the table, words that are too
 * long are broken, and so narrow would it be. The name of a file is one word and as long as it likes: that one breaks.
 */
const wholeWords = {
  '& .MuiTableCell-root': { overflowWrap: 'break-word' },
  '& .MuiTableCell-head': { whiteSpace: 'normal' },
  '& [data-breaks=true]': { overflowWrap: 'anywhere', minWidth: leastWidth },
} as const;

const namesFile = (fields: Fields, name: string): boolean => {
  const field = fields[name];
  return field?.kind === 'reference' && field.to === 'document';
};

const alignOf = (fields: Fields, name: string) => {
  const field = fields[name];
  return field && people[field.kind].align === 'end' ? 'right' : 'left';
};

function PartValue(props: {
  fields: Fields;
  part: Part;
  inner: string;
  resource: ResourceName;
  name: string;
  record: DeskRecord;
}) {
  const { fields, part, inner, resource, name, record } = props;
  const field = fields[inner];
  return field ? (
    <Value
      value={part[inner]}
      field={field}
      resource={resource}
      name={`${name}.${inner}`}
      record={record}
      place="page"
    />
  ) : null;
}
