import { sessionRules } from '#contract/session';
import type { Message } from '../messages/messages';
import type { Account } from './account';

type Person = Pick<Account, 'email' | 'firstName' | 'language'>;

const minutes = (seconds: number): number => Math.round(seconds / 60);
const hours = (seconds: number): number => Math.round(seconds / 3600);

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    codeSubject: 'Your sign-in code',
    code: (code: string) =>
      `Your code is ${code}. It is valid for ${minutes(sessionRules.codeLife)} minutes and can be used once.`,
    codeWarning: 'Nobody of us will ever ask you for it. If you did not ask for it, change your password.',
    smsCode: (code: string) => `Collateral Desk: your code is ${code}. We never ask you for it.`,
    resetSubject: 'Set a new password',
    reset: (link: string) =>
      `You can set a new password with this link, once, within ${minutes(sessionRules.resetLife)} minutes:\n\n${link}`,
    resetWarning: 'If you did not ask for it, you need not do anything: your password stays as it is.',
    inviteSubject: 'Your access to Collateral Desk',
    invite: (link: string, company: string) =>
      `You have been given access to Collateral Desk for ${company}. Set your password with this link, once, within ${hours(sessionRules.inviteLife)} hours:\n\n${link}`,
    changedSubject: 'Your password was changed',
    changed: 'The password of your account was changed, and other sessions were ended.',
    changedWarning: 'If it was not you, set a new password at once and tell your administrator.',
    factorSubject: 'Your sign-in codes were reset',
    factor: (by: string) =>
      `${by} reset how you prove who you are. From now on your codes come to this address alone, your mobile phone was taken off your account, and your sessions were ended.`,
    factorNext:
      'Sign in again as usual. To have codes by text message, enter your mobile phone anew in your account.',
    factorWarning: 'If you did not ask for it, set a new password at once and tell your administrator.',
  },
  fr: {
    hello: (name: string) => `Bonjour ${name},`,
    codeSubject: 'Votre code de vérification',
    code: (code: string) =>
      `Votre code est ${code}. Il est valide pendant ${minutes(sessionRules.codeLife)} minutes et ne sert qu’une fois.`,
    codeWarning:
      'Personne chez nous ne vous le demandera jamais. Si vous ne l’avez pas demandé, changez votre mot de passe.',
    smsCode: (code: string) => `Collateral Desk : votre code est ${code}. Nous ne vous le demandons jamais.`,
    resetSubject: 'Choisir un nouveau mot de passe',
    reset: (link: string) =>
      `Ce lien vous permet de choisir un nouveau mot de passe, une seule fois, dans les ${minutes(sessionRules.resetLife)} minutes\u00a0:\n\n${link}`,
    resetWarning: 'Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
    inviteSubject: 'Votre accès à Collateral Desk',
    invite: (link: string, company: string) =>
      `Vous avez maintenant accès à Collateral Desk pour ${company}. Choisissez votre mot de passe avec ce lien, une seule fois, dans les ${hours(sessionRules.inviteLife)} heures\u00a0:\n\n${link}`,
    changedSubject: 'Votre mot de passe a été changé',
    changed: 'Le mot de passe de votre compte a été changé, et les autres sessions ont pris fin.',
    changedWarning:
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez votre administrateur.',
    factorSubject: 'Vos codes de vérification ont été réinitialisés',
    factor: (by: string) =>
      `${by} a réinitialisé la façon dont vous prouvez qui vous êtes. Vos codes arrivent désormais à cette seule adresse, votre cellulaire a été retiré de votre compte et vos sessions ont pris fin.`,
    factorNext:
      'Ouvrez une session comme d’habitude. Pour recevoir les codes par texto, inscrivez de nouveau votre cellulaire dans votre compte.',
    factorWarning:
      'Si vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe et prévenez votre administrateur.',
  },
} as const;

function mail(person: Person, subject: string, ...paragraphs: string[]): Message {
  const text = [words[person.language].hello(person.firstName), ...paragraphs, 'Collateral Desk'].join(
    '\n\n',
  );
  return { to: person.email, channel: 'email', subject, text };
}

/** The last line of a text message names the site, so that a phone offers the code there and nowhere else. */
export function codeMessage(
  person: Person & Pick<Account, 'mobilePhone'>,
  code: string,
  channel: 'email' | 'sms',
  publicUrl: string,
): Message {
  const said = words[person.language];
  if (channel === 'sms' && person.mobilePhone) {
    const text = `${said.smsCode(code)}\n\n@${new URL(publicUrl).hostname} #${code}`;
    return { to: person.mobilePhone, channel, subject: said.codeSubject, text, code };
  }
  return { ...mail(person, said.codeSubject, said.code(code), said.codeWarning), code };
}

export function resetMessage(person: Person, link: string): Message {
  const said = words[person.language];
  return mail(person, said.resetSubject, said.reset(link), said.resetWarning);
}

export function inviteMessage(person: Person & Pick<Account, 'companyName'>, link: string): Message {
  const said = words[person.language];
  return mail(person, said.inviteSubject, said.invite(link, person.companyName));
}

export function passwordChangedMessage(person: Person): Message {
  const said = words[person.language];
  return mail(person, said.changedSubject, said.changed, said.changedWarning);
}

/** `by`: who reset it, so that its owner can ask them; none where they are gone. */
export function factorResetMessage(person: Person, by = 'Collateral Desk'): Message {
  const said = words[person.language];
  return mail(person, said.factorSubject, said.factor(by), said.factorNext, said.factorWarning);
}
