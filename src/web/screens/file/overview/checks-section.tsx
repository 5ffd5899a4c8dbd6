import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Gate } from '#contract/lifecycles/status-row';
import { resources } from '#contract/resources/index';
import { useTranslate } from '../../../i18n/use-translate';
import { inSentence } from '../../../i18n/words';
import { Lines } from '../../../parts/lines';
import { Quiet } from '../../../parts/words-in-line';
import { isWhole, mayWith, useFileRecord } from '../file-record';
import { OpenedFile } from '../opened-file';
import { FileFacts } from './file-facts';
import { GateLine } from './gate-line';
import { gateStates } from './gate-states';
import { OverrideDialog } from './override-dialog';
import { SectionDialog } from './section-dialog';

const checkPaths = Object.keys(resources.file.fields.checks.fields).map((name) => `checks.${name}`);

/** What was checked and when, and the gates before the next steps with their state. */
export function ChecksSection() {
  const file = useFileRecord();
  const t = useTranslate();
  const [recording, setRecording] = useState(false);
  const [overriding, setOverriding] = useState<Gate | null>(null);
  const gates = gateStates(file);
  const isWholeFile = isWhole(file);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!isWholeFile || !hash.startsWith('#gate-')) return;
    const gate = document.getElementById(hash.slice(1));
    gate?.scrollIntoView({ block: 'center' });
    gate?.focus({ preventScroll: true });
  }, [hash, isWholeFile, key]);
  const isEditable = mayWith(file, 'edit') && mayWith(file, 'changeStage') && !file.closed;
  const title = t('file.overview.checks');
  return (
    <FileFacts
      title={title}
      paths={[...checkPaths, 'gateOverrides']}
      editLabel={t('file.overview.edit', { section: inSentence(title) })}
      onEdit={isEditable ? () => setRecording(true) : undefined}
      empty={t('file.overview.notRecorded')}
    >
      <Lines sx={{ mt: 1 }}>
        {gates.map((state) => (
          <GateLine key={state.gate} {...state} onOverride={() => setOverriding(state.gate)} />
        ))}
        {isWholeFile && gates.length === 0 && (
          <li>
            <Quiet>{t('file.overview.noGates')}</Quiet>
          </li>
        )}
      </Lines>
      {recording && (
        <OpenedFile>
          <SectionDialog title={title} paths={checkPaths} onClose={() => setRecording(false)} />
        </OpenedFile>
      )}
      {overriding && <OverrideDialog gate={overriding} onClose={() => setOverriding(null)} />}
    </FileFacts>
  );
}
