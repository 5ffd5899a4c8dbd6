import Box from '@mui/material/Box';
import type { Clock } from '#contract/clocks/clock';
import { isUnsure } from '#contract/clocks/clock';
import { useWords } from '../../../i18n/words';
import { ReferenceName } from '../../../kinds/cells/reference';
import { LawSource } from '../../../parts/law-source';
import { Quiet } from '../../../parts/words-in-line';
import { CalendarCitation } from './calendar-citation';
import { stepWords } from './step-words';

/** Every step of a reckoning with the rule behind it, its source and how sure it is; and what is still wanting. */
export function ClockSteps({ clock }: { clock: Clock }) {
  const words = useWords();
  const { t, choice } = words;
  const { steps, wants } = clock;
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2', '& > li': { py: 0.25 } }}>
      {steps.map((step, index) => (
        <li key={index}>
          {step.partyId && (
            <>
              <ReferenceName to="relatedParty" id={step.partyId} linked={false} />
              {' · '}
            </>
          )}
          {stepWords(step, words)}
          {step.calendar && (
            <Quiet>
              {' · '}
              <CalendarCitation calendar={step.calendar} />
            </Quiet>
          )}
          {step.rule && (
            <Quiet>
              {' · '}
              <LawSource
                title={step.rule.source}
                url={step.rule.sourceUrl}
                language={step.rule.sourceLanguage}
              />
              {' · '}
              {choice('ruleConfidence', step.rule.confidence)}
              {step.rule.note && ` · ${step.rule.note}`}
            </Quiet>
          )}
        </li>
      ))}
      {wants.map(({ what, partyId }) => (
        <Box component="li" key={`${what} ${partyId ?? ''}`} sx={{ color: 'warning.main' }}>
          {partyId && (
            <>
              <ReferenceName to="relatedParty" id={partyId} linked={false} />
              {' · '}
            </>
          )}
          {t(`fileTabs.reckoning.want.${what}`)}
        </Box>
      ))}
      {isUnsure(clock) && (
        <Box component="li" sx={{ color: 'warning.main' }}>
          {choice('ruleConfidence', 'U')}
        </Box>
      )}
    </Box>
  );
}
