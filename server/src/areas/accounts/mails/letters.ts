import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Letter } from '../../../platform/mail.ts';

type Texts<T> = Record<Language, T>;

const hello: Texts<(name: string) => string> = {
  en: (name) => `Hello ${name},`,
  de: (name) => `Guten Tag ${name},`,
  fr: (name) => `Bonjour ${name},`,
};

const notYou: Texts<string> = {
  en: 'If you did not ask for this, you can ignore this mail. Nothing changes.',
  de: 'Falls Sie das nicht angefordert haben, können Sie diese Mail ignorieren. Es ändert sich nichts.',
  fr: 'Si vous n’êtes pas à l’origine de cette demande, ignorez simplement ce message. Rien ne change.',
};

interface Simple {
  subject: string;
  body: string;
  label: string;
  life: string;
}

const letter = (language: Language, name: string, url: string, { subject, body, label, life }: Simple): Letter => ({
  subject,
  paragraphs: [hello[language](name), body],
  action: { label, url },
  notes: [life, notYou[language]],
});

const activation: Texts<Simple> = {
  en: {
    subject: 'Please confirm your e-mail address',
    body: 'Welcome to Vitrine. Please confirm that this address is yours, and your account is ready.',
    label: 'Confirm address',
    life: 'The link is good for 48 hours.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Willkommen bei Vitrine. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, dann ist Ihr Konto bereit.',
    label: 'Adresse bestätigen',
    life: 'Der Link gilt 48 Stunden.',
  },
  fr: {
    subject: 'Veuillez confirmer votre adresse e-mail',
    body: 'Bienvenue sur Vitrine. Confirmez que cette adresse est bien la vôtre et votre compte sera prêt.',
    label: 'Confirmer l’adresse',
    life: 'Le lien est valable 48 heures.',
  },
};
export const activationLetter = (language: Language, name: string, url: string) => letter(language, name, url, activation[language]);

const newPassword: Texts<Simple> = {
  en: {
    subject: 'Choose a new password',
    body: 'You asked for a new password. Open this link to choose it.',
    label: 'Choose password',
    life: 'The link is good for two hours and works once.',
  },
  de: {
    subject: 'Neues Passwort wählen',
    body: 'Sie haben ein neues Passwort angefordert. Über diesen Link können Sie es wählen.',
    label: 'Passwort wählen',
    life: 'Der Link gilt zwei Stunden und nur einmal.',
  },
  fr: {
    subject: 'Choisir un nouveau mot de passe',
    body: 'Vous avez demandé un nouveau mot de passe. Ouvrez ce lien pour le choisir.',
    label: 'Choisir le mot de passe',
    life: 'Le lien est valable deux heures et une seule fois.',
  },
};
export const passwordLetter = (language: Language, name: string, url: string) => letter(language, name, url, newPassword[language]);

const newAddress: Texts<Simple> = {
  en: {
    subject: 'Please confirm your new e-mail address',
    body: 'You want to use this address with Vitrine from now on. Please confirm it; until then the former one stays.',
    label: 'Confirm new address',
    life: 'The link is good for 48 hours.',
  },
  de: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    body: 'Sie möchten diese Adresse künftig bei Vitrine verwenden. Bitte bestätigen Sie sie; bis dahin gilt die bisherige.',
    label: 'Neue Adresse bestätigen',
    life: 'Der Link gilt 48 Stunden.',
  },
  fr: {
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    body: 'Vous souhaitez désormais utiliser cette adresse sur Vitrine. Confirmez-la ; d’ici là, l’ancienne reste valable.',
    label: 'Confirmer la nouvelle adresse',
    life: 'Le lien est valable 48 heures.',
  },
};
export const newAddressLetter = (language: Language, name: string, url: string) => letter(language, name, url, newAddress[language]);

/** To the former address: whoever did not ask for another one has to know. */
export const addressAskedLetter = (language: Language, name: string, email: string): Letter => ({
  subject: addressAsked[language].subject,
  paragraphs: [hello[language](name), addressAsked[language].body(email)],
  notes: [addressAsked[language].notYou],
});

const addressAsked: Texts<{ subject: string; body: (email: string) => string; notYou: string }> = {
  en: {
    subject: 'Your e-mail address is to change',
    body: (email) =>
      `Somebody signed in to your account asked to use ${email} with Vitrine from now on. It counts once it is confirmed there.`,
    notYou: 'If that was not you, change your password now: that ends the request, and signs everybody else out.',
  },
  de: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    body: (email) =>
      `Jemand, der in Ihrem Konto angemeldet ist, möchte bei Vitrine künftig ${email} verwenden. Das gilt, sobald es dort bestätigt ist.`,
    notYou: 'Falls Sie das nicht waren, ändern Sie jetzt Ihr Passwort: Das beendet die Anfrage und meldet alle anderen ab.',
  },
  fr: {
    subject: 'Votre adresse e-mail va changer',
    body: (email) =>
      `Une personne connectée à votre compte souhaite désormais utiliser ${email} sur Vitrine. Ce sera le cas dès que cette adresse sera confirmée.`,
    notYou:
      'Si ce n’était pas vous, changez votre mot de passe maintenant : la demande prend fin et tous les autres appareils sont déconnectés.',
  },
};

