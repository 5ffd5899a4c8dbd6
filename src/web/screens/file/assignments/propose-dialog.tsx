import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import { sideOf } from '#contract/roles/sides';
import { resourcePaths } from '../../../data/resource-paths';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { PickField } from '../../../parts/pick-field';
import { useFileRecord } from '../file-record';
import { useFetchAssignments } from './assignment-calls';
import type { CompanyRow } from './candidates';
import { Candidates } from './candidates';
import type { Warned } from './warnings-dialog';

const vendorTypes = vocabularies.activityType.filter((type) => sideOf(type) === 'vendor');

const Filters = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 10,
  marginTop: 20,
});

interface ProposeDialogProps {
  readonly taken: readonly string[];
  readonly onWarned: (warned: Warned) => void;
  readonly onClose: () => void;
}

/** Chooses a company for the file. Those that may not be assigned stay in the list, grey, with the reason. */
export function ProposeDialog({ taken, onWarned, onClose }: ProposeDialogProps) {
  const file = useFileRecord();
  const words = useWords();
  const { t } = words;
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchAssignments();
  const notify = useNotify();
  const [activityType, setActivityType] = useState<string>('bailiff');
  const [state, setState] = useState<string>(file.state);
  const [named, setNamed] = useState('');
  const [chosen, setChosen] = useState<CompanyRow | null>(null);
  const { data: companies } = useGetList<CompanyRow>(
    resourcePaths.company,
    {
      filter: {
        activityType: activityType || [...vendorTypes],
        ...(state && { state }),
        ...(named.trim() && { companyName: named.trim() }),
      },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'companyName', order: 'ASC' },
    },
    { placeholderData: (before) => before },
  );
  const { fields } = resources.companyAssignment;
  const why = (company: CompanyRow): string | undefined => {
    if (taken.includes(company.id)) return t('file.assignments.alreadyOn');
    if (company.assignmentBlocked)
      return company.blockedReason ? words.said(company.blockedReason) : t('file.assignments.blocked');
    return company.companyStatus === 'active'
      ? undefined
      : words.choice('companyStatus', company.companyStatus);
  };
  return (
    <FieldsDialog
      wide
      title={t('file.assignments.proposeTitle')}
      resource="companyAssignment"
      asked={[
        { path: 'dueAt', field: fields.dueAt, label: t('file.assignments.dueAt') },
        { path: 'role', field: fields.role, label: t('file.assignments.role') },
        { path: 'instructions', field: fields.instructions, label: t('file.assignments.instructions') },
        {
          path: 'sharePreviousFindings',
          field: fields.sharePreviousFindings,
          label: t('file.assignments.share'),
        },
      ]}
      values={{ dueAt: null, role: 'primary', instructions: '', sharePreviousFindings: false }}
      save={chosen ? t('file.assignments.save', { name: chosen.companyName }) : t('file.assignments.choose')}
      onSave={async (given) => {
        if (!chosen) return;
        const { data } = await dataProvider.create(resourcePaths.companyAssignment, {
          data: { ...given, fileId: file.id, companyId: chosen.id },
        });
        await fetchAgain();
        onClose();
        const { warnings = [] } = data as { warnings?: readonly string[] };
        const name = chosen.companyName;
        if (warnings.length > 0) onWarned({ name, warnings });
        else notify(t('file.assignments.proposed', { name }), { type: 'success' });
      }}
      onClose={onClose}
    >
      <ProposeFilters {...{ activityType, setActivityType, state, setState, named, setNamed }} />
      <Candidates companies={companies} chosen={chosen} why={why} onChoose={setChosen} />
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
      <PickField
        label={t('file.assignments.type')}
        any={t('file.assignments.anyType')}
        picks={vendorTypes.map((type) => ({ value: type, label: choice('activityType', type) }))}
        value={props.activityType}
        onPick={props.setActivityType}
      />
      <PickField
        label={t('file.assignments.province')}
        any={t('file.assignments.anyProvince')}
        picks={vocabularies.province.map((one) => ({ value: one, label: choice('province', one) }))}
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
