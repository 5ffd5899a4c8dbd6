import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resources } from '#contract/resources/index';
import type { Gate } from '#contract/lifecycles/status-row';
import { useIdentity } from '../../../identity/identity-context';
import { useToast } from '../../../identity/toast';
import { readRecord } from '../../../data/record';
import { inSentence, useWords } from '../../../i18n/words';
import { ReferenceName } from '../../../kinds/cells/reference';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { Icon } from '../../../frame/icon';
import { useTranslate } from '../../../i18n/use-translate';
import { Facts } from '../facts';
import { mayWith, useFileRecord } from '../file-record';
import { useAdoptFile, useSaveFile } from '../save-file';
import { gateId, gateStates } from './gate-states';

const { checks, gateOverrides } = resources.file.fields;
const checkPaths = Object.keys(checks.fields).map((name) => `checks.${name}`);

/** What was checked and when, and the gates before the next steps with their state. */
export function ChecksSection() {
  const file = useFileRecord();
  const words = useWords();
  const t = useTranslate();
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
    open: () => t('file.overview.gateOpen'),
    overridden: () => t('file.overview.gateOverridden'),
    shut: (status: string) => t('file.overview.gateShut', { status }),
  };
  return (
    <Facts
      title={t('file.overview.checks')}
      paths={checkPaths}
      editLabel={t('file.overview.edit', { section: inSentence(t('file.overview.checks')) })}
      onEdit={editable ? () => setRecording(true) : undefined}
      empty={t('file.overview.notRecorded')}
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
                  {t('file.overview.override')}
                </button>
              )}
            </li>
          );
        })}
        {file.moves && gates.length === 0 && <li className="quiet">{t('file.overview.noGates')}</li>}
      </ul>
      {recording && (
        <FieldsDialog
          wide
          title={t('file.overview.edit', { section: inSentence(t('file.overview.checks')) })}
          resource="file"
          asked={Object.entries(checks.fields).map(([name, field]) => ({ path: `checks.${name}`, field }))}
          values={{
            checks: Object.fromEntries(
              Object.keys(checks.fields)
                .map((name) => [name, null])
                .concat(Object.entries(file.checks ?? {})),
            ),
          }}
          save={t('file.overview.save', { section: inSentence(t('file.overview.checks')) })}
          onSave={async ({ checks: given }) => {
            const saved = await save({ checks: given });
            setRecording(false);
            if (saved)
              toast({
                status: 'success',
                message: t('file.overview.saved', { section: inSentence(t('file.overview.checks')) }),
              });
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
  const t = useTranslate();
  const { http } = useIdentity();
  const adopt = useAdoptFile();
  const toast = useToast();
  const { reason, document } = gateOverrides.fields;
  return (
    <FieldsDialog
      grave
      title={t('file.overview.overrideTitle', { gate: choice('gate', gate) })}
      lead={<p>{t('file.overview.overrideLead')}</p>}
      resource="file"
      asked={[
        { path: 'reason', field: reason, needed: true, label: t('file.overview.overrideReason') },
        { path: 'document', field: document, needed: true, label: t('file.overview.overrideDocument') },
      ]}
      values={{ reason: '', document: '' }}
      save={t('file.overview.overrideSave')}
      onSave={async (given) => {
        const body = { fileId: file.id, gate, ...given };
        const answer = await http.call('POST', '/desk/file/overrideGate', { body });
        adopt(readRecord(answer.body));
        onClose();
        toast({ status: 'success', message: t('file.overview.overridden') });
      }}
      onClose={onClose}
    />
  );
}
