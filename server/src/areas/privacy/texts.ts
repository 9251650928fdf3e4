import { inLanguages } from '../../platform/texts.ts';

/** The pages on which a guest has everything removed. */
export const eraseGuestTexts = inLanguages({
  en: {
    title: 'Remove everything?',
    text: 'Your name, the address {name}, and all your answers and documents are removed for good, from the companies too. What you applied for stays as a figure without a name.',
    button: 'Remove everything',
    done: 'Everything is removed.',
    later: 'Nothing about you is stored here any more.',
    onward: 'To the jobs',
  },
  de: {
    title: 'Alles löschen?',
    text: 'Ihr Name, die Adresse {name} und alle Ihre Antworten und Unterlagen werden endgültig gelöscht, auch bei den Unternehmen. Dass es eine Bewerbung gab, bleibt als Zahl ohne Namen.',
    button: 'Alles löschen',
    done: 'Alles ist gelöscht.',
    later: 'Hier ist nichts mehr über Sie gespeichert.',
    onward: 'Zu den Stellen',
  },
  fr: {
    title: 'Tout supprimer ?',
    text: 'Votre nom, l’adresse {name}, toutes vos réponses et tous vos documents sont supprimés définitivement, aussi chez les entreprises. Votre candidature ne compte plus que dans les statistiques, sans nom.',
    button: 'Tout supprimer',
    done: 'Tout est supprimé.',
    later: 'Plus rien ne vous concernant n’est enregistré ici.',
    onward: 'Voir les offres',
  },
});