const wayBack: Texts<Simple> = {
  en: {
    subject: 'Your way back to the video interview',
    body: 'With this link you come back to your interview at any time and from any device. What you have recorded is kept.',
    label: 'To the interview',
    life: 'The link is good for 30 days. Please do not pass it on: it is yours.',
  },
  de: {
    subject: 'Ihr Weg zurück zum Videointerview',
    body: 'Mit diesem Link kommen Sie jederzeit und von jedem Gerät zu Ihrem Interview zurück. Was Sie aufgenommen haben, bleibt erhalten.',
    label: 'Zum Interview',
    life: 'Der Link gilt 30 Tage. Bitte geben Sie ihn nicht weiter: Er gehört Ihnen.',
  },
  fr: {
    subject: 'Votre accès à l’entretien vidéo',
    body: 'Avec ce lien, vous revenez à votre entretien à tout moment et depuis tout appareil. Vos enregistrements sont conservés.',
    label: 'Aller à l’entretien',
    life: 'Le lien est valable 30 jours. Ne le transmettez pas : il est personnel.',
  },
};

const erasing: Texts<(url: string) => string> = {
  en: (url) => `You did not ask for this, or want everything about you removed? Here it goes at once and for good:\n${url}`,
  de: (url) =>
    `Sie haben das nicht angefordert oder möchten, dass alles über Sie gelöscht wird? Hier geht es sofort und endgültig:\n${url}`,
  fr: (url) =>
    `Vous n’avez rien demandé, ou souhaitez que tout ce qui vous concerne soit supprimé ? C’est immédiat et définitif ici :\n${url}`,
};

/** A letter to a guest, who has no settings: it says where everything is removed. */
const toGuest = (texts: Texts<Simple>) => (language: Language, name: string, url: string, erase: string) => ({
  ...letter(language, name, url, texts[language]),
  notes: [texts[language].life, erasing[language](erase)],
});

export const wayBackLetter = toGuest(wayBack);

const wayToApplication: Texts<Simple> = {
  en: {
    subject: 'Your way back to your application',
    body: 'With this link you come back to your application at any time and from any device: to send it, to see where it stands, or to withdraw it.',
    label: 'To the application',
    life: 'The link is good for 30 days. Please do not pass it on: it is yours.',
  },
  de: {
    subject: 'Ihr Weg zurück zu Ihrer Bewerbung',
    body: 'Mit diesem Link kommen Sie jederzeit und von jedem Gerät zu Ihrer Bewerbung zurück: um sie zu senden, ihren Stand zu sehen oder sie zurückzuziehen.',
    label: 'Zur Bewerbung',
    life: 'Der Link gilt 30 Tage. Bitte geben Sie ihn nicht weiter: Er gehört Ihnen.',
  },
  fr: {
    subject: 'Votre accès à votre candidature',
    body: 'Avec ce lien, vous revenez à votre candidature à tout moment et depuis tout appareil : pour l’envoyer, voir où elle en est ou la retirer.',
    label: 'Vers la candidature',
    life: 'Le lien est valable 30 jours. Ne le transmettez pas : il est personnel.',
  },
};
export const wayToApplicationLetter = toGuest(wayToApplication);

const teammate: Texts<(by: string, company: string) => Simple> = {
  en: (by, company) => ({
    subject: `${by} invites you to the team of ${company}`,
    body: `${by} would like to recruit together with you at ${company}, on Vitrine.`,
    label: 'Join the team',
    life: 'The link is good for 14 days.',
  }),
  de: (by, company) => ({
    subject: `${by} lädt Sie in das Team von ${company} ein`,
    body: `${by} möchte bei ${company} mit Ihnen gemeinsam auf Vitrine Stellen besetzen.`,
    label: 'Dem Team beitreten',
    life: 'Der Link gilt 14 Tage.',
  }),
  fr: (by, company) => ({
    subject: `${by} vous invite dans l’équipe de ${company}`,
    body: `${by} souhaite recruter avec vous chez ${company}, sur Vitrine.`,
    label: 'Rejoindre l’équipe',
    life: 'Le lien est valable 14 jours.',
  }),
};

export const teammateLetter = (language: Language, by: string, company: string, url: string): Letter => {
  const { subject, body, label, life } = teammate[language](by, company);
  return { subject, paragraphs: [body], action: { label, url }, notes: [life, notYou[language]] };
};
