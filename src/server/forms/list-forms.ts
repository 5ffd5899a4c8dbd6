import { formOf, formsOfRole } from '#contract/forms/index';
import type { ValueOf } from '#contract/vocabularies/index';
import type { Sentence } from '#contract/words/sentence';
import { find } from '../records/find';
import type { RequestContext } from '../request/context';
import { readFormFile } from './form-file';
import { refusalOf } from './prepare-form';
import { recipientsOf } from './recipients';

/** A form that the caller's role makes: why it cannot be made of this file, and whom it may be written to. */
export interface OfferedForm {
  readonly formType: ValueOf<'formType'>;
  readonly refusal: Sentence | null;
  readonly recipients: readonly {
    readonly _id: string;
    readonly kind: 'company' | 'relatedParty' | 'purchaser';
    readonly name: string;
    readonly language: 'en' | 'fr' | null;
    readonly usual: boolean;
  }[];
}

/** The forms that the caller may make of a file, each with what stands in the way: by the function that refuses it. */
export async function offeredForms(context: RequestContext, fileId: string): Promise<OfferedForm[]> {
  const { db, caller, now } = context;
  const file = await find(db, 'file', fileId, caller);
  const mine = formsOfRole(caller.roleKey);
  if (mine.length === 0) return [];
  const of = await readFormFile(db, file, caller, now);
  return mine.map((formType) => ({
    formType,
    refusal: refusalOf(formOf(formType), of) ?? null,
    recipients: recipientsOf(formOf(formType), of).map(({ _id, kind, name, language, usual }) => ({
      _id,
      kind,
      name,
      language,
      usual,
    })),
  }));
}
