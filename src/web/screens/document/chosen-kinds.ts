const papers = '.pdf,.jpg,.jpeg,.png,.tif,.tiff';

/**
 * What the choosers of files name, as the attribute `accept`. An iPhone and Safari give a photo as a JPEG where kinds of pictures are named one
 * by one and HEIC is not among them; of all pictures, or of HEIC by its name, they give the original, which no other browser draws. A
 * HEIC that is dropped, or chosen among all files, is taken all the same.
 */
export const chosenKinds = {
  photo: 'image/jpeg,image/png',
  bill: papers,
  authorization: `${papers},.docx`,
  document: `${papers},.docx,.xlsx,.csv,.eml,.mp4`,
} as const;
