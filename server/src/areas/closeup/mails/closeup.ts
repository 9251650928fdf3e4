import type { Language } from '@vitrine/contract/vocabulary.ts';
import { greeting } from '../../../platform/mail/greeting.ts';
import type { Letter } from '../../../platform/mail/mail.ts';
import { fill, inLanguages } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';

const texts = inLanguages({
  en: {
    made: {
      subject: 'A closeup was begun for you',
      body: 'An administrator of Vitrine has begun a closeup for you, with what stands in your profile. Nobody sees it until you release it.',
    },
    changed: {
      subject: 'Your closeup was changed',
      body: 'An administrator of Vitrine has changed your closeup. Please look whether you agree: you can change everything, and take it back at any time.',
    },
    removing: {
      subject: 'Your closeup is to be deleted',
      body: 'An administrator of Vitrine has deleted your closeup. Others no longer see it; on {until} its pages and files go. Until then you can read it and take along what you want to keep. Your profile stays as it is.',
    },
    kept: {
      subject: 'Your closeup stays',
      body: 'An administrator of Vitrine has taken back that your closeup is deleted. It is there as before, and is shown where it was shown.',
    },
    removed: {
      subject: 'Your closeup was deleted',
      body: 'An administrator of Vitrine has deleted your closeup with its pages and files. Your profile stays as it is, and you can begin a new closeup.',
    },
    emptying: {
      subject: 'Pages of your closeup are to be emptied',
      body: 'An administrator of Vitrine has emptied pages of your closeup. Others no longer see them; on {until} their words and files go. Until then you can read them and take along what you want to keep.',
    },
    pagesKept: {
      subject: 'The pages of your closeup stay',
      body: 'An administrator of Vitrine has taken back that pages of your closeup are emptied. They are there as before, and are shown where they were shown.',
    },
    takenBack: {
      subject: 'Your closeup has ended',
      body: 'An administrator of Vitrine has ended your closeup. Others no longer see it; you can still read, change and delete it.',
    },
    ended: {
      subject: 'Your closeup has ended',
      body: 'Your closeup has run out. Others no longer see it; everything in it is kept for you.',
    },
    given: {
      subject: 'Your closeup can be shown',
      body: 'An administrator of Vitrine has given you time for your closeup. Once you release it, others see it until {until}.',
    },
    ending: {
      subject: 'Your closeup ends on {until}',
      body: 'Others see your closeup until {until}. It does not renew by itself, and nothing in it is lost when it ends.',
    },
    label: 'Open my closeup',
  },
  de: {
    made: {
      subject: 'Für Sie wurde ein Closeup begonnen',
      body: 'Die Administration von Vitrine hat für Sie ein Closeup mit dem begonnen, was in Ihrem Profil steht. Niemand sieht es, bevor Sie es freigeben.',
    },
    changed: {
      subject: 'Ihr Closeup wurde geändert',
      body: 'Die Administration von Vitrine hat Ihr Closeup geändert. Bitte sehen Sie nach, ob Sie einverstanden sind: Sie können alles ändern und es jederzeit zurücknehmen.',
    },
    removing: {
      subject: 'Ihr Closeup wird gelöscht',
      body: 'Die Administration von Vitrine hat Ihr Closeup gelöscht. Andere sehen es nicht mehr; am {until} verschwinden seine Seiten und Dateien. Bis dahin können Sie es lesen und mitnehmen, was Sie behalten möchten. Ihr Profil bleibt, wie es ist.',
    },
    kept: {
      subject: 'Ihr Closeup bleibt',
      body: 'Die Administration von Vitrine hat zurückgenommen, dass Ihr Closeup gelöscht wird. Es ist da wie zuvor und wird gezeigt, wo es gezeigt wurde.',
    },
    removed: {
      subject: 'Ihr Closeup wurde gelöscht',
      body: 'Die Administration von Vitrine hat Ihr Closeup mit seinen Seiten und Dateien gelöscht. Ihr Profil bleibt, wie es ist, und Sie können ein neues Closeup beginnen.',
    },
    emptying: {
      subject: 'Seiten Ihres Closeups werden geleert',
      body: 'Die Administration von Vitrine hat Seiten Ihres Closeups geleert. Andere sehen sie nicht mehr; am {until} verschwinden ihre Worte und Dateien. Bis dahin können Sie sie lesen und mitnehmen, was Sie behalten möchten.',
    },
    pagesKept: {
      subject: 'Die Seiten Ihres Closeups bleiben',
      body: 'Die Administration von Vitrine hat zurückgenommen, dass Seiten Ihres Closeups geleert werden. Sie sind da wie zuvor und werden gezeigt, wo sie gezeigt wurden.',
    },
    takenBack: {
      subject: 'Ihr Closeup ist beendet',
      body: 'Die Administration von Vitrine hat Ihr Closeup beendet. Andere sehen es nicht mehr; Sie können es weiterhin lesen, ändern und löschen.',
    },
    ended: {
      subject: 'Ihr Closeup ist beendet',
      body: 'Ihr Closeup ist abgelaufen. Andere sehen es nicht mehr; alles darin bleibt für Sie erhalten.',
    },
    given: {
      subject: 'Ihr Closeup kann gezeigt werden',
      body: 'Die Administration von Vitrine hat Ihnen Zeit für Ihr Closeup gegeben. Sobald Sie es freigeben, sehen es andere bis zum {until}.',
    },
    ending: {
      subject: 'Ihr Closeup endet am {until}',
      body: 'Andere sehen Ihr Closeup bis zum {until}. Es verlängert sich nicht von selbst, und nichts darin geht verloren, wenn es endet.',
    },
    label: 'Mein Closeup öffnen',
  },
  fr: {
    made: {
      subject: 'Un closeup a été commencé pour vous',
      body: 'L’administration de Vitrine a commencé un closeup pour vous, avec ce qui figure dans votre profil. Personne ne le voit avant que vous ne le publiiez.',
    },
    changed: {
      subject: 'Votre closeup a été modifié',
      body: 'L’administration de Vitrine a modifié votre closeup. Veuillez vérifier que vous êtes d’accord : vous pouvez tout modifier et le retirer à tout moment.',
    },
    removing: {
      subject: 'Votre closeup va être supprimé',
      body: 'L’administration de Vitrine a supprimé votre closeup. Les autres ne le voient plus ; ses pages et ses fichiers disparaissent le {until}. Jusque-là, vous pouvez le lire et emporter ce que vous voulez garder. Votre profil reste tel quel.',
    },
    kept: {
      subject: 'Votre closeup reste',
      body: 'L’administration de Vitrine est revenue sur la suppression de votre closeup. Il est là comme avant, et montré là où il l’était.',
    },
    removed: {
      subject: 'Votre closeup a été supprimé',
      body: 'L’administration de Vitrine a supprimé votre closeup avec ses pages et ses fichiers. Votre profil reste tel quel, et vous pouvez commencer un nouveau closeup.',
    },
    emptying: {
      subject: 'Des pages de votre closeup vont être vidées',
      body: 'L’administration de Vitrine a vidé des pages de votre closeup. Les autres ne les voient plus ; leurs mots et leurs fichiers disparaissent le {until}. Jusque-là, vous pouvez les lire et emporter ce que vous voulez garder.',
    },
    pagesKept: {
      subject: 'Les pages de votre closeup restent',
      body: 'L’administration de Vitrine est revenue sur le vidage de pages de votre closeup. Elles sont là comme avant, et montrées là où elles l’étaient.',
    },
    takenBack: {
      subject: 'Votre closeup est terminé',
      body: 'L’administration de Vitrine a mis fin à votre closeup. Les autres ne le voient plus ; vous pouvez toujours le lire, le modifier et le supprimer.',
    },
    ended: {
      subject: 'Votre closeup est terminé',
      body: 'Votre closeup a expiré. Les autres ne le voient plus ; tout son contenu est conservé pour vous.',
    },
    given: {
      subject: 'Votre closeup peut être montré',
      body: 'L’administration de Vitrine vous a offert du temps pour votre closeup. Une fois publié, il est visible jusqu’au {until}.',
    },
    ending: {
      subject: 'Votre closeup se termine le {until}',
      body: 'Votre closeup est visible jusqu’au {until}. Il ne se renouvelle pas tout seul, et rien n’est perdu lorsqu’il se termine.',
    },
    label: 'Ouvrir mon closeup',
  },
});

export type Occasion =
  | 'made'
  | 'changed'
  | 'removing'
  | 'kept'
  | 'removed'
  | 'emptying'
  | 'pagesKept'
  | 'takenBack'
  | 'ended'
  | 'given'
  | 'ending';

interface Facts {
  name: string;
  until: string | undefined;
  url: string;
}

function said(language: Language, occasion: Occasion, until: string) {
  const t = texts[language];
  if (occasion === 'given') return { subject: t.given.subject, body: fill(t.given.body, { until }) };
  if (occasion === 'removing' || occasion === 'emptying') return { subject: t[occasion].subject, body: fill(t[occasion].body, { until }) };
  if (occasion === 'ending') return { subject: fill(t.ending.subject, { until }), body: fill(t.ending.body, { until }) };
  return t[occasion];
}

/** To a candidate: what happened to the closeup without them, or that it ends. */
export function closeupLetter(language: Language, occasion: Occasion, { name, until, url }: Facts): Letter {
  const { subject, body } = said(language, occasion, until ? writtenDay(language, until) : '');
  return { subject, paragraphs: [greeting(language, name), body], action: { label: texts[language].label, url } };
}
