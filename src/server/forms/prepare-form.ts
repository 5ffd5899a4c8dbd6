import { formOf, formsOfRole } from '#contract/forms/index';
import type { FormDeclaration } from '#contract/forms/form';
import type { FormPage } from '#contract/forms/page';
import { whyNotFor, whyNotForm } from '#contract/lifecycles/form';
import type { FormApplicability, FormRefusal, ApplicabilityRefusal } from '#contract/lifecycles/form';
import { Problem } from '#contract/problems';
import type { ValueOf } from '#contract/vocabularies/index';
import { formatDate, formatPhone } from '#contract/written';
import { sentence } from '#contract/words/sentence';
import type { Sentence } from '#contract/words/sentence';
import type { Input } from '../commands/handler';
import { find } from '../records/find';
import type { Caller } from '../request/caller';
import type { RequestContext } from '../request/context';
import { conflict } from '../rules/refuse';
import { addressLines } from '../pdf/printed-company';
import { languages } from '../words/languages';
import { composePage } from './compose-page';
import { readFormFile } from './form-file';
import type { FormFile } from './form-file';
import { noPhotos, readFormPhotos, showsPhotos } from './form-photos';
import type { LackingPhoto } from './form-photos';
import { licenceNumber } from './licence-number';
import { mergeForm, readGiven } from './merge';
import type { MissingField } from './merge';
import { withPrinted } from './print-photos';
import type { PrintedPhotos } from './print-photos';
import { chooseRecipients } from './recipients';
import type { FormRecipient } from './recipients';
import { factsOf } from './settlement';
import { formTexts } from './texts/index';

export type FormInput = Input<'generateForm'>;

/** A form of a file, ready to be laid out or to be refused for what is missing. */
export interface PreparedForm {
  readonly form: FormDeclaration;
  readonly page: FormPage;
  readonly missing: readonly MissingField[];
  readonly lacking: readonly LackingPhoto[];
  readonly recipients: readonly FormRecipient[];
  readonly title: string;
  readonly ref: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly agencyId: string;
}

const sentences: { readonly [R in FormRefusal]: Sentence } = {
  SEIZE_OR_SUE: sentence('documents.seizeSueNoDeficiencyMay'),
  DEFICIENCY_NOT_SAID: sentence('documents.sayFileFirstWhetherDeficiency'),
  NO_PROCEEDS: sentence('documents.noProceedsClearedTrustFile'),
  NO_SHORTFALL: sentence('documents.nothingRemainsOwedAfterSale'),
  NO_SURPLUS: sentence('documents.nothingLeftOverAfterSale'),
  MAY_NOT_LEAVE: sentence('documents.assetDoesNotLeaveYet'),
  NOT_SECURED: sentence('documents.assetNotSecured'),
  NOT_SOLD: sentence('documents.assetNotSold'),
  RELEASE_NOT_AGREED: sentence('documents.releaseNotAgreed'),
  RESERVE_NOT_APPROVED: sentence('documents.reserveNotApproved'),
};

const otherwise: { readonly [R in ApplicabilityRefusal]: (appliesTo: FormApplicability) => Sentence } = {
  OTHER_PROVINCE: ({ provinces = [] }) =>
    sentence('documents.formOfProvinces', { provinces: provinces.join(', ') }),
  OTHER_DEBTOR: ({ debtor = '' }) => sentence('documents.formOfDebtors', { debtor }),
  OTHER_CONTRACT: ({ contracts = [] }) =>
    sentence('documents.formOfContracts', { contracts: contracts.join(', ') }),
  NOT_A_FARMER: () => sentence('documents.formOfFarmers'),
  NOT_INSOLVENT: () => sentence('documents.formOfInsolventBusinesses'),
};

/** Why a form cannot be made of a file as it stands, in a sentence. */
export function refusalOf(form: FormDeclaration, of: FormFile): Sentence | undefined {
  const appliesTo = whyNotFor(form.appliesTo, of.file);
  if (form.appliesTo && appliesTo) return otherwise[appliesTo](form.appliesTo);
  const refusal = whyNotForm(form.needs, factsOf(of.file, of.settlement, of.isReleaseAgreed));
  return refusal && sentences[refusal];
}

/** @throws Problem FORBIDDEN for a form that the caller's role does not make */
export function demandForm({ roleKey }: Caller, formType: ValueOf<'formType'>): void {
  if (!formsOfRole(roleKey).includes(formType)) throw new Problem('FORBIDDEN');
}

/**
 * Brings a form and its file together. `printed`: the photos of it that were drawn before, see `printPhotos`.
 * @throws Problem FORBIDDEN, NOT_FOUND, CONFLICT with what stands in the way, INVALID naming the field
 */
export async function prepareForm(
  context: RequestContext,
  input: FormInput,
  printed: PrintedPhotos,
): Promise<PreparedForm> {
  const { formType, language, fileId } = input;
  demandForm(context.caller, formType);
  const form = formOf(formType);
  const file = await find(context.db, 'file', fileId, context.caller);
  const of = await readFormFile(context.db, file, context.caller, context.now);
  const refusal = refusalOf(form, of);
  if (refusal) throw conflict(refusal);
  const told = readGiven(form, input.overrides, of.today);
  const recipients = chooseRecipients(form, of, input);
  const photos = showsPhotos(form)
    ? withPrinted(await readFormPhotos(context.db, form, file, context.caller), printed)
    : noPhotos;
  const method = input.serveMethod ?? null;
  const merged = await mergeForm(form, of, recipients, told, { language, method, photos });
  const title = languages[language].choices.formType[formType];
  const registry = merged.values.registry;
  const named = form.to === 'registry' && typeof registry === 'string' ? [[registry]] : [];
  return {
    form,
    missing: merged.missing,
    lacking: photos.lacking,
    recipients,
    title,
    ref: file.ref,
    day: of.today,
    agencyId: file.agencyId,
    page: {
      title,
      sender: senderLines(of, language),
      dated: formatDate(of.today, language),
      method: input.serveMethod ? languages[language].choices.noticeMethod[input.serveMethod] : null,
      to: [...named, ...recipients.map(({ name, address }) => [name, ...address])],
      blocks: composePage(formTexts[formType][language], merged),
      signature: [of.writer.fullName, of.writer.title ?? '', addressLines(of.sender)[0] ?? ''].filter(
        Boolean,
      ),
    },
  };
}

const licence = { en: 'Licence', fr: 'Permis' } as const;

/** The letterhead of who writes. Whoever collects says by which licence of the province where the file is. */
function senderLines({ sender, file, today }: FormFile, language: 'en' | 'fr'): string[] {
  const number = licenceNumber(sender, file.state, today);
  return [
    ...addressLines(sender),
    formatPhone(sender.phone, language),
    sender.email ?? '',
    number && `${licence[language]} ${number}`,
  ].filter(Boolean);
}

/** The name of a made form as a file. */
export const formFileName = ({ title, ref }: PreparedForm): string => `${title} ${ref}.pdf`;
