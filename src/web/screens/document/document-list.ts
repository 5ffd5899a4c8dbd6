import type { Brief } from '#contract/resources/index';
import { isNamed, standingOrders } from '#contract/lifecycles/court-order';
import { documentGroups } from '#contract/document-groups';
import type { DocumentGroup } from '#contract/document-groups';
import { vendorOrigins } from '#contract/lifecycles/documents-that-prove';
import { useWholeList } from '../../data/use-whole-list';

export type DocumentRow = Brief<'document'> & { readonly id: string; readonly may?: readonly string[] };

/** Every document of a file that this person may see, the newest first. */
export const useFileDocuments = (fileId: string) =>
  useWholeList<DocumentRow>('document', { fileIds: fileId }, '-createdAt');

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

/** The orders of courts among the documents of a file, the newest first, that a later one of the same court file ended. */
export function endedOrders(rows: readonly DocumentRow[]): ReadonlySet<string> {
  const orders = rows
    .filter((row) => row.documentType === 'court_order' && isNamed(row))
    .filter(({ scanStatus, bytesFault }) => scanStatus === 'clean' && !bytesFault)
    .filter(({ originType }) => !vendorOrigins.includes(originType))
    .reverse();
  const standing = new Set(standingOrders(orders).map(({ id }) => id));
  return new Set(orders.flatMap(({ id }) => (standing.has(id) ? [] : [id])));
}

export const isPicture = ({ mimeType }: DocumentRow): boolean => /^image\/(jpeg|png)$/.test(mimeType);
/** A photo that is kept and drawn nowhere, neither by the host nor in most browsers. */
export const isUndrawnPhoto = (mimeType: string): boolean => /^image\/hei[cf]$/.test(mimeType);
/** What the host draws in small. */
export const isDrawn = ({ mimeType }: DocumentRow): boolean => /^image\/(jpeg|png|tiff)$/.test(mimeType);
export const isShownInPlace = (row: DocumentRow): boolean =>
  isPicture(row) || row.mimeType === 'application/pdf';
export const nameOf = ({ title, fileName }: DocumentRow): string => title ?? fileName;
