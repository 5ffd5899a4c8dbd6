import Typography from '@mui/material/Typography';
import { Quiet } from '../../parts/words-in-line';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/use-translate';
import { useIdentity } from '../../identity/identity-context';

interface Company {
  readonly companyId: string;
  readonly companyName: string;
  readonly users: readonly {
    readonly _id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly title?: string | null;
  }[];
}

interface RecipientPickerProps {
  readonly fileId: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Those who may receive notes on this file, company by company, to be ticked. */
export function RecipientPicker({ fileId, chosen, onChange }: RecipientPickerProps) {
  const t = useTranslate();
  const { http } = useIdentity();
  const { data: companies } = useQuery({
    queryKey: ['desk', 'noteRecipients', fileId],
    queryFn: async ({ signal }) => {
      const { body } = await http.call('GET', `/note/listPossibleNoteAdminRecipients/${fileId}`, { signal });
      return (body as { data: Company[] }).data;
    },
    staleTime: 60_000,
  });
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="recipients">
      <legend>
        {t('note.recipients')} <Quiet>{t('note.recipientsHelp')}</Quiet>
      </legend>
      {companies?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('note.noRecipients')}
        </Typography>
      )}
      {companies?.map(({ companyId, companyName, users }) => (
        <div key={companyId} className="recipient-company">
          <Quiet>{companyName}</Quiet>
          {users.map(({ _id, firstName, lastName }) => (
            <label key={_id} className="tick tick-chip">
              <input type="checkbox" checked={chosen.includes(_id)} onChange={() => toggle(_id)} />
              <span>
                {firstName} {lastName}
              </span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
