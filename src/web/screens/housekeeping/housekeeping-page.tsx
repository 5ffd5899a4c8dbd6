import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useCapabilities } from '../../data/capabilities';
import { useRights } from '../../data/rights';
import { useTranslate } from '../../i18n/use-translate';
import { useWords } from '../../i18n/words';
import { Line, Lines } from '../../parts/lines';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { Section } from '../../parts/section';
import { Quiet } from '../../parts/words-in-line';
import { EraseDialog } from './erase-dialog';
import type { Erased } from './erase-dialog';
import { Retention } from './retention';
import { SeedDialog } from './seed-dialog';
import type { Seeded } from './seed-dialog';
import { seeds } from './seed-dialog';

const erased = ['file', 'vendorInvoice', 'skipTrace'] as const;

/** What is done with the data itself, seldom and for good: each act explained, and confirmed by a word that is typed. */
export function HousekeepingPage() {
  const t = useTranslate();
  const { many } = useWords();
  const rights = useRights();
  const capabilities = useCapabilities();
  const [erasing, setErasing] = useState<Erased | null>(null);
  const [seeding, setSeeding] = useState<Seeded | null>(null);
  return (
    <Page>
      <PageHead title={t('housekeeping.title')} lead={t('housekeeping.lead')} />
      <Section title={t('housekeeping.erasing')}>
        <Lines>
          {erased.map((what) => (
            <Line key={what} sx={{ flexWrap: 'wrap' }}>
              <Stack sx={{ flex: '1 1 240px' }}>
                <strong>{t(`housekeeping.${what}.title`)}</strong>
                <Quiet>{t(`housekeeping.${what}.lead`)}</Quiet>
              </Stack>
              <Button color="error" sx={{ flexShrink: 0 }} onClick={() => setErasing(what)}>
                {t(`housekeeping.${what}.ask`)}
              </Button>
            </Line>
          ))}
        </Lines>
      </Section>
      {rights.serves('listKept') && <Retention />}
      {capabilities?.has('seeding') && rights.may('seed', 'run') && (
        <Section title={t('housekeeping.seeding')}>
          <Quiet>{t('housekeeping.seedLead')}</Quiet>
          <Lines>
            {(Object.keys(seeds) as Seeded[]).map((what) => (
              <Line key={what}>
                {many(what)}
                <Button
                  aria-label={t('named', { what: t('housekeeping.seed'), name: many(what) })}
                  onClick={() => setSeeding(what)}
                >
                  {t('housekeeping.seed')}
                </Button>
              </Line>
            ))}
          </Lines>
        </Section>
      )}
      {erasing && <EraseDialog what={erasing} onClose={() => setErasing(null)} />}
      {seeding && <SeedDialog what={seeding} onClose={() => setSeeding(null)} />}
    </Page>
  );
}
