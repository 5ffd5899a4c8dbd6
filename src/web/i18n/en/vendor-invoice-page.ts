import type { TextsOf } from '../texts-of';

/** The texts of a vendor's invoice as it is written: its form, its paper and the work it may bill. */
export const vendorInvoicePage = {
  form: {
    create: 'New vendor invoice',
    edit: 'Correct invoice %{number}',
    head: 'The invoice',
    lines: 'What it bills',
    addLine: 'Add a line',
    removeLine: 'Remove line %{line}',
    file: 'File',
    fileHelp: 'Files that you work or have worked',
    claimed: 'Taxes on the paper, where they differ',
    claimedHelp: 'Left empty, the taxes of the file’s province are taken.',
    subtotal: 'Before taxes',
    disputed: 'Disputed',
    saveDraft: 'Save as a draft',
    saveOnly: 'Save without submitting',
    saveSubmit: 'Save and submit',
    saved: 'Invoice %{number} is saved.',
  },
  paper: {
    title: 'The paper',
    neededToSubmit: 'needed to submit',
    choose: 'Choose a file',
    replace: 'Replace it',
    takeOff: 'Take it off',
    orPick: 'Or take one that is there already',
    papersOfFiles: '%{count} paper on these files |||| %{count} papers on these files',
    help: 'The invoice as a PDF or a photo, chosen or dropped here. It is checked for viruses as it comes in.',
    waiting: 'It is sent once a line names its file.',
    sending: 'Sending',
    retry: 'Try again',
    open: 'Open',
    download: 'Download',
    outOfSight: 'This paper is not there for you to see.',
    unseen: 'The virus scan has not passed this paper yet.',
  },
  unbilled: {
    title: 'Completed work that is not billed (%{count})',
    someOf: '%{count} of %{total}',
    list: 'Work to bill',
    ended: 'ended %{date}',
    nothingOwed: 'No price is set yet',
    take: 'Bill it',
    takeOf: 'Bill the work on %{ref}',
  },
} as const;

export type VendorInvoicePageTexts = TextsOf<typeof vendorInvoicePage>;
