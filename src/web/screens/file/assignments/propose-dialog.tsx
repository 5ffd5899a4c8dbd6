import { useDataProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { resources } from '#contract/resources/index';
import type { Brief } from '#contract/resources/index';
import { vocabularies } from '#contract/vocabularies/index';
import { sideOf } from '#contract/roles/sides';
import { resourcePaths } from '../../../data/resource-paths';
import { useToast } from '../../../identity/toast';
import { fill, useWords } from '../../../i18n/words';
import { AskDialog } from '../../ask-dialog';
import { Icon } from '../../../frame/icon';
import { useFileRecord } from '../file-record';
import { useFileTexts } from '../file-texts';
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
  const texts = useFileTexts().assignments;
  const dataProvider = useDataProvider();
  const fetchAgain = useFetchAssignments();
  const toast = useToast();
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
    if (taken.includes(company.id)) return texts.alreadyOn;
    if (company.assignmentBlocked)
      return company.blockedReason ? words.said(company.blockedReason) : texts.blocked;
    return company.companyStatus === 'active'
      ? undefined
      : words.choice('companyStatus', company.companyStatus);
  };
  return (
    <AskDialog
      wide
      title={texts.proposeTitle}
      lead={<ProposeFilters {...{ activityType, setActivityType, state, setState, named, setNamed }} />}
      resource="companyAssignment"
      asked={[
        { path: 'dueAt', field: fields.dueAt, label: texts.dueAt },
        { path: 'role', field: fields.role, label: texts.role },
        { path: 'instructions', field: fields.instructions, label: texts.instructions },
        { path: 'sharePreviousFindings', field: fields.sharePreviousFindings, label: texts.share },
      ]}
      values={{ dueAt: null, role: 'primary', instructions: '', sharePreviousFindings: false }}
      save={chosen ? fill(texts.save, { name: chosen.companyName }) : texts.choose}
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
        else toast({ status: 'success', message: fill(texts.proposed, { name }) });
      }}
      onClose={onClose}
    >
      <fieldset className="candidates">
        <legend>{words.counted(companies?.length ?? 0, texts.foundOne, texts.found)}</legend>
        {companies?.length === 0 && <p className="quiet">{texts.noneFound}</p>}
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
              <span className="quiet">
                {[words.choice('activityType', company.activityType), company.city, company.state].join(
                  ' · ',
                )}
              </span>
              {reason && (
                <span className="candidate-why">
                  <Icon name="lock" /> {reason}
                </span>
              )}
            </label>
          );
        })}
      </fieldset>
    </AskDialog>
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
  const texts = useFileTexts().assignments;
  return (
    <div className="propose-filters">
      <label className="pick">
        <span>{texts.type}</span>
        <select
          className="box"
          value={props.activityType}
          onChange={({ target }) => props.setActivityType(target.value)}
        >
          <option value="">{texts.anyType}</option>
          {vendorTypes.map((type) => (
            <option key={type} value={type}>
              {choice('activityType', type)}
            </option>
          ))}
        </select>
      </label>
      <label className="pick">
        <span>{texts.province}</span>
        <select className="box" value={props.state} onChange={({ target }) => props.setState(target.value)}>
          <option value="">{texts.anyProvince}</option>
          {vocabularies.province.map((one) => (
            <option key={one} value={one}>
              {choice('province', one)}
            </option>
          ))}
        </select>
      </label>
      <label className="pick">
        <span>{texts.find}</span>
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
