import type { Language } from '../words/languages';

/** What a pack was asked for. */
export interface EvidenceInput {
  readonly fileId: string;
  readonly language: Language;
  readonly fileName: string;
}

/** One entry of a pack as it was written. `sha256` is of its bytes in the pack. */
export interface Packed {
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}
/** The records of one list. `called`: what people call it. */
export interface PackedList extends Packed {
  readonly called: string;
  readonly rows: number;
}
/** A document. `kept`: the fingerprint when it came in, where its bytes in the pack are others. */
export interface PackedDocument extends Packed {
  readonly called: string;
  readonly kept: string | null;
}
/** What could not go in. */
export interface LeftOut {
  readonly called: string;
  readonly why: 'notScanned' | 'altered' | 'lost' | 'tellsPlace';
}
