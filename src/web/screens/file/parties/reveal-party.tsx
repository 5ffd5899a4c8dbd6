import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { AnswerTo } from '#contract/commands/input';
import { sealedPartyField } from '#contract/vocabularies/party';
import { useCommand } from '../../../data/use-command';
import { useRights } from '../../../data/rights';
import { useWords } from '../../../i18n/words';
import { formatDate, isMasked } from '../../../kinds/format';
import { AskDialog } from '../../../parts/ask-dialog';
import { CopyButton } from '../../../parts/copy-button';
import { Fact, Facts } from '../../../parts/facts';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { mayWith, useFileRecord } from '../file-record';
import type { PartyRow } from './file-parties';
import { partyName } from './file-parties';

type Revealed = AnswerTo<'revealParty'>;

/** Shows what is kept sealed of a party, once it is said what for. It is shown here alone and forgotten with the dialog. */
export function RevealParty({ party }: { party: PartyRow }) {
  const file = useFileRecord();
  const { t } = useWords();
  const rights = useRights();
  const [step, setStep] = useState<'shut' | 'asking' | Revealed>('shut');
  const sealed = sealedPartyField.filter((field) => isMasked(party[field]));
  if (sealed.length === 0 || !rights.may('pii', 'reveal') || !mayWith(file, 'reveal')) return null;
  const name = partyName(party) || t('fileTabs.parties.unnamed');
  const shut = () => setStep('shut');
  return (
    <>
      <IconButton
        aria-label={t('fileTabs.parties.reveal', { name })}
        title={t('fileTabs.parties.revealShort')}
        onClick={() => setStep('asking')}
      >
        <VisibilityIcon />
      </IconButton>
      {step === 'asking' && (
        <RevealReason party={party} sealed={sealed} title={name} onShown={setStep} onClose={shut} />
      )}
      {typeof step === 'object' && <Shown of={name} revealed={step} onClose={shut} />}
    </>
  );
}

interface RevealReasonProps {
  readonly party: PartyRow;
  readonly sealed: readonly (typeof sealedPartyField)[number][];
  readonly title: string;
  readonly onShown: (revealed: Revealed) => void;
  readonly onClose: () => void;
}

function RevealReason({ party, sealed, title, onShown, onClose }: RevealReasonProps) {
  const { t } = useWords();
  const reveal = useCommand('revealParty');
  return (
    <FieldsDialog
      title={t('fileTabs.parties.revealTitle', { name: title })}
      lead={t('fileTabs.parties.revealLead')}
      resource="relatedParty"
      asked={[
        {
          path: 'sealedFields',
          label: t('fileTabs.parties.revealWhat'),
          field: { kind: 'choices', of: 'sealedPartyField', required: true },
        },
        {
          path: 'reason',
          label: t('fileTabs.parties.revealReason'),
          help: t('fileTabs.parties.revealReasonHelp'),
          field: { kind: 'text', min: 10, max: 200, required: true },
        },
      ]}
      values={{ sealedFields: [...sealed], reason: '' }}
      save={t('fileTabs.parties.revealShort')}
      onSave={async ({ sealedFields, reason }) =>
        onShown(
          await reveal({
            relatedPartyId: party._id,
            fields: sealedFields as (typeof sealedPartyField)[number][],
            reason: String(reason),
          }),
        )
      }
      onClose={onClose}
    />
  );
}

function Shown({ of, revealed, onClose }: { of: string; revealed: Revealed; onClose: () => void }) {
  const { t, choice, locale } = useWords();
  return (
    <AskDialog title={of} lead={t('fileTabs.parties.revealKept')} onClose={onClose}>
      <Facts>
        {sealedPartyField.flatMap((field) => {
          const value = revealed[field];
          if (!value) return [];
          return [
            <Fact key={field} label={choice('sealedPartyField', field)}>
              {field === 'dateOfBirth' ? formatDate(value, locale) : value}
              <CopyButton text={value} />
            </Fact>,
          ];
        })}
      </Facts>
    </AskDialog>
  );
}
