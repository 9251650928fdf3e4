import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { euros } from '../../../platform/written.ts';
import type { Told } from '../letters.ts';

const texts = inLanguages({
  en: {
    subject: 'Your payment goes back',
    text: '{total} was charged to your card, but your plans had changed meanwhile. We give the whole sum back; your bank shows it within a few days.',
    next: 'Your plans stand as they did. If you still want the change, please choose it again.',
    label: 'See my plans',
  },
  de: {
    subject: 'Ihre Zahlung geht zurück',
    text: 'Ihre Karte wurde mit {total} belastet, Ihre Tarife hatten sich inzwischen aber geändert. Wir erstatten den ganzen Betrag; Ihre Bank zeigt ihn in wenigen Tagen an.',
    next: 'Ihre Tarife sind, wie sie waren. Wenn Sie die Änderung noch wünschen, wählen Sie sie bitte erneut.',
    label: 'Meine Tarife ansehen',
  },
  fr: {
    subject: 'Votre paiement vous est remboursé',
    text: 'Votre carte a été débitée de {total}, mais vos formules avaient changé entre-temps. Nous remboursons toute la somme ; votre banque l’affichera d’ici quelques jours.',
    next: 'Vos formules restent telles quelles. Si vous souhaitez toujours ce changement, veuillez le choisir à nouveau.',
    label: 'Voir mes formules',
  },
});

/** To the owner: what was paid by card came too late for what it was for. */
export function givenBackLetter(language: Language, { name, url, total }: Told & { total: number }): Letter {
  const { subject, text, next, label } = texts[language];
  return { subject, paragraphs: [greeting(language, name), fill(text, { total: euros(language, total) }), next], action: { label, url } };
}
