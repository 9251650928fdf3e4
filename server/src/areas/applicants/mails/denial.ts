import type { Language } from '@vitrine/contract/vocabulary.ts';
import { inLanguages } from '../../../platform/texts.ts';

/** A reason for which a company denies, as it is stored. */
export interface ReasonRow {
  /** Which of ours it is. */
  preset: string | null;
  name: string | null;
  letters: Partial<Record<Language, string>>;
}

// what is said of the person stays out of ours: it hurts, and it may wrong somebody; the company may write it
const texts = inLanguages({
  en: {
    names: {
      'position-filled': 'The place is filled',
      'position-cancelled': 'The place is not filled after all',
      qualification: 'A qualification is missing',
      experience: 'Others have more experience for this job',
      language: 'A language is missing',
      availability: 'Start or hours do not fit',
      expectations: 'Pay or conditions do not fit',
      withdrew: 'Does not want to go on',
      other: 'Another reason',
    },
    bodies: {
      'position-filled':
        'Thank you for the time and openness you gave us with your application for “{title}”. The place has been filled meanwhile, so we cannot offer it to you any more. That says nothing about you as a person, and we wish you the right place soon.',
      'position-cancelled':
        'Thank you for the time and openness you gave us with your application for “{title}”. We have to tell you that this place will not be filled for now. That has nothing to do with you, and we would be glad to hear from you again.',
      experience:
        'Thank you for the time and openness you gave us with your application for “{title}”. This time we have chosen people who have done more of what this job asks for. That says nothing about you as a person, and we wish you the right place soon.',
      withdrew:
        'Thank you for telling us that you do not want to go on with your application for “{title}”. We have closed it. We enjoyed getting to know you and wish you all the best.',
    },
  },
  de: {
    names: {
      'position-filled': 'Die Stelle ist besetzt',
      'position-cancelled': 'Die Stelle wird doch nicht besetzt',
      qualification: 'Eine Qualifikation fehlt',
      experience: 'Andere haben mehr Erfahrung für diese Stelle',
      language: 'Eine Sprache fehlt',
      availability: 'Beginn oder Arbeitszeit passen nicht',
      expectations: 'Gehalt oder Bedingungen passen nicht',
      withdrew: 'Möchte nicht weitermachen',
      other: 'Ein anderer Grund',
    },
    bodies: {
      'position-filled':
        'vielen Dank für die Zeit und die Offenheit, die Sie uns mit Ihrer Bewerbung auf „{title}“ geschenkt haben. Die Stelle ist inzwischen besetzt, deshalb können wir sie Ihnen nicht mehr anbieten. Das sagt nichts über Sie als Mensch, und wir wünschen Ihnen bald den passenden Platz.',
      'position-cancelled':
        'vielen Dank für die Zeit und die Offenheit, die Sie uns mit Ihrer Bewerbung auf „{title}“ geschenkt haben. Leider wird diese Stelle vorerst nicht besetzt. Das hat nichts mit Ihnen zu tun, und wir freuen uns, wenn wir wieder von Ihnen hören.',
      experience:
        'vielen Dank für die Zeit und die Offenheit, die Sie uns mit Ihrer Bewerbung auf „{title}“ geschenkt haben. Wir haben uns diesmal für Menschen entschieden, die schon mehr von dem getan haben, was diese Stelle verlangt. Das sagt nichts über Sie als Mensch, und wir wünschen Ihnen bald den passenden Platz.',
      withdrew:
        'vielen Dank für Ihre Nachricht, dass Sie Ihre Bewerbung auf „{title}“ nicht fortsetzen möchten. Wir haben sie geschlossen. Wir haben Sie gern kennengelernt und wünschen Ihnen alles Gute.',
    },
  },
  fr: {
    names: {
      'position-filled': 'Le poste est pourvu',
      'position-cancelled': 'Le poste ne sera finalement pas pourvu',
      qualification: 'Une qualification manque',
      experience: 'D’autres ont plus d’expérience pour ce poste',
      language: 'Une langue manque',
      availability: 'Le début ou les horaires ne conviennent pas',
      expectations: 'Le salaire ou les conditions ne conviennent pas',
      withdrew: 'Ne souhaite pas continuer',
      other: 'Un autre motif',
    },
    bodies: {
      'position-filled':
        'Merci pour le temps et la sincérité que vous nous avez accordés avec votre candidature au poste « {title} ». Le poste a été pourvu entre-temps et nous ne pouvons plus vous le proposer. Cela ne dit rien de vous, et nous vous souhaitons de trouver bientôt votre place.',
      'position-cancelled':
        'Merci pour le temps et la sincérité que vous nous avez accordés avec votre candidature au poste « {title} ». Ce poste ne sera pas pourvu pour le moment. Cela ne tient pas à vous, et nous serons heureux d’avoir de nouveau de vos nouvelles.',
      experience:
        'Merci pour le temps et la sincérité que vous nous avez accordés avec votre candidature au poste « {title} ». Cette fois, nous avons retenu des personnes qui ont déjà davantage pratiqué ce que ce poste demande. Cela ne dit rien de vous, et nous vous souhaitons de trouver bientôt votre place.',
      withdrew:
        'Merci de nous avoir dit que vous ne souhaitez pas poursuivre votre candidature au poste « {title} ». Nous l’avons close. Nous avons eu plaisir à faire votre connaissance et vous souhaitons le meilleur.',
    },
  },
});

type Preset = keyof (typeof texts)['en']['names'];
type Written = keyof (typeof texts)['en']['bodies'];

/** What a reason is called; one of ours in the language of who reads, until the company renames it. */
export const reasonName = (language: Language, { preset, name }: Pick<ReasonRow, 'preset' | 'name'>) =>
  name ?? (preset === null ? null : texts[language].names[preset as Preset]);

/** What our letter for a reason says, where it says something of its own. */
export const bodyFor = (language: Language, { preset }: Pick<ReasonRow, 'preset'>) =>
  Object.hasOwn(texts[language].bodies, preset ?? '') ? texts[language].bodies[preset as Written] : undefined;

/** A letter of the company with its places filled in; braces that it does not know stay as they were typed. */
export const filledLetter = (text: string, facts: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);
