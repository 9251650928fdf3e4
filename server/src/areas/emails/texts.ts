import { inLanguages } from '../../platform/texts.ts';

/** What stands above the words of another e-mail. */
export const quoteTexts = inLanguages({
  en: { wrote: 'On {day} {name} wrote:', passedOn: 'E-mail of {day} by {name}:' },
  de: { wrote: 'Am {day} schrieb {name}:', passedOn: 'E-Mail vom {day} von {name}:' },
  fr: { wrote: 'Le {day}, {name} a écrit :', passedOn: 'E-mail du {day} de {name} :' },
});

/** What recruiters write often, with places that are filled in for each person. */
export const templateTexts = inLanguages({
  en: {
    talk: {
      name: 'Invite to a talk',
      subject: 'A talk about {title}',
      body: 'Hello {firstName},\n\nThank you for your application as {title}. We would like to get to know you better. Which of the next days suits you for a talk of about half an hour?\n\nKind regards\n{sender}\n{company}',
    },
    documents: {
      name: 'Ask for documents',
      subject: 'Documents for your application as {title}',
      body: 'Hello {firstName},\n\nThank you for your application as {title}. Could you please send us these documents?\n\nKind regards\n{sender}\n{company}',
    },
    patience: {
      name: 'It takes a little longer',
      subject: 'Your application as {title}',
      body: 'Hello {firstName},\n\nWe have not forgotten you: deciding about {title} takes us a little longer than we thought. We will write to you as soon as there is news.\n\nKind regards\n{sender}\n{company}',
    },
    thanks: {
      name: 'Thanks for the talk',
      subject: 'Thank you for the talk',
      body: 'Hello {firstName},\n\nThank you for the good talk about {title}. We will come back to you with our decision.\n\nKind regards\n{sender}\n{company}',
    },
  },
  de: {
    talk: {
      name: 'Zum Gespräch einladen',
      subject: 'Ein Gespräch über {title}',
      body: 'Guten Tag {firstName},\n\nvielen Dank für Ihre Bewerbung als {title}. Wir möchten Sie gern näher kennenlernen. Welcher der nächsten Tage passt Ihnen für ein Gespräch von etwa einer halben Stunde?\n\nFreundliche Grüße\n{sender}\n{company}',
    },
    documents: {
      name: 'Um Unterlagen bitten',
      subject: 'Unterlagen zu Ihrer Bewerbung als {title}',
      body: 'Guten Tag {firstName},\n\nvielen Dank für Ihre Bewerbung als {title}. Könnten Sie uns bitte diese Unterlagen schicken?\n\nFreundliche Grüße\n{sender}\n{company}',
    },
    patience: {
      name: 'Es dauert etwas länger',
      subject: 'Ihre Bewerbung als {title}',
      body: 'Guten Tag {firstName},\n\nwir haben Sie nicht vergessen: Die Entscheidung über {title} dauert etwas länger als gedacht. Wir schreiben Ihnen, sobald es Neues gibt.\n\nFreundliche Grüße\n{sender}\n{company}',
    },
    thanks: {
      name: 'Dank für das Gespräch',
      subject: 'Vielen Dank für das Gespräch',
      body: 'Guten Tag {firstName},\n\nvielen Dank für das gute Gespräch über {title}. Wir melden uns mit unserer Entscheidung bei Ihnen.\n\nFreundliche Grüße\n{sender}\n{company}',
    },
  },
  fr: {
    talk: {
      name: 'Inviter à un échange',
      subject: 'Un échange au sujet du poste {title}',
      body: 'Bonjour {firstName},\n\nMerci pour votre candidature au poste {title}. Nous aimerions mieux vous connaître. Quel jour vous conviendrait pour un échange d’une demi-heure environ ?\n\nCordialement\n{sender}\n{company}',
    },
    documents: {
      name: 'Demander des documents',
      subject: 'Documents pour votre candidature au poste {title}',
      body: 'Bonjour {firstName},\n\nMerci pour votre candidature au poste {title}. Pourriez-vous nous envoyer ces documents ?\n\nCordialement\n{sender}\n{company}',
    },
    patience: {
      name: 'La réponse prend du temps',
      subject: 'Votre candidature au poste {title}',
      body: 'Bonjour {firstName},\n\nNous ne vous oublions pas : la décision pour le poste {title} prend un peu plus de temps que prévu. Nous vous écrirons dès qu’il y aura du nouveau.\n\nCordialement\n{sender}\n{company}',
    },
    thanks: {
      name: 'Remercier après l’échange',
      subject: 'Merci pour l’échange',
      body: 'Bonjour {firstName},\n\nMerci pour cet échange au sujet du poste {title}. Nous reviendrons vers vous avec notre décision.\n\nCordialement\n{sender}\n{company}',
    },
  },
});
