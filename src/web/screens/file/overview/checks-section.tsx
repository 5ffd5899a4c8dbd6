import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Gate } from '#contract/lifecycles/status-row';
import { resources } from '#contract/resources/index';
import { useTranslate } from '../../../i18n/use-translate';
import type { Proof } from '#contract/lifecycles/proofs';
import { Lines } from '../../../parts/lines';
import { Quiet } from '../../../parts/words-in-line';
import { useFileRecord } from '../file-record';
import { ProofDialog } from '../proof/proof-dialog';
import { ProofMenu } from '../proof/proof-menu';
import { useProofs } from '../proof/use-proofs';
import { FileFacts } from './file-facts';
import { GateLine } from './gate-line';
import { gateId, gateStates } from './gate-states';
import { OverrideDialog } from './override-dialog';
import { useGatesOfClosing } from './use-gates-of-closing';

const checkPaths = Object.keys(resources.file.fields.checks.fields).map((name) => `checks.${name}`);

/** What was checked and when, and the gates before the next steps with their state. */
export function ChecksSection() {
  const file = useFileRecord();
  const t = useTranslate();
  const proofs = useProofs();
  const [recording, setRecording] = useState<Proof | null>(null);
  const [overriding, setOverriding] = useState<Gate | null>(null);
  const gates = [...gateStates(file), ...useGatesOfClosing(file)];
  const { hash, key } = useLocation();
  const isMeantHere = gates.some(({ gate }) => hash === `#${gateId(gate)}`);
  useEffect(() => {
    if (!isMeantHere) return;
    const gate = document.getElementById(hash.slice(1));
    gate?.scrollIntoView({ block: 'center' });
    gate?.focus({ preventScroll: true });
  }, [hash, isMeantHere, key]);
  const title = t('fileTabs.overview.checks');
  return (
    <FileFacts
      title={title}
      paths={[...checkPaths, 'proofs', 'gateOverrides']}
      empty={t('fileTabs.overview.notRecorded')}
    >
      <Lines sx={{ my: 1 }}>
        {gates.map((state) => (
          <GateLine key={state.gate} {...state} onOverride={() => setOverriding(state.gate)} />
        ))}
        {gates.length === 0 && (
          <li>
            <Quiet>{t('fileTabs.overview.noGates')}</Quiet>
          </li>
        )}
      </Lines>
      {proofs.length > 0 && <ProofMenu among={proofs} onChoose={setRecording} />}
      {recording && <ProofDialog proof={recording} onClose={() => setRecording(null)} />}
      {overriding && <OverrideDialog gate={overriding} onClose={() => setOverriding(null)} />}
    </FileFacts>
  );
}
