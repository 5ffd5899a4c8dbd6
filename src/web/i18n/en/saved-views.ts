/** The texts of the views that a person keeps of a list. */
export const savedViews = {
  savedViews: {
    menu: 'View %{name}',
    rename: 'Rename view',
    update: 'Update “%{name}”',
    updated: 'The view “%{name}” was updated.',
    copyLink: 'Copy link',
    copied: 'The link was copied.',
    deleted: 'The view “%{name}” was deleted.',
    undo: 'Undo',
  },
} as const;
