import { secondStepGraceDays } from '@vitrine/contract/accounts/second-step.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    passkeyAdded: 'A passkey was added',
    passkeyAddedBody: 'The passkey “{passkey}” was added to your account. You can sign in with it from now on.',
    passkeyRemoved: 'A passkey was removed',
    passkeyRemovedBody: 'The passkey “{passkey}” was removed from your account. Whoever was signed in elsewhere was signed out.',
    appOn: 'An authenticator app was set up',
    appOnBody: 'An authenticator app was set up for your account. From now on its code is asked for after the password.',
    appOff: 'The authenticator app was turned off',
    appOffBody:
      'The authenticator app of your account and its recovery codes were turned off. Whoever was signed in elsewhere was signed out.',
    codesNew: 'New recovery codes were made',
    codesNewBody:
      'New recovery codes were made for your account. The former ones are no longer good, and whoever was signed in elsewhere was signed out.',
    codeUsed: 'A recovery code was used',
    codeUsedBody: 'Somebody used one of your recovery codes in place of the authenticator app. Codes that are left: {left}.',
    reset: 'Your passkeys and your authenticator app were removed',
    resetBody:
      '{by} has removed the passkeys, the authenticator app and the recovery codes of your account, and signed you out everywhere. Your password is still good.',
    resetDone: 'You have removed passkeys and an authenticator app',
    resetDoneBody: 'You have removed the passkeys, the authenticator app and the recovery codes of {who}. Both of you are told by mail.',
    required: '{company} asks for a safer way to sign in',
    requiredBody:
      '{company} asks everybody in the team for a passkey or an authenticator app from now on. You set it up when you next sign in, within {days} days at the latest; it takes a minute or two.',
    provider: 'You can sign in through {company}',
    providerBody:
      'Somebody has signed in to your account at the provider of {company} for the first time. From now on you can do so whenever you like.',
    label: 'To the security settings',
    notYou: 'If that was not you, change your password now, look through your passkeys, and tell your team or us.',
    notYouReset: 'If you did not ask for this, change your password now and speak with {by}.',
  },
  de: {
    passkeyAdded: 'Ein Passkey wurde hinzugefügt',
    passkeyAddedBody: 'Ihrem Konto wurde der Passkey „{passkey}“ hinzugefügt. Sie können sich ab jetzt damit anmelden.',
    passkeyRemoved: 'Ein Passkey wurde entfernt',
    passkeyRemovedBody: 'Der Passkey „{passkey}“ wurde aus Ihrem Konto entfernt. Wer anderswo angemeldet war, wurde abgemeldet.',
    appOn: 'Eine Authenticator-App wurde eingerichtet',
    appOnBody: 'Für Ihr Konto wurde eine Authenticator-App eingerichtet. Ab jetzt wird nach dem Passwort ihr Code verlangt.',
    appOff: 'Die Authenticator-App wurde abgeschaltet',
    appOffBody:
      'Die Authenticator-App Ihres Kontos und die Wiederherstellungscodes wurden abgeschaltet. Wer anderswo angemeldet war, wurde abgemeldet.',
    codesNew: 'Neue Wiederherstellungscodes wurden erstellt',
    codesNewBody:
      'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr, und wer anderswo angemeldet war, wurde abgemeldet.',
    codeUsed: 'Ein Wiederherstellungscode wurde verwendet',
    codeUsedBody: 'Jemand hat statt der Authenticator-App einen Ihrer Wiederherstellungscodes verwendet. Noch übrige Codes: {left}.',
    reset: 'Ihre Passkeys und Ihre Authenticator-App wurden entfernt',
    resetBody:
      '{by} hat die Passkeys, die Authenticator-App und die Wiederherstellungscodes Ihres Kontos entfernt und Sie überall abgemeldet. Ihr Passwort gilt weiter.',
    resetDone: 'Sie haben Passkeys und eine Authenticator-App entfernt',
    resetDoneBody:
      'Sie haben die Passkeys, die Authenticator-App und die Wiederherstellungscodes von {who} entfernt. Sie erfahren es beide per Mail.',
    required: '{company} möchte, dass Sie sich sicherer anmelden',
    requiredBody:
      '{company} verlangt ab jetzt von allen im Team einen Passkey oder eine Authenticator-App. Sie richten das bei der nächsten Anmeldung ein, spätestens in {days} Tagen; es dauert ein, zwei Minuten.',
    provider: 'Sie können sich über {company} anmelden',
    providerBody:
      'Bei Ihrem Konto hat sich zum ersten Mal jemand über den Anmeldedienst von {company} angemeldet. Sie können sich ab jetzt jederzeit so anmelden.',
    label: 'Zu den Sicherheitseinstellungen',
    notYou:
      'Falls Sie das nicht waren, ändern Sie jetzt Ihr Passwort, sehen Sie Ihre Passkeys durch und sagen Sie Ihrem Team oder uns Bescheid.',
    notYouReset: 'Falls Sie nicht darum gebeten haben, ändern Sie jetzt Ihr Passwort und sprechen Sie mit {by}.',
  },
  fr: {
    passkeyAdded: 'Une clé d’accès a été ajoutée',
    passkeyAddedBody: 'La clé d’accès « {passkey} » a été ajoutée à votre compte. Vous pouvez désormais vous connecter avec elle.',
    passkeyRemoved: 'Une clé d’accès a été retirée',
    passkeyRemovedBody: 'La clé d’accès « {passkey} » a été retirée de votre compte. Les autres appareils ont été déconnectés.',
    appOn: 'Une application d’authentification a été configurée',
    appOnBody:
      'Une application d’authentification a été configurée pour votre compte. Son code est désormais demandé après le mot de passe.',
    appOff: 'L’application d’authentification a été désactivée',
    appOffBody:
      'L’application d’authentification de votre compte et ses codes de secours ont été désactivés. Les autres appareils ont été déconnectés.',
    codesNew: 'De nouveaux codes de secours ont été créés',
    codesNewBody:
      'De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne sont plus valables, et les autres appareils ont été déconnectés.',
    codeUsed: 'Un code de secours a été utilisé',
    codeUsedBody:
      'Quelqu’un a utilisé l’un de vos codes de secours à la place de l’application d’authentification. Codes restants : {left}.',
    reset: 'Vos clés d’accès et votre application ont été retirées',
    resetBody:
      '{by} a retiré les clés d’accès, l’application d’authentification et les codes de secours de votre compte, et mis fin à toutes vos sessions. Votre mot de passe reste valable.',
    resetDone: 'Vous avez retiré des clés d’accès et une application',
    resetDoneBody:
      'Vous avez retiré les clés d’accès, l’application d’authentification et les codes de secours de {who}. Cette personne reçoit elle aussi un e-mail.',
    required: '{company} demande une connexion plus sûre',
    requiredBody:
      '{company} demande désormais à toute l’équipe une clé d’accès ou une application d’authentification. Vous la configurez à votre prochaine connexion, dans {days} jours au plus tard ; cela prend une ou deux minutes.',
    provider: 'Vous pouvez vous connecter via {company}',
    providerBody:
      'Quelqu’un s’est connecté pour la première fois à votre compte via le service d’identité de {company}. Vous pouvez désormais vous connecter ainsi à tout moment.',
    label: 'Voir les réglages de sécurité',
    notYou:
      'Si ce n’était pas vous, changez votre mot de passe maintenant, vérifiez vos clés d’accès et prévenez votre équipe, ou écrivez-nous.',
    notYouReset: 'Si vous ne l’avez pas demandé, changez votre mot de passe maintenant et parlez-en à {by}.',
  },
});

