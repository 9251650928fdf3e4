import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    ended: {
      subject: 'Please connect Webex again',
      body: 'Webex does not accept the connection with your company any more. Talks that are planned keep their links, but new ones get none, and none is moved at Webex until somebody connects it again.',
    },
    left: {
      subject: 'Webex is disconnected',
      body: 'Whoever connected your company with Webex has left it, so the connection has ended. Talks that are planned keep their links; please look whether they are still to be held there. To plan meetings at Webex again, somebody has to connect it with an account of theirs.',
    },
    label: 'See the integrations',
  },
  de: {
    ended: {
      subject: 'Bitte verbinden Sie Webex neu',
      body: 'Webex nimmt die Verbindung mit Ihrem Unternehmen nicht mehr an. Geplante Gespräche behalten ihre Links, neue bekommen aber keinen, und keines wird bei Webex verschoben, bis jemand die Verbindung neu erlaubt.',
    },
    left: {
      subject: 'Webex ist getrennt',
      body: 'Wer Ihr Unternehmen mit Webex verbunden hatte, ist nicht mehr dabei; deshalb ist die Verbindung beendet. Geplante Gespräche behalten ihre Links; bitte sehen Sie nach, ob sie noch dort stattfinden können. Um wieder bei Webex zu planen, muss jemand es mit dem eigenen Konto verbinden.',
    },
    label: 'Integrationen ansehen',
  },
  fr: {
    ended: {
      subject: 'Merci de reconnecter Webex',
      body: 'Webex n’accepte plus la connexion avec votre entreprise. Les échanges prévus gardent leurs liens, mais les nouveaux n’en reçoivent pas, et aucun n’est déplacé sur Webex tant que personne n’a rétabli la connexion.',
    },
    left: {
      subject: 'Webex est déconnecté',
      body: 'La personne qui avait connecté votre entreprise à Webex n’en fait plus partie ; la connexion a donc pris fin. Les échanges prévus gardent leurs liens ; merci de vérifier s’ils peuvent encore s’y tenir. Pour planifier de nouveau sur Webex, quelqu’un doit le connecter avec son propre compte.',
    },
    label: 'Voir les intégrations',
  },
});

interface Ended {
  /** Webex said no, or who connected it has left the company. */
  what: 'ended' | 'left';
  firstName: string;
  url: string;
}

/** To somebody who can connect Webex again. */
export function endedLetter(language: Language, { what, firstName, url }: Ended): Letter {
  const { [what]: said, label } = texts[language];
  return { subject: said.subject, paragraphs: [greeting(language, firstName), said.body], action: { label, url } };
}
