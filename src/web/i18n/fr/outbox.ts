import type { OutboxTexts } from '../en/outbox';

export const outbox: OutboxTexts = {
  title: 'Boîte d’envoi',
  lead: 'Ces données sont une démonstration : rien n’est envoyé. Ce qu’une personne recevrait par courriel ou par téléphone paraît ici, le plus récent en premier.',
  to: 'À',
  email: 'Courriel',
  sms: 'Texto',
  code: 'Code',
  copy: 'Copier le code {code}',
  copied: 'Code {code} copié',
  none: 'Aucun message pour l’instant. Demandez un code en ouvrant une session : il paraîtra ici.',
  absent: 'Il n’y a pas de boîte d’envoi ici',
  absentLead: 'Ce serveur envoie ses messages aux personnes elles-mêmes.',
  failed: 'Les messages n’ont pas pu être chargés.',
  toSignIn: 'Aller à l’ouverture de session',
};
