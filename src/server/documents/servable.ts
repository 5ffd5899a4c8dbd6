import type { Recorded } from '#contract/resources/index';
import type { ValueOf } from '#contract/vocabularies/index';
import { sentence } from '#contract/words/sentence';
import { conflict } from '../rules/refuse';
import { kindByType } from './file-kinds';

/**
 * Holds a document to what may be served of it.
 * @throws Problem CONFLICT for what the scanner has not found clean, and for a picture of what is none
 */
export function checkServable(document: Recorded<'document'>, purpose: ValueOf<'signedUrlType'>): void {
  if (document.scanStatus === 'infected') throw conflict(sentence('documents.virusFoundFileNotKept'));
  if (document.scanStatus !== 'clean') throw conflict(sentence('documents.virusScanNotPassedDocument'));
  if (purpose === 'thumbnail' && !kindByType(document.mimeType)?.drawn)
    throw conflict(sentence('documents.documentNoPictureShow'));
}

/** Whether a browser shows it in place; all else is saved. */
export function isShownInPlace(mimeType: string): boolean {
  return kindByType(mimeType)?.inline === true;
}
