import { useEffect, useRef } from 'react';
import { RadioButtonGroupInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '#contract/fields';
import { resources } from '#contract/resources/index';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { DeclaredInput } from '../../../kinds/declared-input';
import { AccountField } from './account-field';
import { Part, Wide } from './part';
import type { Placing } from './placing';
import { provinceOf } from './placing';

const { fields } = resources.file;
const party = resources.relatedParty.fields;
const needed = (field: Field): Field => ({ ...field, required: true });

/** The client, the account, and what the contract says of both. */
export function ContractPart({ isClient }: { isClient: boolean }) {
  const t = useTranslate();
  const rights = useRights();
  const contractType = useWatch<Placing, 'contractType'>({ name: 'contractType' });
  const amounts = rights.may('file.financials', 'edit');
  return (
    <Part title={t('file.placing.contract')}>
      {!isClient && <DeclaredInput source="clientId" label={t('file.placing.client')} />}
      <AccountField />
      <DeclaredInput source="contractType" />
      {contractType === 'other' && (
        <DeclaredInput source="contractTypeOther" field={needed(fields.contractTypeOther)} />
      )}
      <DeclaredInput source="assignmentType" />
      {amounts && <DeclaredInput source="balanceAmount" />}
      {amounts && <DeclaredInput source="arrearsAmount" />}
      <DeclaredInput source="daysPastDue" />
    </Part>
  );
}

/** Who owes, and how they are reached; the postal code says the province. */
export function DebtorPart() {
  const t = useTranslate();
  const { setValue, getValues, control } = useFormContext<Placing>();
  const debtorType = useWatch({ control, name: 'debtorType' });
  const postalCode = useWatch({ control, name: 'party.postalCode' });
  const last = useRef(postalCode);

  useEffect(() => {
    if (postalCode === last.current) return;
    last.current = postalCode;
    const province = provinceOf(postalCode);
    if (province && province !== getValues('state')) setValue('state', province, { shouldDirty: true });
  }, [getValues, postalCode, setValue]);

  const of = (name: keyof Placing['party'], label: string, field: Field) => (
    <DeclaredInput source={`party.${name}`} label={label} field={field} />
  );
  return (
    <Part title={t('file.placing.debtor')}>
      <Wide>
        <RadioButtonGroupInput
          source="debtorType"
          label={t('file.placing.debtorIs')}
          helperText={false}
          margin="none"
          translateChoice={false}
          choices={[
            { id: 'consumer', name: t('file.placing.person') },
            { id: 'business', name: t('file.placing.business') },
          ]}
        />
      </Wide>
      {debtorType === 'business' ? (
        <Wide>{of('businessName', t('file.placing.businessName'), needed(party.businessName))}</Wide>
      ) : (
        <>
          {of('firstName', t('file.placing.firstName'), needed(party.firstName))}
          {of('lastName', t('file.placing.lastName'), needed(party.lastName))}
        </>
      )}
      {of('phone', t('file.placing.phone'), { kind: 'phone' })}
      <Wide>{of('line1', t('file.placing.address'), { kind: 'text', max: 120 })}</Wide>
      {of('city', t('file.placing.city'), { kind: 'text', max: 80 })}
      {of('postalCode', t('file.placing.postalCode'), { kind: 'postalCode' })}
      <DeclaredInput
        source="state"
        label={t('file.placing.province')}
        helperText={t('file.placing.provinceHelp')}
      />
    </Part>
  );
}

/** How the file is to be worked, and by whom. */
export function HandlingPart() {
  const t = useTranslate();
  const rights = useRights();
  return (
    <Part title={t('file.placing.handling')}>
      <Wide>
        <DeclaredInput
          source="isRushFile"
          label={t('file.placing.rush')}
          helperText={t('file.placing.rushHelp')}
        />
      </Wide>
      {rights.may('userAssignment', 'edit') && (
        <Wide>
          <DeclaredInput
            source="assignsMe"
            field={{ kind: 'flag' }}
            label={t('file.placing.assignsMe')}
            helperText={t('file.placing.assignsMeHelp')}
          />
        </Wide>
      )}
      <DeclaredInput source="instructions" />
    </Part>
  );
}
