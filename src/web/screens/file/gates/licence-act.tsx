import { useGetOne } from 'react-admin';
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
import { HoldingCompany, ShownByInput } from '../../company/shown-by-input';
import { ActButton } from './act-button';

type Company = Recorded<'company'> & Held;
type Licence = NonNullable<Company['compliance']>[number];
const { type, number, state, expiresOn, documentId } = resources.company.fields.compliance.fields;

/** Keeps the licence with which a company on the file seizes where the file is, shown by its document; one for each that lacks it. */
export function LicenceAct() {
  const { assignedCompanies } = useFileRecord();
  return (assignedCompanies ?? []).map((id) => <CompanyLicence key={id} id={id} />);
}

function CompanyLicence({ id }: { readonly id: string }) {
  const file = useFileRecord();
  const { t } = useWords();
  const now = useNow();
  const { data: company } = useGetOne<Company>(resourcePaths.company, { id }, { retry: false });
  // Of others' companies the licences are not read.
  if (company?.compliance === undefined) return null;
  // The gate is shut: by what blocks the company, or because the document of the licence it holds is damaged or gone.
  if (company.assignmentBlocked && maySeize(company, file.state, todayIn(file.state, new Date(now))))
    return null;
  return (
    <ActButton label={t('gates.licence', { company: company.companyName })}>
      {(onClose) => <LicenceDialog company={company} onClose={onClose} />}
    </ActButton>
  );
}

function LicenceDialog({ company, onClose }: { readonly company: Company; readonly onClose: () => void }) {
  const file = useFileRecord();
  const { t, label, choice } = useWords();
  const { change } = useWriting('company');
  const fetchFile = useFetchAgain('file');
  const licence = seizureLicence(file.state);
  const named = (name: string): string => label('company', `compliance.${name}`);
  const of = (one: Licence): boolean => one.type === licence && one.state === file.state;
  const written = company.compliance?.find(of);
  return (
    <HoldingCompany value={company.id}>
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
          { path: 'state', field: state, label: named('state'), disabled: true, needed: true },
          { path: 'number', field: number, label: named('number'), needed: true },
          { path: 'expiresOn', field: expiresOn, label: named('expiresOn') },
          {
            ...{ path: 'documentId', field: documentId, label: named('documentId'), needed: true },
            own: ShownByInput,
          },
        ]}
        values={{
          ...{ type: licence, state: file.state, documentId: null },
          ...{ number: written?.number ?? null, expiresOn: written?.expiresOn ?? null },
        }}
        save={t('gates.licenceSave')}
        onSave={async (given, opened = company) => {
          // A licence that was renewed takes the place of the one that ended.
          const others = (opened.compliance ?? []).filter((one) => !of(one));
          const kept = {
            type: licence,
            state: file.state,
            number: given.number,
            documentId: given.documentId,
            ...(given.expiresOn ? { expiresOn: given.expiresOn } : {}),
          };
          await change(opened, { compliance: [...others, kept] });
          await fetchFile();
          return t('gates.licenceKept');
        }}
        onClose={onClose}
      />
    </HoldingCompany>
  );
}
