import Check from '@mui/icons-material/Check';
import Clock from '@mui/icons-material/AccessTimeOutlined';
import Later from '@mui/icons-material/MoreHoriz';
import Reply from '@mui/icons-material/ReplyOutlined';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { useTranslate } from '../../i18n/use-translate';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import type { InvoiceRecord } from './invoice-record';
import type { RungTone } from './use-rungs';
import { useRungs } from './use-rungs';

const shapes = {
  done: <Check color="success" />,
  back: <Reply color="warning" />,
  now: <Clock color="primary" />,
  later: <Later color="disabled" />,
} as const satisfies Record<RungTone, unknown>;

const Ladder = styled(Stepper)(({ theme }) => ({
  '& .MuiStepLabel-root': { padding: '2px 0' },
  '& .MuiStepLabel-iconContainer': { paddingRight: 10 },
  '& .MuiSvgIcon-root': { display: 'block', fontSize: 18 },
  '& .MuiStepLabel-label': { fontWeight: 600, color: theme.vars?.palette.text.primary },
  '& .MuiStepContent-root': {
    marginLeft: 9,
    paddingLeft: 18,
    paddingBottom: 10,
    borderColor: theme.vars?.palette.divider,
    fontSize: theme.typography.body2.fontSize,
    overflowWrap: 'anywhere',
  },
  '& .MuiStepConnector-root': { display: 'none' },
}));

/** The levels of approval as they are climbed: who did what and when, where it waits and for whom, and what is still to come. */
export function ApprovalLadder({ invoice }: { invoice: InvoiceRecord }) {
  const t = useTranslate();
  const rungs = useRungs(invoice);
  return (
    <Section title={t('vendorInvoicePage.approvals')}>
      {!invoice.submittedBy && (invoice.approvals ?? []).length === 0 && (
        <Quiet>{t('vendorInvoicePage.notSubmitted')}</Quiet>
      )}
      <Ladder orientation="vertical" nonLinear activeStep={-1} role="list">
        {rungs.map(({ key, tone, head, said }) => (
          <Step key={key} expanded role="listitem" aria-current={tone === 'now' ? 'step' : undefined}>
            <StepLabel icon={shapes[tone]}>{tone === 'later' ? <Quiet>{head}</Quiet> : head}</StepLabel>
            <StepContent>{tone === 'later' ? <Quiet>{said}</Quiet> : said}</StepContent>
          </Step>
        ))}
      </Ladder>
    </Section>
  );
}
