import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormPage } from '#contract/forms/page';
import type { ValueOf } from '#contract/vocabularies/index';
import { resourcePaths } from '../../data/resource-paths';
import { useReadData } from '../../data/use-read';
import { useIdentity } from '../../identity/identity-context';

/** Somebody whom a form may be written to. */
export interface Recipient {
  readonly _id: string;
  readonly kind: 'company' | 'relatedParty';
  readonly name: string;
  readonly language: 'en' | 'fr' | null;
  readonly usual: boolean;
}

/** A form that this person makes, with what stands in its way on the file. */
export interface OfferedForm {
  readonly formType: ValueOf<'formType'>;
  readonly refusal: string | null;
  readonly recipients: readonly Recipient[];
}

/** A form as it would be made now. */
export interface Preview {
  readonly fileName: string;
  readonly missing: readonly { readonly field: string; readonly told: boolean }[];
  readonly page: FormPage;
  /** In base64. */
  readonly pdf: string;
}

export const useOfferedForms = (fileId: string) =>
  // Below the files, so that it is fetched again with what changes a file.
  useReadData<OfferedForm[]>([resourcePaths.file, 'forms', fileId], `/desk/form/list/${fileId}`, {
    gcTime: 0,
  });

/** Shows a form without making it, whenever what it is made of changes. */
export function useFormPreview(body: object) {
  const { http } = useIdentity();
  return useQuery({
    queryKey: ['desk', 'formPreview', body],
    queryFn: async ({ signal }) =>
      (await http.call('POST', '/form/preview', { body, signal })).body as Preview,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
}
