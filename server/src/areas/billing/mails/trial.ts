import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import type { Told } from '../letters.ts';
import { longDay } from '../texts.ts';

const texts = inLanguages({
  en: {
    begun: 'Vitrine now has plans',
    begunText: 'From now on companies use Vitrine with a plan. Until {day} you can go on with everything as before, free of charge.',
    ending: 'Your trial ends on {day}',
    endingText: 'Until {day} you can use everything. After that, new jobs, interviews, invitations and contacts need a plan.',
    stays: 'What runs goes on to its end, and what you have stays readable. Nothing is deleted.',
    label: 'See the plans',
  },
  de: {
    begun: 'Vitrine hat jetzt Tarife',
    begunText: 'Ab jetzt nutzen Unternehmen Vitrine mit einem Tarif. Bis zum {day} können Sie alles wie bisher kostenlos nutzen.',
    ending: 'Ihre Testzeit endet am {day}',
    endingText: 'Bis zum {day} können Sie alles nutzen. Danach brauchen neue Stellen, Interviews, Einladungen und Kontakte einen Tarif.',
    stays: 'Was läuft, läuft bis zu seinem Ende weiter, und was Sie haben, bleibt lesbar. Es wird nichts gelöscht.',
    label: 'Tarife ansehen',
  },
  fr: {
    begun: 'Vitrine propose désormais des formules',
    begunText:
      'À partir de maintenant, les entreprises utilisent Vitrine avec une formule. Jusqu’au {day}, tout reste ouvert et gratuit pour vous.',
    ending: 'Votre essai se termine le {day}',
    endingText:
      'Jusqu’au {day}, vous pouvez tout utiliser. Ensuite, les nouveaux postes, entretiens, invitations et contacts demandent une formule.',
    stays: 'Ce qui est en cours continue jusqu’à sa fin, et ce que vous avez reste lisible. Rien n’est supprimé.',
    label: 'Voir les formules',
  },
});

/** To the owner of a company that was there before there were plans, and to every owner before a trial ends. */
export function trialLetter(language: Language, { name, url, kind, endsAt }: Told & { kind: 'begun' | 'ending'; endsAt: Date }): Letter {
  const { begun, begunText, ending, endingText, stays, label } = texts[language];
  const day = longDay(language, endsAt);
  return {
    subject: kind === 'begun' ? begun : fill(ending, { day }),
    paragraphs: [greeting(language, name), fill(kind === 'begun' ? begunText : endingText, { day }), stays],
    action: { label, url },
  };
}
