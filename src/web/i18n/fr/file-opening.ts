import type { FileOpeningTexts } from '../en/file-opening';

export const fileOpening: FileOpeningTexts = {
  begin: 'Continuer dans le dossier',
  loading: 'Chargement du dossier',
  absent: 'Ce dossier n’existe pas',
  absentLead: 'Il a été supprimé ou n’est pas à votre portée.',
  failed: 'Le dossier n’a pas pu être chargé',
  toFiles: 'Retour aux dossiers',
};
