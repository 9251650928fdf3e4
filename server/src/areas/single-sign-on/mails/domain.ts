import { domainGraceDays } from '@vitrine/contract/single-sign-on/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    missing: 'The record of {domain} is gone',
    missingBody:
      'The DNS no longer has the record that proves {domain} for your company. Single sign-on goes on for {days} days; nobody new is let in meanwhile. After that, nobody with an address in {domain} can sign in at your provider until the record is there again.',
    lost: '{domain} is no longer proven',
    lostBody:
      'The record that proves {domain} for your company is gone from the DNS. Nobody with an address in {domain} can sign in at your provider any more, and whoever had was signed out. As the owner you still sign in with your password or a passkey.',
    label: 'See single sign-on',
  },
  de: {
    missing: 'Der Eintrag von {domain} fehlt',
    missingBody:
      'Im DNS steht der Eintrag nicht mehr, der {domain} für Ihr Unternehmen nachweist. Single Sign-on geht noch {days} Tage weiter; neue Personen kommen in dieser Zeit nicht dazu. Danach kann sich niemand mit einer Adresse von {domain} mehr über Ihren Anmeldedienst anmelden, bis der Eintrag wieder da ist.',
    lost: '{domain} ist nicht mehr nachgewiesen',
    lostBody:
      'Der Eintrag, der {domain} für Ihr Unternehmen nachweist, steht nicht mehr im DNS. Niemand mit einer Adresse von {domain} kann sich noch über Ihren Anmeldedienst anmelden, und wer so angemeldet war, wurde abgemeldet. Sie selbst melden sich weiter mit Ihrem Passwort oder einem Passkey an.',
    label: 'Single Sign-on ansehen',
  },
  fr: {
    missing: 'L’enregistrement de {domain} a disparu',
    missingBody:
      'Le DNS ne contient plus l’enregistrement qui prouve {domain} pour votre entreprise. L’authentification unique continue pendant {days} jours ; personne de nouveau n’est admis entre-temps. Ensuite, plus personne avec une adresse de {domain} ne pourra se connecter via votre fournisseur tant que l’enregistrement ne sera pas rétabli.',
    lost: '{domain} n’est plus vérifié',
    lostBody:
      'L’enregistrement qui prouve {domain} pour votre entreprise a disparu du DNS. Plus personne avec une adresse de {domain} ne peut se connecter via votre fournisseur, et les personnes connectées ainsi ont été déconnectées. Vous-même vous connectez toujours avec votre mot de passe ou une clé d’accès.',
    label: 'Voir l’authentification unique',
  },
});

interface Facts {
  what: 'missing' | 'lost';
  firstName: string;
  domain: string;
  url: string;
}

/** To the owner of a company whose domain has lost its record. */
export function domainLetter(language: Language, { what, firstName, domain, url }: Facts): Letter {
  const { missing, missingBody, lost, lostBody, label } = texts[language];
  const subject = what === 'missing' ? fill(missing, { domain }) : fill(lost, { domain });
  const body = what === 'missing' ? fill(missingBody, { domain, days: domainGraceDays }) : fill(lostBody, { domain });
  return { subject, paragraphs: [greeting(language, firstName), body], action: { label, url } };
}
