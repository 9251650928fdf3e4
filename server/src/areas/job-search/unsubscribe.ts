import type { MailedStep } from '../../platform/mail-action.ts';
import * as sql from './saved.sql.ts';

/** The daily mail of a saved search for jobs. */
export const jobsMail: MailedStep = {
  path: '/api/v2/savedsearch/end',
  kind: 'saved search',
  find: ({ db }, id) => sql.findForEnding(db, id),
  take: ({ db }, id) => sql.endMail(db, id),
  onward: '/jobs',
  words: {
    en: {
      title: 'End this mail?',
      text: (name) => `You get a mail when something new fits your search “${name}”.`,
      button: 'End the mail',
      done: 'The mail has ended.',
      later: 'The search stays saved. You can switch its mail on again on your dashboard.',
      onward: 'To the jobs',
    },
    de: {
      title: 'Diese Mail beenden?',
      text: (name) => `Sie erhalten eine Mail, wenn etwas Neues zu Ihrer Suche „${name}“ passt.`,
      button: 'Mail beenden',
      done: 'Die Mail ist beendet.',
      later: 'Die Suche bleibt gespeichert. Sie können ihre Mail in Ihrer Übersicht wieder einschalten.',
      onward: 'Zu den Stellen',
    },
    fr: {
      title: 'Arrêter ce message ?',
      text: (name) => `Vous recevez un message quand une nouvelle offre correspond à votre recherche « ${name} ».`,
      button: 'Arrêter le message',
      done: 'Les messages sont arrêtés.',
      later: 'La recherche reste enregistrée. Vous pouvez réactiver ses messages dans votre tableau de bord.',
      onward: 'Voir les offres',
    },
  },
};
