/** A file as it is uploaded. `isWhole`, once its bytes have been read: whether none were cut off for its size. */
export interface UploadedFile {
  readonly fileName: string;
  readonly stream: NodeJS.ReadableStream;
  isWhole(): boolean;
}
