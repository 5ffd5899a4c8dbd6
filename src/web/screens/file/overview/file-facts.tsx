import EditOutlined from '@mui/icons-material/EditOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { resources } from '#contract/resources/index';
import { isBlank } from '../../../data/changed-fields';
import type { DeskRecord } from '../../../data/record';
import { useWords } from '../../../i18n/words';
import { isMasked } from '../../../kinds/format';
import { Value } from '../../../kinds/value';
import { fieldAt, valueAt } from '../../../parts/fields-at';
import { IconAction } from '../../../parts/icon-action';
import { MapLink } from '../../../parts/map-link';
import { useFileRecord } from '../file-record';

interface FileFactsProps {
  readonly title: string;
  /** Paths of the file's fields. Those that are `always` shown say that they are empty; the others are left out then. */
  readonly paths: readonly string[];
  readonly always?: readonly string[];
  readonly editLabel?: string;
  readonly onEdit?: (() => void) | undefined;
  readonly empty: string;
  readonly children?: ReactNode;
}

const Part = styled('section')({
  minWidth: 0,
  breakInside: 'avoid',
  // What is long takes both columns, so that its lines do not break early.
  '&[data-wide=true]': { gridColumn: '1 / -1' },
});
const Terms = styled('dl')({ margin: 0 });
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 38%) 1fr',
  gap: 12,
  padding: '4px 0',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: '20px',
  '& > dt': { color: theme.vars?.palette.text.secondary },
  '& > dd': { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '&[data-wide=true]': { gridTemplateColumns: '1fr', gap: 0 },
}));

const wideKinds = new Set(['prose', 'part', 'parts']);
const addresses = new Set(['recovery.recoveryAddress', 'storage.lotAddress']);
const kindAt = (path: string) => fieldAt(resources.file.fields, path).kind;

/** A flag that is not set says nothing here: absent is the usual state of an exception. */
export const says = (value: unknown): boolean => value !== false && !isBlank(value);

/** One section of the overview: its facts as a list of terms. */
export function FileFacts(props: FileFactsProps) {
  const { title, paths, always = [], editLabel, onEdit, empty, children } = props;
  const file = useFileRecord();
  const shown = paths.filter((path) => always.includes(path) || says(valueAt(file, path)));
  const isLong = shown.length > 0 && shown.every((path) => wideKinds.has(kindAt(path)));
  return (
    <Part aria-label={title} data-wide={isLong}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 32,
          mb: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2">{title}</Typography>
        {onEdit && editLabel && (
          <IconAction
            label={editLabel}
            icon={<EditOutlined />}
            onClick={onEdit}
            sx={{ displayPrint: 'none' }}
          />
        )}
      </Stack>
      {shown.length === 0 && !children ? (
        <Typography variant="body2" sx={{ py: 0.75, color: 'text.secondary' }}>
          {empty}
        </Typography>
      ) : (
        <Terms>
          {shown.map((path) => (
            <FileFact key={path} path={path} />
          ))}
        </Terms>
      )}
      {children}
    </Part>
  );
}

function FileFact({ path }: { path: string }) {
  const file = useFileRecord();
  const { label } = useWords();
  const value = valueAt(file, path);
  return (
    <Pair data-wide={wideKinds.has(kindAt(path))}>
      <dt>{label('file', path)}</dt>
      <dd>
        {addresses.has(path) && typeof value === 'string' && !isMasked(value) ? (
          <MapLink address={value} />
        ) : (
          <Value
            value={value}
            field={fieldAt(resources.file.fields, path)}
            resource="file"
            name={path}
            record={file as unknown as DeskRecord}
            place="page"
          />
        )}
      </dd>
    </Pair>
  );
}
