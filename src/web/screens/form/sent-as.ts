import { noticeOfForm } from '#contract/clocks/notice-documents';
import { serviceOfNotice } from '#contract/resources/file-progress';
import type { ValueOf } from '#contract/vocabularies/index';
import { useRights } from '../../data/rights';
import { useWords } from '../../i18n/words';
import type { Asked } from '../../parts/fields-dialog';
import { useSide } from '../own-side';

type Typed = Readonly<Record<string, unknown>>;

const asked = ['servedDate', 'postedDate', 'trackingNumber', 'emailConsent', 'servedBy'] as const;
const by: { readonly [A in (typeof asked)[number]]?: readonly string[] } = {
  postedDate: ['registered_mail'],
  trackingNumber: ['registered_mail', 'courier'],
  emailConsent: ['email'],
};

/** Asks how a notice was sent, where it is known as it is made: the numbers of the post and of couriers are kept from there. */
export function useAskedOfSending(
  formOfTyped: (typed: Typed) => ValueOf<'formType'> | null | undefined,
): readonly Asked[] {
  const { t, label } = useWords();
  const rights = useRights();
  const isOurs = useSide() === 'agency' && rights.may('file', 'edit');
  if (!isOurs) return [];
  return asked.map((path) => ({
    path,
    field: serviceOfNotice[path],
    label: path === 'servedDate' ? t('formDetails.sentOn') : label('file', `services.${path}`),
    needed: false,
    ...(path === 'servedDate' && { help: t('formDetails.sentHelp') }),
    when: (typed) => {
      const formType = formOfTyped(typed);
      const isNotice = Boolean(formType && noticeOfForm[formType] && typed.serveMethod);
      if (!isNotice || (path !== 'servedDate' && !typed.servedDate)) return false;
      return by[path]?.includes(String(typed.serveMethod)) ?? true;
    },
  }));
}

/** What was typed of how a notice was sent; nothing where it was not sent yet. */
export function sentAs(typed: Typed) {
  if (!typed.servedDate) return undefined;
  const said = asked.filter(
    (path) => typed[path] !== null && typed[path] !== undefined && typed[path] !== '',
  );
  return Object.fromEntries(said.map((path) => [path, typed[path]])) as {
    readonly servedDate: string;
  };
}
