import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ResourceContextProvider, useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { sideOf } from '#contract/roles/sides';
import { recordPath, resourcePaths } from '../../../data/resource-paths';
import { useRights } from '../../../data/rights';
import { useTranslate } from '../../../i18n/use-translate';
import { useSession } from '../../../identity/identity-context';
import { inputId } from '../../../kinds/input-id';
import { focusWhenOpened } from '../../../parts/focus-first-field';
import { Page } from '../../../parts/page';
import { PageHead } from '../../../parts/page-head';
import type { StandingFile } from './account-standing';
import { useAccountStanding } from './account-standing';
import { useAfterPlacing } from './after-placing';
import { AssetPart } from './asset-part';
import { AuthorizationPart } from './authorization-part';
import { HalfPlaced } from './half-placed';
import { dropDraft, readDraft, useKeptDraft } from './new-file-draft';
import { PlacingRefused, usePlaceFile } from './place-file';
import type { Placing } from './placing';
import { emptyPlacing } from './placing';
import { usePlacingLabel } from './placing-label';
import { ContractPart, DebtorPart, HandlingPart } from './placing-parts';
import { impossibleAt, problemsOf } from './placing-problems';
import type { Stop } from './stopped';
import { Stopped } from './stopped';

const Form = styled('form')({ display: 'grid', gap: 12 });
const Fields = styled('fieldset')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const Foot = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 auto' } },
}));

/** The short form in which a file is placed: the VIN and the address fill what they can, everything else may wait. */
export function PlaceFilePage() {
  const t = useTranslate();
  const rights = useRights();
  const { user } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const { place, placed, again } = usePlaceFile();
  const finish = useAfterPlacing();
  const labelOf = usePlacingLabel();
  const isClient = sideOf((user?.activityType ?? 'agency') as Parameters<typeof sideOf>[0]) === 'client';
  const [kept] = useState(readDraft);
  const start: Placing = { ...emptyPlacing, clientId: isClient ? (user?.companyId ?? null) : null };
  const form = useForm<Placing>({ defaultValues: { ...start, ...kept } });
  const [documents, setDocuments] = useState<readonly File[]>([]);
  const [stop, setStop] = useState<Stop | null>(null);
  const [problems, setProblems] = useState<readonly (readonly [string, string])[]>([]);
  const { standingOf } = useAccountStanding(emptyPlacing);
  const { isSubmitting } = form.formState;
  useKeptDraft(form);

  const sayStanding = ({ closed }: StandingFile) =>
    closed ? t('filePlacing.chooseStanding') : t('filePlacing.duplicate');
  const focusOn = (path: string) => document.getElementById(inputId(path))?.focus();
  const show = (errors: Readonly<Record<string, string>>) => {
    for (const [path, message] of Object.entries(errors))
      form.setError(path as keyof Placing, {
        message,
        ...(path === 'bankAccountNumber' && { type: 'standing' }),
      });
    setProblems(Object.keys(errors).map((path) => [path, labelOf(path, form.getValues('assetType'))]));
    const [first] = Object.keys(errors);
    if (first) focusOn(first);
  };
  /** What cannot be is said as soon as its field is left. */
  const check = (path: string) => {
    const name = path as keyof Placing;
    const message = impossibleAt(form.getValues(), path);
    if (message) form.setError(name, { type: 'impossible', message });
    else if (form.getFieldState(name).error?.type === 'impossible') form.clearErrors(name);
  };

  const submit = (another: boolean) =>
    form.handleSubmit(async (typed) => {
      setStop(null);
      const stands = await standingOf(typed);
      const linked = stands?.closed === true && typed.relatedFileId === stands.id;
      const wrong = problemsOf(typed, placed || !stands || linked ? undefined : sayStanding(stands));
      show(wrong);
      if (stands?.closed === false && !placed)
        setStop({ message: t('filePlacing.duplicate'), duplicate: stands });
      if (Object.keys(wrong).length > 0) return;
      try {
        const { file, reason } = await place({ ...typed, relatedFileId: linked ? stands.id : null });
        if (reason !== undefined) return;
        const assignsMe = typed.assignsMe && rights.may('userAssignment', 'edit');
        const failures = await finish(file.id, { assignsMe, documents });
        dropDraft();
        notify(t('filePlacing.placed', { ref: file.ref }), { type: 'success' });
        for (const failure of failures)
          notify(t('filePlacing.afterFailed', { ref: file.ref, reason: failure }), { type: 'error' });
        if (!another) return void navigate(recordPath('file', file.id));
        again();
        setDocuments([]);
        const { clientId, contractType, assetType } = typed;
        form.reset({ ...start, clientId, contractType, assetType });
        focusOn('serialNumber');
        window.scrollTo(0, 0);
      } catch (error) {
        if (!(error instanceof PlacingRefused)) throw error;
        show(error.errors);
        setStop({ message: error.message, ...(error.duplicate && { duplicate: error.duplicate }) });
      }
    });

  return (
    <Page sx={{ maxWidth: 760 }}>
      <PageHead title={t('filePlacing.title')} lead={t('filePlacing.lead')} />
      <ResourceContextProvider value={resourcePaths.file}>
        <FormProvider {...form}>
          <Form
            ref={focusWhenOpened}
            noValidate
            onSubmit={(event) => void submit(false)(event)}
            onBlur={({ target }) => 'name' in target && check(String(target.name))}
          >
            <Stopped stop={stop} problems={problems} />
            <Fields disabled={placed !== null}>
              <AssetPart />
              <ContractPart isClient={isClient} />
            </Fields>
            <DebtorPart />
            <Fields disabled={placed !== null}>
              <HandlingPart />
              {rights.may('document', 'create') && (
                <AuthorizationPart documents={documents} onChange={setDocuments} />
              )}
            </Fields>
            {placed ? (
              <HalfPlaced placed={placed} busy={isSubmitting} />
            ) : (
              <Foot>
                <Button variant="contained" color="primary" type="submit" disabled={isSubmitting}>
                  {t('filePlacing.save')}
                </Button>
                <Button disabled={isSubmitting} onClick={(event) => void submit(true)(event)}>
                  {t('filePlacing.saveAnother')}
                </Button>
              </Foot>
            )}
          </Form>
        </FormProvider>
      </ResourceContextProvider>
    </Page>
  );
}
