import MyLocation from '@mui/icons-material/MyLocationOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { useWords } from '../../i18n/words';
import { useSession } from '../../identity/identity-context';
import { formatMoment } from '../../kinds/format';
import { Awaited } from '../../parts/awaited';
import { Page } from '../../parts/page';
import { PageHead } from '../../parts/page-head';
import { Standstill } from '../../parts/standstill';
import { InHand } from './in-hand';
import { useRecordedQueue } from './recorded-queue';
import { QuickAttempt } from './quick-attempt';
import { SecuredForm } from './secured-form';
import { SheetCard } from './sheet-card';
import type { Sheet } from './sheet-card';
import { hookedUnit, hookOf, isFilled } from './unit';
import type { Unit } from './unit';
import { UnitCard } from './unit-card';
import { usePlace } from './use-place';
import { useSheets } from './use-sheets';
import { WaitingRecorded } from './waiting-recorded';

const Cards = styled('ul')({
  ...{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
});

/** How long a single tap can be taken back, in milliseconds. */
const undoable = 5_000;

/** What somebody looks for today, the nearest first, and what they record where they stand. */
export function FieldPage() {
  const { t, locale } = useWords();
  const { user } = useSession();
  const { place, ask } = usePlace();
  const { sheets, inHand, since, error, refetch } = useSheets(place);
  const { standings, add, drop } = useRecordedQueue();
  const [trying, setTrying] = useState<{ sheet: Sheet; isHooked?: true }>();
  const [filling, setFilling] = useState<Unit>();
  const hook = useCallback(
    async (sheet: Sheet) => {
      const at = new Date();
      const found = await ask();
      if (!found) return setTrying({ sheet, isHooked: true });
      const { latitude, longitude } = found;
      const attempt = {
        fileId: sheet.fileId,
        at: at.toISOString(),
        outcome: 'secured',
        latitude,
        longitude,
      } as const;
      await add({ ref: sheet.ref, attempt, photos: [] }, undoable);
    },
    [ask, add],
  );
  const attemptAt = useCallback(
    (sheet: Sheet) => {
      setTrying({ sheet });
      void ask();
    },
    [ask],
  );
  return (
    <Page>
      <PageHead title={t('field.title')} count={sheets?.length} lead={t('field.lead')}>
        <Button startIcon={<MyLocation />} onClick={() => void ask()}>
          {t(place ? 'field.whereAgain' : 'field.where')}
        </Button>
      </PageHead>
      <WaitingRecorded standings={standings} onDrop={(key) => void drop(key)} />
      {since !== undefined && (
        <Alert severity="info" role="status">
          {t('field.takenAlong', {
            when: formatMoment(new Date(since).toISOString(), locale, user?.timeZone),
          })}
        </Alert>
      )}
      <Awaited data={sheets} error={error} refetch={refetch} />
      {sheets?.length === 0 && <Standstill title={t('field.none')} lead={t('field.noneLead')} />}
      <Cards>
        {sheets?.map((sheet) => {
          const untold = hookOf(standings, sheet.fileId);
          return untold ? (
            <UnitCard
              key={sheet.fileId}
              unit={hookedUnit(sheet, untold)}
              heading="h2"
              isUntold
              isFilled={isFilled(standings, sheet.fileId)}
              onFill={setFilling}
            />
          ) : (
            <SheetCard key={sheet.fileId} sheet={sheet} onHook={hook} onTry={attemptAt} />
          );
        })}
      </Cards>
      <InHand all={inHand} standings={standings} onFill={setFilling} />
      {trying && (
        <QuickAttempt
          {...trying}
          place={place}
          onAsk={() => void ask()}
          onRecord={add}
          onClose={() => setTrying(undefined)}
        />
      )}
      {filling && <SecuredForm unit={filling} onRecord={add} onClose={() => setFilling(undefined)} />}
    </Page>
  );
}
