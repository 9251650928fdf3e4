import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    goes: {
      subject: '{company} is leaving Vitrine',
      body: '{company} is being closed here, so your application for {title} cannot go on. What you sent to the company is removed on {until}. Your account and your profile stay yours.',
    },
    back: {
      subject: '{company} is back at Vitrine',
      body: 'We wrote to you that {company} is being closed here. That was taken back: your application for {title} is there as it was, and nothing was removed.',
    },
    label: 'Look for other jobs',
  },
  de: {
    goes: {
      subject: '{company} verlässt Vitrine',
      body: '{company} wird hier geschlossen, deshalb kann Ihre Bewerbung für {title} nicht weitergehen. Was Sie dem Unternehmen gesendet haben, wird am {until} entfernt. Ihr Konto und Ihr Profil bleiben Ihnen.',
    },
    back: {
      subject: '{company} ist wieder bei Vitrine',
      body: 'Wir hatten Ihnen geschrieben, dass {company} hier geschlossen wird. Das wurde zurückgenommen: Ihre Bewerbung für {title} ist da, wie sie war, und nichts wurde entfernt.',
    },
    label: 'Andere Stellen suchen',
  },
  fr: {
    goes: {
      subject: '{company} quitte Vitrine',
      body: '{company} quitte Vitrine : votre candidature pour {title} ne peut pas se poursuivre. Ce que vous avez envoyé à l’entreprise est effacé le {until}. Votre compte et votre profil restent à vous.',
    },
    back: {
      subject: '{company} est de retour sur Vitrine',
      body: 'Nous vous avions écrit que {company} quittait Vitrine. Cela a été annulé : votre candidature pour {title} est là comme avant, et rien n’a été effacé.',
    },
    label: 'Chercher d’autres postes',
  },
});

interface Facts {
  name: string;
  company: string;
  title: string;
  until: string | undefined;
  url: string;
}

/** To a candidate whose application cannot go on because the company goes, or can because it is back. */
export function candidateLetter(language: Language, occasion: 'goes' | 'back', { name, company, title, until, url }: Facts): Letter {
  const { goes, back, label } = texts[language];
  const body =
    occasion === 'goes'
      ? fill(goes.body, { company, title, until: until ? writtenDay(language, until) : '' })
      : fill(back.body, { company, title });
  return {
    subject: fill(occasion === 'goes' ? goes.subject : back.subject, { company }),
    paragraphs: [greeting(language, name), body],
    action: { label, url: `${url}/jobs` },
  };
}
