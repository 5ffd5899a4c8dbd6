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
    <Part title={t('filePlacing.contract')}>
      {!isClient && <DeclaredInput source="clientId" label={t('filePlacing.client')} />}
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
    <Part title={t('filePlacing.debtor')}>
      <Wide>
        <RadioButtonGroupInput
          source="debtorType"
          label={t('filePlacing.debtorIs')}
          helperText={false}
          margin="none"
          translateChoice={false}
          choices={[
            { id: 'consumer', name: t('filePlacing.person') },
            { id: 'business', name: t('filePlacing.business') },
          ]}
        />
      </Wide>
      {debtorType === 'business' ? (
        <Wide>{of('businessName', t('filePlacing.businessName'), needed(party.businessName))}</Wide>
      ) : (
        <>
          {of('firstName', t('filePlacing.firstName'), needed(party.firstName))}
          {of('lastName', t('filePlacing.lastName'), needed(party.lastName))}
        </>
      )}
      {of('phone', t('filePlacing.phone'), { kind: 'phone' })}
      <Wide>{of('line1', t('filePlacing.address'), { kind: 'text', max: 120 })}</Wide>
      {of('city', t('filePlacing.city'), { kind: 'text', max: 80 })}
      {of('postalCode', t('filePlacing.postalCode'), { kind: 'postalCode' })}
      <DeclaredInput
        source="state"
        label={t('filePlacing.province')}
        helperText={t('filePlacing.provinceHelp')}
      />
    </Part>
  );
}

/** How the file is to be worked, and by whom. */
export function HandlingPart() {
  const t = useTranslate();
  const rights = useRights();
  return (
    <Part title={t('filePlacing.handling')}>
      <Wide>
        <DeclaredInput
          source="isRushFile"
          label={t('filePlacing.rush')}
          helperText={t('filePlacing.rushHelp')}
        />
      </Wide>
      {rights.may('userAssignment', 'edit') && (
        <Wide>
          <DeclaredInput
            source="assignsMe"
            field={{ kind: 'flag' }}
            label={t('filePlacing.assignsMe')}
            helperText={t('filePlacing.assignsMeHelp')}
          />
        </Wide>
      )}
      <DeclaredInput source="instructions" />
    </Part>
  );
}
