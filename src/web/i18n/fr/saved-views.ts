import type { savedViews as english } from '../en/saved-views';
import type { TextsOf } from '../texts-of';

export const savedViews: TextsOf<typeof english> = {
  savedViews: {
    menu: 'Vue %{name}',
    rename: 'Renommer la vue',
    update: 'Mettre à jour « %{name} »',
    updated: 'La vue « %{name} » a été mise à jour.',
    copyLink: 'Copier le lien',
    copied: 'Le lien a été copié.',
    deleted: 'La vue « %{name} » a été supprimée.',
    undo: 'Revenir en arrière',
  },
};
