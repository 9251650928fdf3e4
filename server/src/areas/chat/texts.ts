import { inLanguages } from '../../platform/texts.ts';

/** What recruiters write often, with places that are filled in for each person. */
export const templateTexts = inLanguages({
  en: {
    talk: {
      name: 'Invite to a talk',
      text: 'Hello {firstName}, thank you for your application as {title}. We would like to get to know you better. Which of the next days suits you for a talk of about half an hour?',
    },
    documents: {
      name: 'Ask for documents',
      text: 'Hello {firstName}, could you please send us these documents for your application as {title}?',
    },
    patience: {
      name: 'It takes a little longer',
      text: 'Hello {firstName}, we have not forgotten you: deciding about {title} takes us a little longer than we thought. We will write to you as soon as there is news.',
    },
    thanks: {
      name: 'Thanks for the talk',
      text: 'Hello {firstName}, thank you for the good talk about {title}. We will come back to you with our decision. {sender}, {company}',
    },
  },
  de: {
    talk: {
      name: 'Zum Gespräch einladen',
      text: 'Guten Tag {firstName}, vielen Dank für Ihre Bewerbung als {title}. Wir möchten Sie gern näher kennenlernen. Welcher der nächsten Tage passt Ihnen für ein Gespräch von etwa einer halben Stunde?',
    },
    documents: {
      name: 'Um Unterlagen bitten',
      text: 'Guten Tag {firstName}, könnten Sie uns bitte diese Unterlagen zu Ihrer Bewerbung als {title} schicken?',
    },
    patience: {
      name: 'Es dauert etwas länger',
      text: 'Guten Tag {firstName}, wir haben Sie nicht vergessen: Die Entscheidung über {title} dauert etwas länger als gedacht. Wir schreiben Ihnen, sobald es Neues gibt.',
    },
    thanks: {
      name: 'Dank für das Gespräch',
      text: 'Guten Tag {firstName}, vielen Dank für das gute Gespräch über {title}. Wir melden uns mit unserer Entscheidung bei Ihnen. {sender}, {company}',
    },
  },
  fr: {
    talk: {
      name: 'Inviter à un échange',
      text: 'Bonjour {firstName}, merci pour votre candidature au poste {title}. Nous aimerions mieux vous connaître. Quel jour vous conviendrait pour un échange d’une demi-heure environ ?',
    },
    documents: {
      name: 'Demander des documents',
      text: 'Bonjour {firstName}, pourriez-vous nous envoyer ces documents pour votre candidature au poste {title} ?',
    },
    patience: {
      name: 'La réponse prend du temps',
      text: 'Bonjour {firstName}, nous ne vous oublions pas : la décision pour le poste {title} prend un peu plus de temps que prévu. Nous vous écrirons dès qu’il y aura du nouveau.',
    },
    thanks: {
      name: 'Remercier après l’échange',
      text: 'Bonjour {firstName}, merci pour cet échange au sujet du poste {title}. Nous reviendrons vers vous avec notre décision. {sender}, {company}',
    },
  },
});

/** What a recording for a message is called as a file. */
export const recordingTexts = inLanguages({
  en: { video: 'Video message', voice: 'Voice message' },
  de: { video: 'Videonachricht', voice: 'Sprachnachricht' },
  fr: { video: 'Message vidéo', voice: 'Message vocal' },
});
