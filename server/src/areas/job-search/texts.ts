import { inLanguages } from '../../platform/texts.ts';

/** The pages on which the mail of a saved search is ended. */
export const endMailTexts = inLanguages({
  en: {
    title: 'End this mail?',
    text: 'You get a mail when something new fits your search “{name}”.',
    button: 'End the mail',
    done: 'The mail has ended.',
    later: 'The search stays saved. You can switch its mail on again on your dashboard.',
    onward: 'To the jobs',
  },
  de: {
    title: 'Diese Mail beenden?',
    text: 'Sie erhalten eine Mail, wenn etwas Neues zu Ihrer Suche „{name}“ passt.',
    button: 'Mail beenden',
    done: 'Die Mail ist beendet.',
    later: 'Die Suche bleibt gespeichert. Sie können ihre Mail in Ihrer Übersicht wieder einschalten.',
    onward: 'Zu den Stellen',
  },
  fr: {
    title: 'Arrêter ce message ?',
    text: 'Vous recevez un message quand une nouvelle offre correspond à votre recherche « {name} ».',
    button: 'Arrêter le message',
    done: 'Les messages sont arrêtés.',
    later: 'La recherche reste enregistrée. Vous pouvez réactiver ses messages dans votre tableau de bord.',
    onward: 'Voir les offres',
  },
});
