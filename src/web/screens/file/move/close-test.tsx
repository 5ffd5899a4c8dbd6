import Check from '@mui/icons-material/Check';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { statusOf } from '#contract/lifecycles/file-status';
import type { Gate } from '#contract/lifecycles/status-row';
import { useWords } from '../../../i18n/words';
import { Line, Lines } from '../../../parts/lines';
import { TextLink } from '../../../parts/text-link';
import { useFileRecord } from '../file-record';
import { gateId } from '../overview/gate-states';
import { useCloseTest } from './use-close-test';

/** Whether what keeps a file open is a gate, which stands in its overview. */
const isGate = (name: string): name is Gate => (statusOf('closed').gates as readonly string[]).includes(name);

/** What the host's own test of a closing says for the reason that is chosen, each blocker with the way to it. */
export function CloseTest({ onLeave }: { onLeave: () => void }) {
  const file = useFileRecord();
  const { t } = useWords();
  const { control } = useFormContext();
  const typed = useWatch({ control, name: 'closingReason' }) as string | undefined;
  const { data: test } = useCloseTest(file, typed || file.closingReason);
  if (!test) return null;
  const { canClose, blockers, warnings } = test;
  return (
    <Box component="section" sx={{ mt: 2, px: 1.75, py: 1.5, borderRadius: 1, bgcolor: 'background.canvas' }}>
      <Typography variant="h3">{t('file.move.closeTest')}</Typography>
      {canClose && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', gap: 1, minHeight: 28, color: 'success.main', typography: 'body2' }}
        >
          <Check /> {t('file.move.canClose')}
        </Stack>
      )}
      <Lines>
        {blockers.map(({ gate, message, link }) => (
          <Line key={message}>
            <FactCheckOutlined sx={{ alignSelf: 'center', color: 'warning.main' }} />
            <Box component="span" sx={{ mr: 'auto' }}>
              {message}
            </Box>
            <TextLink
              to={link.replace(/\/gates$/, `/overview${isGate(gate) ? `#${gateId(gate)}` : ''}`)}
              onClick={onLeave}
            >
              {t('file.move.mend')}
            </TextLink>
          </Line>
        ))}
      </Lines>
      {warnings.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {warnings.join(' ')}
        </Typography>
      )}
    </Box>
  );
}
