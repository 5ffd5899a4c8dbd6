import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTranslate } from '../../i18n/use-translate';
import type { SheetKind } from './sheets';
import { sheets } from './sheets';

const steps = ['sheet', 'check', 'place'] as const;

/** How far somebody is with a spreadsheet. */
export function ImportSteps({ kind, at }: { kind: SheetKind; at: (typeof steps)[number] }) {
  const t = useTranslate();
  return (
    <Stepper
      component="ol"
      aria-label={t('importing.steps.label')}
      activeStep={steps.indexOf(at)}
      connector={null}
      sx={{ flexWrap: 'wrap', gap: '4px 20px', m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((one) => (
        <Step key={one} component="li" aria-current={one === at ? 'step' : undefined} sx={{ p: 0 }}>
          <StepLabel>
            {t(one === 'place' ? `${sheets[kind].room}.steps.place` : `importing.steps.${one}`)}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
