import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Quiet } from '../../../parts/words-in-line';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import type { Brief } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import { sideOf } from '#contract/roles/sides';
import { resourcePaths } from '../../../data/resource-paths';
import { useWords } from '../../../i18n/words';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useTranslate } from '../../../i18n/use-translate';
import { useFileRecord } from '../file-record';
import { useFetchAssignments } from './assignment-calls';
import type { Warned } from './warnings-dialog';

type CompanyRow = Brief<'company'> & { readonly id: string };

const vendorTypes = vocabularies.activityType.filter((type) => sideOf(type) === 'vendor');

interface ProposeDialogProps {
  readonly taken: readonly string[];
  readonly onWarned: (warned: Warned) => void;
  readonly onClose: () => void;
}

/** Chooses a company for the file. Those that may not be assigned stay in the list, grey, with the reason. */
export function ProposeDialog({ taken, onWarned, onClose }: ProposeDialogProps) {
  const file = useFileRecord();
  const words = useWords();
  const t = useTranslate();
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
      lead={<ProposeFilters {...{ activityType, setActivityType, state, setState, named, setNamed }} />}
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
      <fieldset className="candidates">
        <legend>{t('file.assignments.found', { smart_count: companies?.length ?? 0 })}</legend>
        {companies?.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('file.assignments.noneFound')}
          </Typography>
        )}
        {companies?.map((company) => {
          const reason = why(company);
          return (
            <label key={company.id} className={reason ? 'candidate candidate-shut' : 'candidate'}>
              <input
                type="radio"
                name="candidate"
                disabled={reason !== undefined}
                checked={chosen?.id === company.id}
                onChange={() => setChosen(company)}
              />
              <span className="candidate-name">{company.companyName}</span>
              <Quiet>
                {[words.choice('activityType', company.activityType), company.city, company.state].join(
                  ' · ',
                )}
              </Quiet>
              {reason && (
                <span className="candidate-why">
                  <LockIcon /> {reason}
                </span>
              )}
            </label>
          );
        })}
      </fieldset>
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
  const { choice } = useWords();
  const t = useTranslate();
  return (
    <div className="propose-filters">
      <label className="pick">
        <span>{t('file.assignments.type')}</span>
        <select
          className="box"
          value={props.activityType}
          onChange={({ target }) => props.setActivityType(target.value)}
        >
          <option value="">{t('file.assignments.anyType')}</option>
          {vendorTypes.map((type) => (
            <option key={type} value={type}>
              {choice('activityType', type)}
            </option>
          ))}
        </select>
      </label>
      <label className="pick">
        <span>{t('file.assignments.province')}</span>
        <select className="box" value={props.state} onChange={({ target }) => props.setState(target.value)}>
          <option value="">{t('file.assignments.anyProvince')}</option>
          {vocabularies.province.map((one) => (
            <option key={one} value={one}>
              {choice('province', one)}
            </option>
          ))}
        </select>
      </label>
      <label className="pick">
        <span>{t('file.assignments.find')}</span>
        <input
          className="box"
          type="search"
          value={props.named}
          onChange={({ target }) => props.setNamed(target.value)}
        />
      </label>
    </div>
  );
}
