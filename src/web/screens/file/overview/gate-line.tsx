import Check from '@mui/icons-material/Check';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useWords } from '../../../i18n/words';
import { ReferenceName } from '../../../kinds/cells/reference';
import { Quiet } from '../../../parts/words-in-line';
import { mayWith, useFileRecord } from '../file-record';
import { GateActs } from '../gates/gate-acts';
import type { GateState } from './gate-states';
import { gateId } from './gate-states';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 36,
  fontSize: theme.typography.body2.fontSize,
  '& + &': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& > svg': { fontSize: 16 },
}));

/** What can be done about a gate, on a line of its own below its words. */
const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexBasis: '100%',
  gap: '2px 4px',
  paddingLeft: 14,
});

const looks = {
  open: { Mark: Check, color: 'success.main', words: 'fileTabs.overview.gateOpen' },
  shut: { Mark: FactCheckOutlined, color: 'warning.main', words: 'fileTabs.overview.gateShut' },
  overridden: {
    Mark: WarningAmberOutlined,
    color: 'warning.main',
    words: 'fileTabs.overview.gateOverridden',
  },
} as const;

interface GateLineProps extends GateState {
  readonly onOverride: () => void;
}

/** One gate: whether the file passed it, by whose word, and for whoever may the way past it. */
export function GateLine(props: GateLineProps) {
  const { gate, state, before, onOverride } = props;
  const file = useFileRecord();
  const { t, choice } = useWords();
  const { Mark, color, words } = looks[state];
  const override = file.gateOverrides?.find((one) => one.gate === gate);
  return (
    <Row id={gateId(gate)} tabIndex={-1}>
      <Mark sx={{ color }} />
      <Box component="span" sx={{ flex: { xs: '1 1 calc(100% - 30px)', sm: '3 1 170px' }, fontWeight: 500 }}>
        {choice('gate', gate)}
      </Box>
      <Box
        component="span"
        sx={{
          flex: { xs: 1, sm: '2 1 140px' },
          pl: { xs: 3.25, sm: 0 },
          color: state === 'overridden' ? undefined : color,
        }}
      >
        {t(words, { status: before ? choice('statusName', before) : '' })}
        {override && (
          <Quiet>
            {' · '}
            <ReferenceName to="user" id={override.userId} linked={false} /> · {override.reason} ·{' '}
            {override.documentId ? (
              <ReferenceName to="document" id={override.documentId} />
            ) : (
              override.document
            )}
          </Quiet>
        )}
      </Box>
      {state === 'shut' && (
        <Acts>
          <GateActs gate={gate} />
          {mayWith(file, 'overrideGate') && (
            <Button variant="text" onClick={onOverride} sx={{ displayPrint: 'none' }}>
              {t('fileTabs.overview.override')}
            </Button>
          )}
        </Acts>
      )}
    </Row>
  );
}
