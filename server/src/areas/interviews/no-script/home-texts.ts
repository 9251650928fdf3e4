import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';

interface HomeTexts {
  status: Record<ApplicationStatus, string>;
  meaning: Record<ApplicationStatus, string>;
  sentOn: string;
  begun: string;
  replyBy: string;
  withdrawnOn: string;
  withdraw: string;
  withdrawNote: string;
  mine: string;
  mail: string;
  mailed: string;
}

/** What became of an application, in the words that the screen has for it. */
export const homeTexts: Record<Language, HomeTexts> = {
  en: {
    status: {
      New: 'Arrived',
      Screening: 'In review',
      Interview: 'Invited to talk',
      Accepted: 'Accepted',
      Denied: 'Not this time',
      Declined: 'Withdrawn',
    },
    meaning: {
      New: 'Your application has arrived.',
      Screening: 'Your application is being looked at.',
      Interview: 'The company would like to talk to you.',
      Accepted: 'The company would like to have you.',
      Denied: 'The company has decided for others.',
      Declined: 'Your application was withdrawn.',
    },
    sentOn: 'Sent on {day}.',
    begun: 'Begun, and not sent yet.',
    replyBy: 'An answer is promised by {day}.',
    withdrawnOn: 'Withdrawn by you on {day}.',
    withdraw: 'Withdraw application',
    withdrawNote:
      '{company} will see that you have withdrawn. Your recordings, documents and message are deleted, and you cannot apply for this job again.',
    mine: 'This is your application? Come in by your own link, to continue, withdraw or delete it.',
    mail: 'Mail me my link',
    mailed: 'It is on its way to the address you applied with.',
  },
  de: {
    status: {
      New: 'Angekommen',
      Screening: 'In Sichtung',
      Interview: 'Zum Gespräch eingeladen',
      Accepted: 'Angenommen',
      Denied: 'Diesmal nicht',
      Declined: 'Zurückgezogen',
    },
    meaning: {
      New: 'Ihre Bewerbung ist angekommen.',
      Screening: 'Ihre Bewerbung wird angesehen.',
      Interview: 'Das Unternehmen möchte mit Ihnen sprechen.',
      Accepted: 'Das Unternehmen möchte Sie gewinnen.',
      Denied: 'Das Unternehmen hat sich für andere entschieden.',
      Declined: 'Ihre Bewerbung ist zurückgezogen.',
    },
    sentOn: 'Gesendet am {day}.',
    begun: 'Begonnen und noch nicht gesendet.',
    replyBy: 'Eine Antwort ist zugesagt bis {day}.',
    withdrawnOn: 'Von Ihnen zurückgezogen am {day}.',
    withdraw: 'Bewerbung zurückziehen',
    withdrawNote:
      '{company} sieht, dass Sie zurückgezogen haben. Ihre Aufnahmen, Unterlagen und Ihre Nachricht werden gelöscht, und Sie können sich auf diese Stelle nicht noch einmal bewerben.',
    mine: 'Ist das Ihre Bewerbung? Kommen Sie über Ihren eigenen Link herein, um sie fortzusetzen, zurückzuziehen oder zu löschen.',
    mail: 'Meinen Link zusenden',
    mailed: 'Er ist unterwegs an die Adresse, mit der Sie sich beworben haben.',
  },
  fr: {
    status: {
      New: 'Reçue',
      Screening: 'À l’étude',
      Interview: 'Échange proposé',
      Accepted: 'Acceptée',
      Denied: 'Pas cette fois',
      Declined: 'Retirée',
    },
    meaning: {
      New: 'Votre candidature est arrivée.',
      Screening: 'Votre candidature est à l’étude.',
      Interview: 'L’entreprise souhaite échanger avec vous.',
      Accepted: 'L’entreprise souhaite vous accueillir.',
      Denied: 'L’entreprise a retenu d’autres personnes.',
      Declined: 'Votre candidature est retirée.',
    },
    sentOn: 'Envoyée le {day}.',
    begun: 'Commencé, mais pas encore envoyé.',
    replyBy: 'Une réponse est promise d’ici le {day}.',
    withdrawnOn: 'Retirée par vous le {day}.',
    withdraw: 'Retirer la candidature',
    withdrawNote:
      '{company} verra que vous avez retiré votre candidature. Vos enregistrements, vos documents et votre message sont supprimés, et vous ne pourrez plus postuler à ce poste.',
    mine: 'C’est votre candidature ? Ouvrez-la avec votre propre lien pour la poursuivre, la retirer ou la supprimer.',
    mail: 'M’envoyer mon lien',
    mailed: 'Il est en route vers l’adresse avec laquelle vous avez postulé.',
  },
};
