import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resources } from '#contract/resources/index';
import type { Gate } from '#contract/lifecycles/status-row';
import { useIdentity } from '../../../identity/identity-context';
import { useToast } from '../../../identity/toast';
import { readRecord } from '../../../data/record';
import { fill, inSentence, useWords } from '../../../i18n/words';
import { ReferenceName } from '../../../kinds/cells/reference';
import { AskDialog } from '../../ask-dialog';
import { Icon } from '../../../frame/icon';
import { Facts } from '../facts';
import { mayWith, useFileRecord } from '../file-record';
import { useFileTexts } from '../file-texts';
import { useAdoptFile, useSaveFile } from '../save-file';
import { gateId, gateStates } from './gate-states';

const { checks, gateOverrides } = resources.file.fields;
const checkPaths = Object.keys(checks.fields).map((name) => `checks.${name}`);

/** What was checked and when, and the gates before the next steps with their state. */
export function ChecksSection() {
  const file = useFileRecord();
  const words = useWords();
  const texts = useFileTexts().overview;
  const save = useSaveFile();
  const toast = useToast();
  const [recording, setRecording] = useState(false);
  const [overriding, setOverriding] = useState<Gate | null>(null);
  const gates = gateStates(file);
  const { hash, key } = useLocation();
  const isWholeFile = file.moves !== undefined;
  useEffect(() => {
    if (!isWholeFile || !hash.startsWith('#gate-')) return;
    const gate = document.getElementById(hash.slice(1));
    gate?.scrollIntoView({ block: 'center' });
    gate?.focus({ preventScroll: true });
  }, [hash, isWholeFile, key]);
  const editable = mayWith(file, 'edit') && mayWith(file, 'changeStage') && !file.closed;
  const stateWords = {
    open: () => texts.gateOpen,
    overridden: () => texts.gateOverridden,
    shut: (status: string) => fill(texts.gateShut, { status }),
  };
  return (
    <Facts
      title={texts.checks}
      paths={checkPaths}
      editLabel={fill(texts.edit, { section: inSentence(texts.checks) })}
      onEdit={editable ? () => setRecording(true) : undefined}
      empty={texts.notRecorded}
    >
      <ul className="gates">
        {gates.map(({ gate, state, before }) => {
          const override = file.gateOverrides?.find((one) => one.gate === gate);
          return (
            <li key={gate} id={gateId(gate)} tabIndex={-1} className={`gate gate-${state}`}>
              <span className="gate-mark">
                <Icon name={state === 'shut' ? 'gate' : state === 'open' ? 'check' : 'alert'} />
              </span>
              <span className="gate-name">{words.choice('gate', gate)}</span>
              <span className="gate-state">
                {stateWords[state](before ? words.choice('statusName', before) : '')}
                {override && (
                  <span className="quiet">
                    {' · '}
                    <ReferenceName to="user" id={override.userId} linked={false} /> · {override.reason} ·{' '}
                    {override.document}
                  </span>
                )}
              </span>
              {state === 'shut' && mayWith(file, 'overrideGate') && (
                <button type="button" className="button button-quiet" onClick={() => setOverriding(gate)}>
                  {texts.override}
                </button>
              )}
            </li>
          );
        })}
        {file.moves && gates.length === 0 && <li className="quiet">{texts.noGates}</li>}
      </ul>
      {recording && (
        <AskDialog
          wide
          title={fill(texts.edit, { section: inSentence(texts.checks) })}
          resource="file"
          asked={Object.entries(checks.fields).map(([name, field]) => ({ path: `checks.${name}`, field }))}
          values={{
            checks: Object.fromEntries(
              Object.keys(checks.fields)
                .map((name) => [name, null])
                .concat(Object.entries(file.checks ?? {})),
            ),
          }}
          save={fill(texts.save, { section: inSentence(texts.checks) })}
          onSave={async ({ checks: given }) => {
            const saved = await save({ checks: given });
            setRecording(false);
            if (saved)
              toast({ status: 'success', message: fill(texts.saved, { section: inSentence(texts.checks) }) });
          }}
          onClose={() => setRecording(false)}
        />
      )}
      {overriding && <OverrideDialog gate={overriding} onClose={() => setOverriding(null)} />}
    </Facts>
  );
}

function OverrideDialog({ gate, onClose }: { gate: Gate; onClose: () => void }) {
  const file = useFileRecord();
  const { choice } = useWords();
  const texts = useFileTexts().overview;
  const { http } = useIdentity();
  const adopt = useAdoptFile();
  const toast = useToast();
  const { reason, document } = gateOverrides.fields;
  return (
    <AskDialog
      grave
      title={fill(texts.overrideTitle, { gate: choice('gate', gate) })}
      lead={<p>{texts.overrideLead}</p>}
      resource="file"
      asked={[
        { path: 'reason', field: reason, needed: true, label: texts.overrideReason },
        { path: 'document', field: document, needed: true, label: texts.overrideDocument },
      ]}
      values={{ reason: '', document: '' }}
      save={texts.overrideSave}
      onSave={async (given) => {
        const body = { fileId: file.id, gate, ...given };
        const answer = await http.call('POST', '/desk/file/overrideGate', { body });
        adopt(readRecord(answer.body));
        onClose();
        toast({ status: 'success', message: texts.overridden });
      }}
      onClose={onClose}
    />
  );
}
