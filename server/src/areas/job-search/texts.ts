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
    title: 'Arrêter ces e-mails ?',
    text: 'Vous recevez un e-mail quand une nouvelle offre correspond à votre recherche « {name} ».',
    button: 'Arrêter ces e-mails',
    done: 'Les e-mails sont arrêtés.',
    later: 'La recherche reste enregistrée. Vous pouvez réactiver ses e-mails sur votre page d’accueil.',
    onward: 'Voir les offres',
  },
});

/** The pages on which an address is confirmed. */
export const confirmTexts = inLanguages({
  en: {
    title: 'Do you want these mails?',
    text: 'When new jobs fit the search “{name}”, you get a mail, at most once a day. Each mail has a link that ends it.',
    button: 'Yes, mail me',
    done: 'The mails are on.',
    later: 'The first one comes when something new fits. You need no account for it.',
    onward: 'To the jobs',
  },
  de: {
    title: 'Möchten Sie diese Mails?',
    text: 'Wenn neue Stellen zur Suche „{name}“ passen, erhalten Sie eine Mail, höchstens einmal am Tag. In jeder steht ein Link, der sie beendet.',
    button: 'Ja, schreiben Sie mir',
    done: 'Die Mails sind eingeschaltet.',
    later: 'Die erste kommt, sobald etwas Neues passt. Ein Konto brauchen Sie dafür nicht.',
    onward: 'Zu den Stellen',
  },
  fr: {
    title: 'Souhaitez-vous ces messages ?',
    text: 'Quand de nouvelles offres correspondent à la recherche « {name} », vous recevez un e-mail, au plus une fois par jour. Chacun contient un lien pour y mettre fin.',
    button: 'Oui, écrivez-moi',
    done: 'Les e-mails sont activés.',
    later: 'Le premier arrivera dès qu’une nouvelle offre correspondra. Aucun compte n’est nécessaire.',
    onward: 'Voir les offres',
  },
});

/** What stands where a question was answered too late. */
export const goneTexts = inLanguages({
  en: {
    title: 'This link is no longer good',
    text: 'It was not used in time, or the mails were ended, and your address was deleted. You can ask for the mails again at any search.',
    onward: 'To the jobs',
  },
  de: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde nicht rechtzeitig benutzt, oder die Mails wurden beendet; Ihre Adresse ist gelöscht. Sie können die Mails bei jeder Suche erneut bestellen.',
    onward: 'Zu den Stellen',
  },
  fr: {
    title: 'Ce lien n’est plus valable',
    text: 'Il n’a pas été utilisé à temps, ou les e-mails ont été arrêtés, et votre adresse a été supprimée. Vous pouvez redemander les e-mails depuis n’importe quelle recherche.',
    onward: 'Voir les offres',
  },
});

/** The pages on which the mails are ended. */
export const endAlertTexts = inLanguages({
  en: {
    title: 'End these mails?',
    text: 'You get a mail when new jobs fit the search “{name}”.',
    button: 'End the mails',
    done: 'The mails have ended.',
    later: 'Your address and the search were deleted.',
    onward: 'To the jobs',
  },
  de: {
    title: 'Diese Mails beenden?',
    text: 'Sie erhalten eine Mail, wenn neue Stellen zur Suche „{name}“ passen.',
    button: 'Mails beenden',
    done: 'Die Mails sind beendet.',
    later: 'Ihre Adresse und die Suche sind gelöscht.',
    onward: 'Zu den Stellen',
  },
  fr: {
    title: 'Arrêter ces e-mails ?',
    text: 'Vous recevez un e-mail quand de nouvelles offres correspondent à la recherche « {name} ».',
    button: 'Arrêter ces e-mails',
    done: 'Les e-mails sont arrêtés.',
    later: 'Votre adresse et la recherche ont été supprimées.',
    onward: 'Voir les offres',
  },
});
