/**
 * Words that native readers stumbled over, each with what is said instead: they came back more than once with new
 * screens, so the check looks for them.
 */
const stumbles: [RegExp, string][] = [
  // French
  [/regardez votre boîte aux lettres/i, 'Consultez votre messagerie'],
  [/dans les indésirables/i, 'vos courriers indésirables'],
  [/["'`]Aux questions/, 'Passer aux questions'],
  [/["'`]Vers (?:l[ea’']|les |mes |vos |votre )/, 'Aller à …, Voir …, Retour à …'],
  [/regardez-la revenir|revenu du serveur/i, 'Voici ce que nous avons reçu'],
  [/que souhaitez-vous faire lire/i, 'Quels documents souhaitez-vous joindre'],
  [/réponse sonore|(?:en vidéo,|vidéo ou) par le son/i, 'audio, en audio'],
  [/entretiens vous accordent/i, 'Vos aménagements'],
  [/qui possède le lien/i, 'Toute personne qui a le lien'],
  [/code d[’']emploi/i, 'code d’entretien'],
  [/étape de carrière/i, 'Niveau d’expérience'],
  [/faites le tour/i, 'Faites un tour'],
  [/postuler avec un dossier/i, 'Postuler avec un CV'],
  [/certificat général du secondaire/i, 'Brevet ou fin d’études secondaires'],
  [/plus en lice/i, 'la candidature est retirée'],
  // German
  [/los geht es/i, 'Los geht’s'],
  [/bitte bitten sie/i, 'Lassen Sie sich … schicken'],
  [/(?:antwort\w*|beantwortet) per ton|per ton (?:antwort|beantwortet)/i, 'als Audio'],
  [/vom server zurück/i, 'Das ist bei uns angekommen'],
  [/es ist gesendet/i, 'Ihre Antworten sind angekommen'],
  [/sehen sie in ihr postfach/i, 'Schauen Sie in Ihr Postfach'],
  [/war schon einmal hier/i, 'kennen wir bereits'],
  [/interview (?:durch)?führen/i, 'am Interview teilnehmen'],
  [/keine neustarts/i, 'keine Versuche'],
  [/zu ihrer eigenen zeit/i, 'wann es Ihnen passt'],
  [/nicht mehr im rennen/i, 'die Bewerbung ist zurückgezogen'],
];

/** What a native reader would stumble over in a text, with what is said instead; nothing where all is well. */
export function stumbleIn(text: string): { said: string; better: string } | undefined {
  for (const [pattern, better] of stumbles) {
    const [said] = pattern.exec(text) ?? [];
    if (said) return { said, better };
  }
  return undefined;
}
