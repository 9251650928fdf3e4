import type { ImportChoices, importGrounds } from '@vitrine/contract/imports/imports.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';

const texts = inLanguages({
  en: {
    subject: '{company} keeps your data in a new system',
    who: '{company} has brought its applicants and candidates along from the system it used before to Vitrine, and you are among them. {company} alone is responsible for these data; you reach it at {contact}.',
    what: 'What is kept: your name, your e-mail address, and what {company} knew of you from before, such as telephone number, profession, documents and the state of your application.',
    source: 'Where they come from: {source}.',
    grounds: {
      consent: 'Why: to consider you for a job, because you agreed to it (Article 6(1)(a) GDPR). You can take that back at any time.',
      'pre-contract': 'Why: to deal with your application (Article 6(1)(b) GDPR).',
      'legitimate-interest':
        'Why: to consider you for suitable jobs, in which {company} sees its legitimate interest (Article 6(1)(f) GDPR).',
    },
    rights:
      'They are kept for as long as the law allows for applications, and then deleted. You may see your data, have them corrected, restricted or deleted, take them along and object, and you may complain to a data protection authority. Without you, no other company finds you.',
    label: 'Object and have everything deleted',
    note: 'For the link you need neither an account nor a password. Whoever wants to keep everything as it is need do nothing.',
  },
  de: {
    subject: '{company} führt Ihre Daten in einem neuen System',
    who: '{company} hat Bewerbungen und Kontakte aus dem bisherigen System zu Vitrine übernommen, auch Ihre Daten. Verantwortlich dafür ist allein {company}, erreichbar unter {contact}.',
    what: 'Was gespeichert ist: Ihr Name, Ihre E-Mail-Adresse und was {company} bisher von Ihnen wusste, etwa Telefonnummer, Beruf, Unterlagen und Stand Ihrer Bewerbung.',
    source: 'Woher die Daten stammen: {source}.',
    grounds: {
      consent:
        'Warum: um Sie für eine Stelle zu berücksichtigen, weil Sie eingewilligt haben (Art. 6 Abs. 1 lit. a DSGVO). Das können Sie jederzeit widerrufen.',
      'pre-contract': 'Warum: um Ihre Bewerbung zu bearbeiten (Art. 6 Abs. 1 lit. b DSGVO).',
      'legitimate-interest':
        'Warum: um Sie für passende Stellen zu berücksichtigen, woran {company} ein berechtigtes Interesse sieht (Art. 6 Abs. 1 lit. f DSGVO).',
    },
    rights:
      'Die Daten bleiben so lange, wie es das Gesetz bei Bewerbungen erlaubt, danach werden sie gelöscht. Sie dürfen sie einsehen, berichtigen, einschränken und löschen lassen, sie mitnehmen und widersprechen, und Sie dürfen sich bei einer Datenschutzbehörde beschweren. Ohne Sie findet Sie kein anderes Unternehmen.',
    label: 'Widersprechen und alles löschen lassen',
    note: 'Für den Link brauchen Sie weder Konto noch Passwort. Wenn alles so bleiben soll, müssen Sie nichts tun.',
  },
  fr: {
    subject: '{company} conserve vos données dans un nouveau système',
    who: '{company} a transféré ses candidatures et ses contacts de son ancien système vers Vitrine, dont vos données. {company} en est seule responsable ; vous pouvez lui écrire à {contact}.',
    what: 'Ce qui est conservé : votre nom, votre adresse e-mail et ce que {company} savait déjà de vous, par exemple votre téléphone, votre métier, vos documents et l’état de votre candidature.',
    source: 'D’où viennent ces données : {source}.',
    grounds: {
      consent:
        'Pourquoi : pour penser à vous pour un poste, parce que vous y avez consenti (article 6, paragraphe 1, point a du RGPD). Vous pouvez retirer ce consentement à tout moment.',
      'pre-contract': 'Pourquoi : pour traiter votre candidature (article 6, paragraphe 1, point b du RGPD).',
      'legitimate-interest':
        'Pourquoi : pour penser à vous pour des postes adaptés, ce que {company} considère comme son intérêt légitime (article 6, paragraphe 1, point f du RGPD).',
    },
    rights:
      'Elles sont conservées aussi longtemps que la loi le permet pour des candidatures, puis supprimées. Vous pouvez les consulter, les faire rectifier, limiter ou supprimer, les emporter et vous opposer à leur traitement, et vous adresser à une autorité de protection des données. Sans vous, aucune autre entreprise ne vous trouve.',
    label: 'M’opposer et tout faire supprimer',
    note: 'Ce lien ne demande ni compte ni mot de passe. Si tout doit rester tel quel, vous n’avez rien à faire.',
  },
});

interface Notice {
  name: string;
  company: string;
  /** Address of whoever is responsible at the company. */
  contact: string;
  /** From where the company has the data, in its own words. */
  source: string;
  ground: (typeof importGrounds)[number];
  url: string;
}

/** To a person whom a company brought along from another system: who, what, from where, why, which rights (Article 14 GDPR). */
export function noticeLetter(language: ImportChoices['language'], { name, company, contact, source, ground, url }: Notice): Letter {
  const { subject, who, what, source: from, grounds, rights, label, note } = texts[language];
  return {
    subject: fill(subject, { company }),
    paragraphs: [
      greeting(language, name),
      fill(who, { company, contact }),
      fill(what, { company }),
      fill(from, { source: source.replace(/\.$/, '') }),
      ground === 'legitimate-interest' ? fill(grounds[ground], { company }) : grounds[ground],
      rights,
    ],
    action: { label, url },
    notes: [note],
    sender: company,
  };
}
