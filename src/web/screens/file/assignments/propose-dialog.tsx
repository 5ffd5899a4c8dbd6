import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { openAssignment, seizingTypes } from '#contract/lifecycles/assignment';
import { vocabularies } from '#contract/vocabularies/index';
import { sideOf } from '#contract/roles/sides';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { AutocompleteField } from '../../../parts/autocomplete-field';
import { UnreadDialog } from '../../../parts/unread-dialog';
import { useFileRecord } from '../file-record';
import type { CandidateOrder } from './candidate-orders';
import { candidateOrders, inOrder } from './candidate-orders';
import { Candidates } from './candidates';
import { useClientShares } from './client-shares';
import { useFileAssignments } from './file-assignments';
import type { Candidate } from './propose';
import { useCandidates, usePropose, useWhyNot } from './propose';
import type { Warned } from './warnings-dialog';

const vendorTypes = vocabularies.activityType.filter((type) => sideOf(type) === 'vendor');

const Filters = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 10,
  marginTop: 20,
});

interface ProposeDialogProps {
  readonly onWarned: (warned: Warned) => void;
  readonly onClose: () => void;
}

/** Chooses a company for the file. Those that may not be assigned stay in the list, grey, with the reason. */
export function ProposeDialog({ onWarned, onClose }: ProposeDialogProps) {
  const file = useFileRecord();
  const { t } = useWords();
  const { shares, reads } = useClientShares(file);
  const propose = usePropose(file.id);
  const whyNot = useWhyNot();
  // Of those that seize one is the primary one; who is asked besides comes second.
  const hasPrimary = useFileAssignments(file.id).data?.some(
    ({ role, status, activityType: type }) =>
      role === 'primary' && openAssignment.includes(status) && seizingTypes.includes(type),
  );
  const [activityType, setActivityType] = useState<string>('bailiff');
  const [state, setState] = useState<string>(file.state);
  const [named, setNamed] = useState('');
  const [order, setOrder] = useState<CandidateOrder>('likeliest');
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const { data: companies } = useCandidates(file.id, {
    ...(activityType && { activityType: activityType as Candidate['activityType'] }),
    ...(state && { state: state as NonNullable<Candidate['state']> }),
    ...(named.trim() && { search: named.trim() }),
  });
  if (shares === undefined) return <UnreadDialog reads={reads} onClose={onClose} />;
  return (
    <FieldsDialog
      wide
      title={t('file.assignments.proposeTitle')}
      resource="companyAssignment"
      asked={[
        { path: 'dueAt', label: t('file.assignments.dueAt') },
        { path: 'role', label: t('file.assignments.role') },
        { path: 'instructions', label: t('file.assignments.instructions') },
        { path: 'sharePreviousFindings', label: t('file.assignments.share') },
      ]}
      values={{
        dueAt: null,
        role: hasPrimary ? 'secondary' : 'primary',
        instructions: '',
        sharePreviousFindings: shares,
      }}
      save={chosen ? t('file.assignments.save', { name: chosen.companyName }) : t('file.assignments.choose')}
      onSave={async (given) => {
        if (!chosen) return undefined;
        const told = await propose(chosen, given);
        if (typeof told === 'string') return told;
        onClose();
        return onWarned(told);
      }}
      onClose={onClose}
    >
      <div role="search" aria-label={t('file.assignments.find')}>
        <ProposeFilters {...{ activityType, setActivityType, state, setState, named, setNamed }} />
        {companies && companies.length > 1 && (
          <TextField
            select
            label={t('fileTabs.candidates.order')}
            value={order}
            onChange={({ target }) =>
              setOrder(candidateOrders.find((one) => one === target.value) ?? 'likeliest')
            }
            sx={{ mt: 1.5, width: 'min(100%, 260px)' }}
          >
            {candidateOrders.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`fileTabs.candidates.orders.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </div>
      <Candidates
        companies={companies && inOrder(companies, order, whyNot)}
        chosen={chosen}
        why={whyNot}
        onChoose={setChosen}
      />
    </FieldsDialog>
  );
}

function ProposeFilters(props: {
  activityType: string;
  setActivityType: (type: string) => void;
  state: string;
  setState: (state: string) => void;
  named: string;
  setNamed: (named: string) => void;
}) {
  const { t, choice } = useWords();
  return (
    <Filters>
      <AutocompleteField
        label={t('file.assignments.type')}
        any={t('file.assignments.anyType')}
        options={vendorTypes.map((type) => ({ value: type, label: choice('activityType', type) }))}
        value={props.activityType}
        onPick={props.setActivityType}
      />
      <AutocompleteField
        label={t('file.assignments.province')}
        any={t('file.assignments.anyProvince')}
        options={vocabularies.province.map((one) => ({ value: one, label: choice('province', one) }))}
        value={props.state}
        onPick={props.setState}
      />
      <TextField
        type="search"
        label={t('file.assignments.find')}
        value={props.named}
        onChange={({ target }) => props.setNamed(target.value)}
      />
    </Filters>
  );
}
