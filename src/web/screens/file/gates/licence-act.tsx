import { useGetMany } from 'react-admin';
import { maySeize, seizureLicence } from '#contract/lifecycles/seizure-licence';
import { todayIn } from '#contract/placement/province-time';
import { resources } from '#contract/resources/index';
import type { Recorded } from '#contract/resources/index';
import type { Held } from '../../../data/record';
import { resourcePaths } from '../../../data/resource-paths';
import { useFetchAgain } from '../../../data/use-fetch-again';
import { useWriting } from '../../../data/use-writing';
import { useWords } from '../../../i18n/words';
import { useNow } from '../../../kinds/now';
import { FieldsDialog } from '../../../parts/fields-dialog';
import { useFileRecord } from '../file-record';
import { ActButton } from './act-button';

type Company = Recorded<'company'> & Held;
const { type, number, state, expiresOn } = resources.company.fields.compliance.fields;

/** Keeps the licence with which a company on the file seizes where the file is; one for each that lacks it. */
export function LicenceAct() {
  const file = useFileRecord();
  const { t } = useWords();
  const now = useNow();
  const today = todayIn(file.state, new Date(now));
  const { data = [] } = useGetMany<Company>(resourcePaths.company, { ids: file.assignedCompanies ?? [] });
  return data
    .filter((company) => !maySeize(company, file.state, today))
    .map((company) => (
      <ActButton key={company.id} label={t('gates.licence', { company: company.companyName })}>
        {(onClose) => <LicenceDialog company={company} onClose={onClose} />}
      </ActButton>
    ));
}

function LicenceDialog({ company, onClose }: { readonly company: Company; readonly onClose: () => void }) {
  const file = useFileRecord();
  const { t, label, choice } = useWords();
  const { change } = useWriting('company');
  const fetchFile = useFetchAgain('file');
  const licence = seizureLicence(file.state);
  const named = (name: string): string => label('company', `compliance.${name}`);
  return (
    <FieldsDialog
      title={t('gates.licence', { company: company.companyName })}
      lead={t('gates.licenceLead', {
        licence: choice('complianceType', licence),
        province: choice('province', file.state),
      })}
      resource="company"
      record={company}
      asked={[
        { path: 'type', field: type, label: named('type'), disabled: true },
        { path: 'state', field: state, label: named('state'), disabled: true },
        { path: 'number', field: number, label: named('number'), needed: true },
        { path: 'expiresOn', field: expiresOn, label: named('expiresOn') },
      ]}
      values={{ type: licence, state: file.state, number: null, expiresOn: null }}
      save={t('gates.licenceSave')}
      onSave={async (given, opened = company) => {
        // A licence that was renewed takes the place of the one that ended.
        const others = (opened.compliance ?? []).filter(
          (one) => !(one.type === licence && one.state === file.state),
        );
        const kept = {
          type: licence,
          state: file.state,
          number: given.number,
          ...(given.expiresOn ? { expiresOn: given.expiresOn } : {}),
        };
        await change(opened, { compliance: [...others, kept] });
        await fetchFile();
        return t('gates.licenceKept');
      }}
      onClose={onClose}
    />
  );
}
