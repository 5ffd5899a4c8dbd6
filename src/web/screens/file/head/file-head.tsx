import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { useWords } from '../../../i18n/words';
import { CopyButton } from '../../../parts/copy-button';
import { Unseen } from '../../../parts/words-in-line';
import { useFileRecord } from '../file-record';
import { FlagMarks } from './flag-marks';
import type { HeadActionsProps } from './head-actions';
import { HeadActions } from './head-actions';
import { HeadFacts } from './head-facts';
import { StageRail } from './stage-rail';

const Head = styled('header')(({ theme }) => ({
  padding: '12px 24px 0',
  [theme.breakpoints.down('sm')]: { padding: '10px 16px 0' },
  '@media print': { paddingInline: 0 },
}));

const Debtor = styled('span')(({ theme }) => ({
  minWidth: 0,
  marginLeft: 6,
  paddingLeft: 12,
  borderLeft: `1px solid ${theme.vars?.palette.divider}`,
  fontSize: theme.typography.h6.fontSize,
  fontWeight: 500,
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', margin: 0, padding: 0, border: 0 },
}));

// A phone has room for the facts or for what a tab shows; paper has it for both.
const notOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm').replace('@media', '@media screen and')]: { display: 'none' },
});

/** Which file this is, where it stands, and what can be done with it: the same over every tab. `brief`: its facts stand elsewhere where there is little room. */
export function FileHead({ brief, ...props }: HeadActionsProps & { brief: boolean }) {
  const file = useFileRecord();
  const { one, t } = useWords();
  return (
    <Head>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, minHeight: 36 }}
      >
        <Typography component="h1" variant="h1" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Unseen>{one('file')} </Unseen>
          {file.ref}
        </Typography>
        <Box sx={{ displayPrint: 'none' }}>
          <CopyButton text={file.ref} />
        </Box>
        <Debtor>{file.debtorName}</Debtor>
        <FlagMarks onAsk={props.onAsk} />
        <HeadActions {...props} />
      </Stack>
      <Box sx={brief ? notOnPhone : null}>
        <HeadFacts />
      </Box>
      {file.deficiencyAllowed === false && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', gap: 0.75, mb: 1.25, color: 'warning.main', typography: 'body2' }}
        >
          <WarningAmberOutlined />
          {t('file.seizeOrSue')}
        </Stack>
      )}
      <Box sx={brief ? notOnPhone : null}>
        <StageRail />
      </Box>
    </Head>
  );
}
