import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { ButtonLink } from '../../../parts/button-link';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { sideOf } from '#contract/roles/sides';
import { recordPath } from '../../../data/resource-paths';
import { PageTitle } from '../../../frame/page-title';
import { useTranslate } from '../../../i18n/use-translate';
import { useSession } from '../../../identity/identity-context';
import { useWords } from '../../../i18n/words';
import { inputId } from '../../../kinds/field-input';
import { dropDraft, readDraft, useKeptDraft } from './new-file-draft';
import { PlacingRefused, usePlaceFile } from './place-file';
import { AssetPart } from './asset-part';
import type { StandingFile } from './account-standing';
import { useAccountStanding } from './account-standing';
import { assetKinds } from './asset-kinds';
import { ContractPart, DebtorPart, HandlingPart } from './placing-parts';
import type { Placing } from './placing';
import { emptyPlacing } from './placing';
import { problemsOf } from './placing-problems';
import '../../screens.css';
import './place.css';

/** The short form in which a file is placed: the VIN and the address fill what they can, everything else may wait. */
export function PlaceFilePage() {
  const t = useTranslate();
  const words = useWords();
  const { user } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const { place, placed, again } = usePlaceFile();
  const isClient = sideOf((user?.activityType ?? 'agency') as Parameters<typeof sideOf>[0]) === 'client';
  const [kept] = useState(readDraft);
  const start: Placing = { ...emptyPlacing, clientId: isClient ? (user?.companyId ?? null) : null };
  const form = useForm<Placing>({ defaultValues: { ...start, ...kept } });
  const [failure, setFailure] = useState<{ message: string; duplicate?: { id: string; ref: string } } | null>(
    null,
  );
  const { standingOf } = useAccountStanding(emptyPlacing);
  const [problems, setProblems] = useState<readonly (readonly [string, string])[]>([]);
  const { isSubmitting } = form.formState;
  useKeptDraft(form);

  const labelOf = (path: string) => {
    const { number } = assetKinds[form.getValues('assetType')];
    if (path === 'serialNumber' && number) return t(`file.placing.numbers.${number}`);
    return path.startsWith('party.') ? partyLabel(path) : words.label('file', path);
  };
  const partyLabel = (path: string) => {
    const names: Readonly<Record<string, string>> = {
      'party.firstName': t('file.placing.firstName'),
      'party.lastName': t('file.placing.lastName'),
      'party.businessName': t('file.placing.businessName'),
      'party.phone': t('file.placing.phone'),
      'party.line1': t('file.placing.address'),
      'party.city': t('file.placing.city'),
      'party.postalCode': t('file.placing.postalCode'),
    };
    return names[path] ?? path;
  };
  const sayStanding = ({ closed }: StandingFile) =>
    closed ? t('file.placing.chooseStanding') : t('file.placing.duplicate');
  const show = (errors: Readonly<Record<string, string>>) => {
    for (const [path, message] of Object.entries(errors))
      form.setError(path as keyof Placing, {
        message,
        ...(path === 'bankAccountNumber' && { type: 'standing' }),
      });
    setProblems(Object.keys(errors).map((path) => [path, labelOf(path)] as const));
    const [first] = Object.keys(errors);
    if (first) document.getElementById(inputId(first))?.focus();
  };

  const submit = (another: boolean) =>
    form.handleSubmit(async (typed) => {
      setFailure(null);
      const stands = await standingOf(typed);
      const linked = stands?.closed === true && typed.relatedFileId === stands.id;
      const wrong = problemsOf(typed, placed || !stands || linked ? undefined : sayStanding(stands));
      show(wrong);
      if (stands?.closed === false && !placed)
        setFailure({ message: t('file.placing.duplicate'), duplicate: stands });
      if (Object.keys(wrong).length > 0) return;
      try {
        const { file, reason } = await place({ ...typed, relatedFileId: linked ? stands.id : null });
        if (reason !== undefined) return;
        dropDraft();
        notify(t('file.placing.placed', { ref: file.ref }), { type: 'success' });
        if (!another) return void navigate(recordPath('file', file.id));
        again();
        form.reset({
          ...start,
          clientId: typed.clientId,
          contractType: typed.contractType,
          assetType: typed.assetType,
        });
        document.getElementById(inputId('serialNumber'))?.focus();
        window.scrollTo(0, 0);
      } catch (error) {
        if (!(error instanceof PlacingRefused)) throw error;
        show(error.errors);
        setFailure({ message: error.message, ...(error.duplicate && { duplicate: error.duplicate }) });
      }
    });

  return (
    <div className="desk-page placing">
      <PageTitle title={t('file.placing.title')} />
      <p className="quiet placing-lead">{t('file.placing.lead')}</p>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(false)(event)}>
          {(problems.length > 0 || failure) && (
            <div className="placing-stop" role="alert">
              {failure && (
                <p>
                  {failure.duplicate ? t('file.placing.duplicate') : failure.message}{' '}
                  {failure.duplicate && (
                    <Link to={recordPath('file', failure.duplicate.id)}>
                      {t('file.placing.openFile', { ref: failure.duplicate.ref })}
                    </Link>
                  )}
                </p>
              )}
              {problems.length > 0 && (!failure || failure.duplicate) && (
                <p>
                  {t('file.placing.problems', { smart_count: problems.length })}{' '}
                  {problems.map(([path, label]) => (
                    <a key={path} href={`#${inputId(path)}`}>
                      {label}
                    </a>
                  ))}
                </p>
              )}
            </div>
          )}
          <fieldset className="placing-fields" disabled={placed !== null}>
            <AssetPart />
            <ContractPart isClient={isClient} />
          </fieldset>
          <DebtorPart />
          <fieldset className="placing-fields" disabled={placed !== null}>
            <HandlingPart />
          </fieldset>
          {placed ? (
            <div className="placing-stop" role="alert">
              <p>{t('file.placing.partyFailed', { ref: placed.file.ref, reason: placed.reason ?? '' })}</p>
              <p>{t('file.placing.partyKept')}</p>
              <div className="placing-foot">
                <Button variant="contained" color="primary" type="submit" disabled={isSubmitting}>
                  {t('file.placing.partyAgain')}
                </Button>
                <ButtonLink to={recordPath('file', placed.file.id)}>
                  {t('file.placing.openFile', { ref: placed.file.ref })}
                </ButtonLink>
              </div>
            </div>
          ) : (
            <footer className="placing-foot placing-bar">
              <Button variant="contained" color="primary" type="submit" disabled={isSubmitting}>
                {t('file.placing.save')}
              </Button>
              <Button disabled={isSubmitting} onClick={(event) => void submit(true)(event)}>
                {t('file.placing.saveAnother')}
              </Button>
            </footer>
          )}
        </form>
      </FormProvider>
    </div>
  );
}
