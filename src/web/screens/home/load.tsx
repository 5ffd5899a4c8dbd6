import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { resourcePaths } from '../../data/resource-paths';
import { useRead } from '../../data/use-read';
import { useTranslate } from '../../i18n/use-translate';
import { Failure } from '../../parts/failure';
import { Section } from '../../parts/section';
import { useSeen } from '../../parts/use-seen';
import { LoadTable } from './load-table';
import { pace } from './pace';

/** Who has how much. It is asked for once it comes into sight; until it is there, as many lines wait as there were the last time. */
export function Load() {
  const t = useTranslate();
  const place = useRef<HTMLElement | null>(null);
  const [usual, setUsual] = useStore('home.people', 10);
  const { data, error, refetch } = useRead(
    [resourcePaths.file, 'getList', 'load'],
    'showLoad',
    {},
    { enabled: useSeen(place), refetchInterval: pace },
  );
  const known = data?.people.length;
  useEffect(() => {
    if (known && known !== usual) setUsual(known);
  }, [known, usual, setUsual]);
  if (known === 0) return null;
  const isAwaited = !data && !error;
  return (
    <Section title={t('myDay.load')}>
      <Box ref={place} aria-busy={isAwaited}>
        {error && !data ? (
          <Failure error={error} retry={() => void refetch()} />
        ) : (
          // Lines that wait hold the room, and nothing of them is read aloud or pressed.
          <Box inert={isAwaited} aria-hidden={isAwaited}>
            <LoadTable people={data?.people ?? Array.from({ length: usual }, () => undefined)} />
          </Box>
        )}
      </Box>
    </Section>
  );
}
