import { inLanguages } from '../../platform/texts.ts';

/** The pages on which somebody whom a company brought along objects. */
export const objectTexts = inLanguages({
  en: {
    title: 'Object and delete?',
    text: '{name} has brought your data along from another system. If you object, they are deleted here at once, and {name} cannot add you again. What you have done here yourself stays with you.',
    button: 'Object and delete',
    done: 'Your data is deleted.',
    later: 'Nothing of what the company brought along is stored here any more.',
    onward: 'To the jobs',
  },
  de: {
    title: 'Widersprechen und löschen?',
    text: '{name} hat Ihre Daten aus einem anderen System übernommen. Wenn Sie widersprechen, werden sie hier sofort gelöscht, und {name} kann Sie nicht wieder eintragen. Was Sie hier selbst gemacht haben, bleibt Ihnen.',
    button: 'Widersprechen und löschen',
    done: 'Ihre Daten sind gelöscht.',
    later: 'Von dem, was das Unternehmen übernommen hat, ist hier nichts mehr gespeichert.',
    onward: 'Zu den Stellen',
  },
  fr: {
    title: 'S’opposer et supprimer ?',
    text: '{name} a transféré vos données depuis un autre système. Si vous vous y opposez, elles sont supprimées ici aussitôt, et {name} ne peut plus vous ajouter. Ce que vous avez fait ici vous-même vous reste.',
    button: 'M’opposer et supprimer',
    done: 'Vos données sont supprimées.',
    later: 'Rien de ce que l’entreprise a transféré n’est plus enregistré ici.',
    onward: 'Voir les offres',
  },
});

/** What stands below the tasks of an ad, for facts that have no field of their own. */
export const factTexts = inLanguages({
  en: { hours: 'Working hours: {value}', startDate: 'Start: {value}', contact: 'Contact: {value}' },
  de: { hours: 'Arbeitszeit: {value}', startDate: 'Beginn: {value}', contact: 'Ansprechperson: {value}' },
  fr: { hours: 'Temps de travail : {value}', startDate: 'Début : {value}', contact: 'Contact : {value}' },
});
