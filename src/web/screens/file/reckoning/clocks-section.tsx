import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ClockName } from '#contract/clocks/clock';
import { useWords } from '../../../i18n/words';
import { FileFacts } from '../overview/file-facts';
import { useFileRecord } from '../file-record';
import { ClockLine } from './clock-line';
import { ExtensionDialog } from './extension-dialog';
import { SentNotices } from './sent-notices';
import { ServiceDialog } from './service-dialog';
import { useMayServe } from './use-may-serve';

/** The times that the law sets on the file, worked out by the host; and the services that they run from. */
export function ClocksSection() {
  const file = useFileRecord();
  const { t } = useWords();
  const mayServe = useMayServe();
  const [serving, setServing] = useState(false);
  const [extending, setExtending] = useState<ClockName | null>(null);
  const { clocks = [] } = file;
  if (clocks.length === 0 && !mayServe) return null;
  return (
    <FileFacts
      title={t('fileTabs.reckoning.title')}
      paths={['services', 'clockExtensions']}
      empty={t('fileTabs.reckoning.none')}
    >
      <Stack sx={{ my: 1, gap: 0.5 }}>
        {clocks.map((clock) => (
          <ClockLine
            key={`${clock.name} ${clock.notice ?? ''}`}
            clock={clock}
            onExtend={mayServe ? () => setExtending(clock.name) : undefined}
          />
        ))}
      </Stack>
      <SentNotices mayProve={mayServe} />
      {mayServe && (
        <Button variant="outlined" onClick={() => setServing(true)} sx={{ displayPrint: 'none' }}>
          {t('fileTabs.reckoning.record')}
        </Button>
      )}
      {serving && <ServiceDialog onClose={() => setServing(false)} />}
      {extending && <ExtensionDialog clock={extending} onClose={() => setExtending(null)} />}
    </FileFacts>
  );
}
