import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { row } from '../theme/tokens';
import { useTranslate } from '../i18n/use-translate';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: row,
  padding: '0 20px',
  boxSizing: 'border-box',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  '&:first-of-type': { marginTop: 32 },
}));

/** Rows to be, as many and as high as those that come, so that nothing jumps. */
export const WaitingRows = memo(function WaitingRows({ rows }: { rows: number }) {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <Skeleton variant="rounded" height={10} width={`${[88, 72, 80, 64][index % 4]}%`} />
        </Row>
      ))}
    </div>
  );
});
