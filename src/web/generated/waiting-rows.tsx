import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { row } from '../theme/tokens';
import { useTranslate } from '../i18n/use-translate';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(60px, 1fr)',
  alignItems: 'center',
  gap: 24,
  height: row,
  padding: '0 20px',
  boxSizing: 'border-box',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  '&:first-of-type': { marginTop: 32 },
}));

/** Rows to be, as many and as high as those that come, so that nothing jumps. */
export function WaitingRows({ rows, columns }: { rows: number; columns: number }) {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton
              key={column}
              variant="rounded"
              height={10}
              width={`${[72, 48, 60, 36][(index * 3 + column * 5) % 4]}%`}
            />
          ))}
        </Row>
      ))}
    </div>
  );
}
