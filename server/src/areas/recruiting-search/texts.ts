import { inLanguages } from '../../platform/texts.ts';

/** The pages on which the mail of a saved search is ended. */
export const endMailTexts = inLanguages({
  en: {
    title: 'End this mail?',
    text: 'You get a mail when new profiles fit your search “{name}”.',
    button: 'End the mail',
    done: 'The mail has ended.',
    later: 'The search stays saved. You can switch its mail on again beside it.',
    onward: 'To the candidates',
  },
  de: {
    title: 'Diese Mail beenden?',
    text: 'Sie erhalten eine Mail, wenn neue Profile zu Ihrer Suche „{name}“ passen.',
    button: 'Mail beenden',
    done: 'Die Mail ist beendet.',
    later: 'Die Suche bleibt gespeichert. Bei ihr können Sie die Mail jederzeit wieder einschalten.',
    onward: 'Zu den Personen',
  },
  fr: {
    title: 'Arrêter ces e-mails ?',
    text: 'Vous recevez un e-mail quand de nouveaux profils correspondent à votre recherche « {name} ».',
    button: 'Arrêter ces e-mails',
    done: 'Les e-mails sont arrêtés.',
    later: 'La recherche reste enregistrée. Vous pouvez y réactiver les e-mails.',
    onward: 'Voir les candidats',
  },
});
