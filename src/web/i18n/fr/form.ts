import type { FormTexts } from '../en/form';

export const form: FormTexts = {
  make: 'Produire un formulaire',
  chooseTitle: 'Quel formulaire?',
  chooseLead: 'Le formulaire se remplit à partir du dossier. Vous le voyez avant que rien ne soit conservé.',
  failed: 'Les formulaires n’ont pas pu être chargés.',
  to: 'À',
  nobody: 'Personne au dossier ne peut recevoir ce formulaire. Ajoutez le débiteur sous Parties.',
  method: 'Mode d’envoi',
  post: 'Le transmettre aussi au client',
  keep: 'Produire et conserver',
  kept: '%{name} est conservé au dossier.',
  keptSent: '%{name} est conservé comme envoyé. Son délai attend la preuve.',
  preview: 'Aperçu',
  previewing: 'L’aperçu se prépare',
  asPdf: 'Ouvrir en PDF',
  missing: 'Il manque encore :',
  mend: 'À indiquer au dossier :',
  lacking: 'Toutes les photos n’y figurent pas :',
  lackingFor: '%{reason} : %{slots}',
  toPhotos: 'Aux photos',
  refused:
    'Pas pour ce dossier à ce stade : 1 formulaire |||| Pas pour ce dossier à ce stade : %{smart_count} formulaires',
  statutory:
    'Une loi prescrit ce que ce document doit contenir. Son libellé n’a pas été vérifié par un conseiller juridique pour cette province : faites-le confirmer avant de le signifier.',
};
