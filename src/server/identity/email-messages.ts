import { sessionRules } from '#contract/session';
import type { Recorded } from '#contract/resources/index';
import type { Message } from '../messages/messages';

type Person = Pick<Recorded<'user'>, 'email' | 'firstName' | 'language'>;

const hours = Math.round(sessionRules.emailLife / 3600);

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    askSubject: 'Confirm your new email address',
    ask: (email: string, by?: string) =>
      by
        ? `${by} asked that you sign in to Collateral Desk with ${email} from now on.`
        : `You asked to sign in to Collateral Desk with ${email} from now on.`,
    link: (link: string) =>
      `Confirm or refuse it with this link, once, within ${hours} hours. Until then nothing changes:\n\n${link}`,
    askWarning:
      'If it was not you, refuse it with the same link, set a new password and tell your administrator.',
    changedSubject: 'Your email address was changed',
    changed: 'The email address of your account was changed; from now on you sign in with the new one.',
    changedWarning: 'If it was not you, tell your administrator at once.',
    confirmedSubject: 'Your new email address is confirmed',
    confirmed:
      'From now on you sign in to Collateral Desk with this address, and codes and messages come here.',
  },
  fr: {
    hello: (name: string) => `Bonjour ${name},`,
    askSubject: 'Confirmez votre nouvelle adresse courriel',
    ask: (email: string, by?: string) =>
      by
        ? `${by} a demandé que vous ouvriez désormais vos sessions de Collateral Desk avec ${email}.`
        : `Vous avez demandé d’ouvrir désormais vos sessions de Collateral Desk avec ${email}.`,
    link: (link: string) =>
      `Confirmez ou refusez ce changement avec ce lien, une seule fois, dans les ${hours} heures. D’ici là, rien ne change\u00a0:\n\n${link}`,
    askWarning:
      'Si ce n’était pas vous, refusez-le avec le même lien, choisissez un nouveau mot de passe et prévenez votre administrateur.',
    changedSubject: 'Votre adresse courriel a été changée',
    changed:
      'L’adresse courriel de votre compte a été changée; vous ouvrez désormais une session avec la nouvelle.',
    changedWarning: 'Si ce n’était pas vous, prévenez tout de suite votre administrateur.',
    confirmedSubject: 'Votre nouvelle adresse courriel est confirmée',
    confirmed:
      'Vous ouvrez désormais vos sessions de Collateral Desk avec cette adresse, et les codes et les messages y arrivent.',
  },
} as const;

function mail(person: Person, subject: string, ...paragraphs: string[]): Message {
  const said = [words[person.language].hello(person.firstName), ...paragraphs, 'Collateral Desk'];
  return { to: person.email, channel: 'email', subject, text: said.join('\n\n') };
}

/** To the old address, with the new one whole, so that its owner sees a slip or a thief. `by`: who asked, where another did. */
export function emailChangeMessage(person: Person, newEmail: string, link: string, by?: string): Message {
  const said = words[person.language];
  return mail(person, said.askSubject, said.ask(newEmail, by), said.link(link), said.askWarning);
}

/** To the old address, without the new one: whoever took an account over is not told on to whom. */
export function emailChanged(person: Person): Message {
  const said = words[person.language];
  return mail(person, said.changedSubject, said.changed, said.changedWarning);
}

/** To the new address, once the old one confirmed it. */
export function emailConfirmed(person: Person): Message {
  const said = words[person.language];
  return mail(person, said.confirmedSubject, said.confirmed);
}
