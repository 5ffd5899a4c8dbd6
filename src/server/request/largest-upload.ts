/** The most bytes of one uploaded file, however it comes. */
export const largestUpload = 100 * 1_048_576;