/** What has changed in how somebody signs in. */
export type SignInChange =
  | { kind: 'passkey-added' | 'passkey-removed'; passkey: string }
  | { kind: 'app-on' | 'app-off' | 'codes-new' }
  | { kind: 'code-used'; left: number }
  | { kind: 'reset'; by: string }
  | { kind: 'reset-done'; who: string }
  | { kind: 'required' | 'provider'; company: string };

/** Subject, text and what to do where it was somebody else. */
function wordsOf(language: Language, change: SignInChange): readonly [subject: string, body: string, note?: string] {
  const say = texts[language];
  switch (change.kind) {
    case 'passkey-added':
      return [say.passkeyAdded, fill(say.passkeyAddedBody, { passkey: change.passkey }), say.notYou];
    case 'passkey-removed':
      return [say.passkeyRemoved, fill(say.passkeyRemovedBody, { passkey: change.passkey }), say.notYou];
    case 'app-on':
      return [say.appOn, say.appOnBody, say.notYou];
    case 'app-off':
      return [say.appOff, say.appOffBody, say.notYou];
    case 'codes-new':
      return [say.codesNew, say.codesNewBody, say.notYou];
    case 'code-used':
      return [say.codeUsed, fill(say.codeUsedBody, { left: change.left }), say.notYou];
    case 'reset':
      return [say.reset, fill(say.resetBody, { by: change.by }), fill(say.notYouReset, { by: change.by })];
    case 'reset-done':
      return [say.resetDone, fill(say.resetDoneBody, { who: change.who })];
    case 'provider':
      return [fill(say.provider, { company: change.company }), fill(say.providerBody, { company: change.company }), say.notYou];
    case 'required':
      return [
        fill(say.required, { company: change.company }),
        fill(say.requiredBody, { company: change.company, days: secondStepGraceDays }),
      ];
  }
}

interface Facts {
  name: string;
  /** Where they look after it. */
  url: string;
  change: SignInChange;
}

/** To whoever's ways of signing in have changed. It is written whenever one does: a way that somebody else adds is seen. */
export function signInWaysLetter(language: Language, { name, url, change }: Facts): Letter {
  const [subject, body, note] = wordsOf(language, change);
  return {
    subject,
    paragraphs: [greeting(language, name), body],
    action: { label: texts[language].label, url },
    ...(note ? { notes: [note] } : {}),
  };
}
