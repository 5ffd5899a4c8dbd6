import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useCallback } from 'react';
import type { Brief } from '#contract/resources/index';
import { documentGroups } from '#contract/vocabularies/document';
import type { DocumentGroup } from '#contract/vocabularies/document';
import { resourcePaths } from '../../data/resource-paths';
import { useRights } from '../../data/rights';

export type DocumentRow = Brief<'document'> & { readonly id: string; readonly may?: readonly string[] };

/** Every document of a file that this person may see, the newest first. */
export function useFileDocuments(fileId: string) {
  const rights = useRights();
  return useGetList<DocumentRow>(
    resourcePaths.document,
    {
      filter: { fileIds: fileId },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { enabled: rights.may('document', 'list'), placeholderData: (before) => before },
  );
}

const groupNames = Object.keys(documentGroups) as DocumentGroup[];

/** Documents by the groups of their types, in the order of a file's life; empty groups are left out. */
export function grouped(
  rows: readonly DocumentRow[],
): { group: DocumentGroup; rows: readonly DocumentRow[] }[] {
  return groupNames.flatMap((group) => {
    const types: readonly string[] = documentGroups[group];
    const found = rows.filter(({ documentType }) => types.includes(documentType));
    return found.length > 0 ? [{ group, rows: found }] : [];
  });
}

export const isPicture = ({ mimeType }: DocumentRow): boolean => /^image\/(jpeg|png)$/.test(mimeType);
export const isShownInPlace = (row: DocumentRow): boolean =>
  isPicture(row) || row.mimeType === 'application/pdf';
export const nameOf = ({ title, fileName }: DocumentRow): string => title ?? fileName;

/** Has everything fetched again that a document changes: the list, the file and its history. */
export function useFetchDocuments(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const paths = [resourcePaths.document, resourcePaths.file, resourcePaths.history];
    await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
  }, [queryClient]);
}
