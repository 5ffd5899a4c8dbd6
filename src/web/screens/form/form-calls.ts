import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerTo, RowOf, Sent } from '#contract/commands/input';
import type { FormPage } from '#contract/forms/page';
import { resourcePaths } from '../../data/resource-paths';
import { useCommand } from '../../data/use-command';
import { useReadData } from '../../data/use-read';

/** Somebody whom a form may be written to. */
export type Recipient = OfferedForm['recipients'][number];

/** A form that this person makes, with what stands in its way on the file. */
export type OfferedForm = RowOf<'listForms'>;

/** A form as it would be made now. */
export type Preview = Omit<AnswerTo<'previewForm'>, 'page'> & { readonly page: FormPage };

export const useOfferedForms = (fileId: string) =>
  // Below the files, so that it is fetched again with what changes a file.
  useReadData([resourcePaths.file, 'forms', fileId], 'listForms', { fileId }, { gcTime: 0 });

/** Shows a form without making it, whenever what it is made of changes. */
export function useFormPreview(sent: Sent<'previewForm'>) {
  const previewForm = useCommand('previewForm');
  return useQuery({
    queryKey: ['desk', 'formPreview', sent],
    queryFn: async ({ signal }) => (await previewForm(sent, { signal })) as Preview,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
}
