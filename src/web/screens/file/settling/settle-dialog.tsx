import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatMoney } from '#contract/written';
import { useWords } from '../../../i18n/words';
import { AskDialog } from '../../../parts/ask-dialog';
import { isUnread } from '../../../data/read';
import { UnreadDialog } from '../../../parts/unread-dialog';
import { WaitingLines } from '../../../parts/waiting';
import { Quiet } from '../../../parts/words-in-line';
import { settlingSteps } from './next-to-settle';
import type { NextAct } from './next-to-settle';
import { FeesToDecide, SettlingAct } from './settling-act';
import { useMayAct } from './use-may-act';
import { useSettling } from './use-settling';

const keyOf = (next: NextAct): string => [next.step, next.act, 'id' in next ? next.id : ''].join(' ');

/**
 * Walks a sale from the price to the last remittance: what is done, what comes next and whose it is. Each act opens by itself, the first
 * one too, until something waits for somebody else, or they step back.
 */
export function SettleDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { settling, reads } = useSettling();
  const next = settling?.next;
  const { may, waitsFor } = useMayAct(next, settling);
  // An act that was closed is not opened again before what follows from it is known.
  const [left, setLeft] = useState('');
  const key = next ? keyOf(next) : '';
  const isOpen = may && next !== undefined && next.act !== 'decide' && key !== left;
  if (!settling && reads.some(isUnread)) return <UnreadDialog reads={reads} onClose={onClose} />;
  const at = next ? settlingSteps.indexOf(next.step) : settlingSteps.length;
  return (
    <AskDialog title={t('settling.title')} lead={t('settling.lead')} size="sm" onClose={onClose}>
      {!settling ? (
        <WaitingLines count={settlingSteps.length} height={28} />
      ) : (
        <Stepper orientation="vertical" activeStep={at}>
          {settlingSteps.map((step) => (
            <Step key={step}>
              <StepLabel>{t(`settling.steps.${step}`)}</StepLabel>
              <StepContent>
                {next?.step === step && (
                  <>
                    <Typography variant="body2" sx={{ mb: 1 }}>
                      <Said next={next} />
                    </Typography>
                    {may && next.act === 'decide' && <FeesToDecide count={next.count} />}
                    {may && next.act !== 'decide' && (
                      <Button variant="contained" color="primary" onClick={() => setLeft('')}>
                        {t(`settling.acts.${next.act}`)}
                      </Button>
                    )}
                    {waitsFor && <Quiet role="status">{waitsFor}</Quiet>}
                  </>
                )}
              </StepContent>
            </Step>
          ))}
        </Stepper>
      )}
      {settling && !next && <Typography role="status">{t('settling.done')}</Typography>}
      {isOpen && settling && (
        <SettlingAct key={key} next={next} settling={settling} onClose={() => setLeft(key)} />
      )}
    </AskDialog>
  );
}

/** What comes next, in words, with the amount that is worked out. */
function Said({ next }: { readonly next: NextAct }) {
  const { t, locale } = useWords();
  if (next.act === 'record')
    return t(`settling.record.${next.step}`, { amount: next.amount && formatMoney(next.amount, locale) });
  if (next.act === 'clear') return t(`settling.clear.${next.step}`);
  if (next.act === 'decide') return t('settling.decide');
  return t(`settling.said.${next.act}`);
}
