import type { MailedStep } from '../../platform/mail-action.ts';
import * as sql from './saved-mail.sql.ts';

/** The daily mail of a saved search for candidates. */
export const candidatesMail: MailedStep = {
  path: '/api/recruitingsearch/saved/end',
  kind: 'saved candidate search',
  find: ({ db }, id) => sql.findForEnding(db, id),
  take: ({ db }, id) => sql.endMail(db, id),
  onward: '/recruiting-search',
  words: {
    en: {
      title: 'End this mail?',
      text: (name) => `You get a mail when new profiles fit your search “${name}”.`,
      button: 'End the mail',
      done: 'The mail has ended.',
      later: 'The search stays saved. You can switch its mail on again beside it.',
      onward: 'To the candidates',
    },
    de: {
      title: 'Diese Mail beenden?',
      text: (name) => `Sie erhalten eine Mail, wenn neue Profile zu Ihrer Suche „${name}“ passen.`,
      button: 'Mail beenden',
      done: 'Die Mail ist beendet.',
      later: 'Die Suche bleibt gespeichert. Sie können ihre Mail neben ihr wieder einschalten.',
      onward: 'Zu den Kandidaten',
    },
    fr: {
      title: 'Arrêter ce message ?',
      text: (name) => `Vous recevez un message quand de nouveaux profils correspondent à votre recherche « ${name} ».`,
      button: 'Arrêter le message',
      done: 'Les messages sont arrêtés.',
      later: 'La recherche reste enregistrée. Vous pouvez réactiver ses messages à côté d’elle.',
      onward: 'Voir les candidats',
    },
  },
};
