import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/EditOutlined';
import CloseIcon from '@mui/icons-material/Close';
import LockIcon from '@mui/icons-material/LockOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { Quiet } from '../../../parts/words-in-line';
import { Sign } from '../../../parts/sign';
import { resources } from '#contract/resources/index';
import type { DeskRecord } from '../../../data/record';
import { useWords } from '../../../i18n/words';
import { Value } from '../../../kinds/value';
import { useTranslate } from '../../../i18n/use-translate';
import { fieldAt, valueAt } from '../../../parts/fields-at';
import { useFileRecord } from '../file-record';
import type { PartyRow } from './file-parties';
import { isDebtor, partyName } from './file-parties';

const facts = [
  'dateOfBirth',
  'driverLicenceNumber',
  'language',
  'relationship',
  'employer.name',
  'employer.phone',
];

interface PartyCardProps {
  readonly party: PartyRow;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One party: who it is, how it is reached, and what one must know before calling. */
export function PartyCard({ party, onEdit, onRemove }: PartyCardProps) {
  const file = useFileRecord();
  const { choice, label } = useWords();
  const t = useTranslate();
  const name = partyName(party) || t('file.parties.unnamed');
  const may = (action: string) => (party.may?.includes(action) ?? false) && !file.closed;
  const value = (path: string) => (
    <Value
      value={valueAt(party, path)}
      field={fieldAt(resources.relatedParty.fields, path)}
      resource="relatedParty"
      name={path}
      record={party as unknown as DeskRecord}
      place="row"
    />
  );
  const shown = facts.filter((path) => valueAt(party, path) != null);
  return (
    <li className={isDebtor(party) ? 'card-party' : 'card-party card-third'}>
      <div className="party-head">
        <h3>{name}</h3>
        <Quiet>{choice('relatedPartyType', party.relatedPartyType)}</Quiet>
        <span className="card-buttons">
          {may('edit') && (
            <IconButton
              aria-label={t('file.parties.edit', { name })}
              title={t('file.parties.editShort')}
              onClick={onEdit}
            >
              <EditIcon />
            </IconButton>
          )}
          {may('delete') && (
            <IconButton
              aria-label={`${t('file.parties.remove')}: ${name}`}
              title={t('file.parties.remove')}
              onClick={onRemove}
            >
              <CloseIcon />
            </IconButton>
          )}
        </span>
      </div>
      <p className="card-chips">
        {party.doNotContact && (
          <Sign tone="bad" icon={<LockIcon />}>
            {t('file.parties.doNotContact')}
          </Sign>
        )}
        {party.riskFlags?.map((flag) => (
          <Sign tone="warn" icon={<WarningAmberIcon />} key={flag}>
            {choice('riskFlag', flag)}
          </Sign>
        ))}
        {party.isPrimary && <Sign>{t('file.parties.primary')}</Sign>}
        {party.isNoticeRecipient && <Sign>{t('file.parties.notices')}</Sign>}
        {party.representedBy && <Sign>{t('file.parties.represented', { who: party.representedBy })}</Sign>}
      </p>
      <ul className="reach">
        {party.phoneNumbers?.map((phone, index) => (
          <li key={index} className={phone.isValid === false ? 'reach-bad' : undefined}>
            <Value
              value={phone.number}
              field={{ kind: 'phone' }}
              resource="relatedParty"
              name="phoneNumbers.number"
              record={party as unknown as DeskRecord}
              place="row"
            />
            <Quiet>
              {phone.type && choice('phoneType', phone.type)}
              {phone.isValid === false && ` · ${t('file.parties.bad')}`}
            </Quiet>
          </li>
        ))}
        {party.emails?.map((email) => (
          <li key={email}>
            <a className="plain-link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ))}
        {party.addresses?.map((address, index) => {
          const line = [address.line1, address.line2, address.city, address.state, address.postalCode]
            .filter(Boolean)
            .join(', ');
          return (
            <li key={`address-${index}`} className={address.status === 'bad' ? 'reach-bad' : undefined}>
              <a
                className="plain-link"
                href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(line)}`}
                target="_blank"
                rel="noreferrer"
                title={t('file.parties.map')}
              >
                {line}
              </a>
              <Quiet>
                {[
                  address.type && choice('addressType', address.type),
                  address.status && choice('addressStatus', address.status),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Quiet>
            </li>
          );
        })}
      </ul>
      {shown.length > 0 && (
        <dl className="card-facts">
          {shown.map((path) => (
            <div key={path}>
              <dt>{label('relatedParty', path)}</dt>
              <dd>{value(path)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
