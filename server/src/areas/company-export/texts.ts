import { inLanguages } from '../../platform/texts.ts';

/** The page that explains the export, inside of it. */
export const readmeTexts = inLanguages({
  en: {
    title: 'Everything that {company} has at Vitrine',
    made: 'Made on {at}. The lists say how everything stood at one moment; files follow them.',
    how: 'Every list lies in the folder data twice: as JSON, complete and for programs, and as CSV for spreadsheets (UTF-8). Values with parts stand in the CSV as JSON. Instants are in UTC. Text that a spreadsheet could take for a formula begins with an apostrophe in the CSV.',
    columns: 'Columns, the same in both:',
    files: 'Files that were named: {total}. Put in: {whole}. Not whole: {missing} (see data/files.csv).',
    limits: 'What is not in it, and why',
    reasons: [
      'You find here what the pages of Vitrine show you. Where you judge without names and have not judged yet, names, addresses, pictures, documents and films are left out, and texts are without the name. Points that others gave are here where you have given yours as well.',
      'What people have taken back or had deleted, and what was deleted when its time was over, is gone here too. Applications without a person are figures and not listed.',
      'Answers that were never sent, and words of answers that were not released to you, belong to the applicants.',
      'Conversations are yours alone. Those of your colleagues are read by nobody else, and private mailboxes never; of e-mails only what was shared beside an application is here.',
      'Passwords, keys, secrets of webhooks and of connections, and numbers of cards are not here.',
      'Unread signs, drafts, saved searches, looks at links, and what is only kept for sending things again are not here. How words may come across is counted from the words anew and belongs to the applicants.',
      'Whoever is deleted at Vitrine after this day still stands in this file. From now on your company is responsible for it: please delete it when you no longer need it.',
    ],
  },
  de: {
    title: 'Alles, was {company} bei Vitrine hat',
    made: 'Erstellt am {at}. Die Listen zeigen den Stand eines Augenblicks; die Dateien folgen ihnen.',
    how: 'Jede Liste liegt zweimal im Ordner data: als JSON, vollständig und für Programme, und als CSV für Tabellen (UTF-8). Werte, die aus mehreren Teilen bestehen, stehen im CSV als JSON. Zeitpunkte sind in UTC. Text, den eine Tabelle für eine Formel halten könnte, beginnt im CSV mit einem Apostroph.',
    columns: 'Spalten, in beiden gleich:',
    files: 'Genannte Dateien: {total}. Enthalten: {whole}. Nicht vollständig: {missing} (siehe data/files.csv).',
    limits: 'Was nicht darin ist, und warum',
    reasons: [
      'Sie finden hier, was die Seiten von Vitrine Ihnen zeigen. Wo Sie ohne Namen beurteilen und noch nicht beurteilt haben, fehlen Namen, Adressen, Bilder, Unterlagen und Filme, und Texte sind ohne den Namen. Punkte anderer stehen hier, wo auch Sie Punkte gegeben haben.',
      'Was Menschen zurückgezogen haben oder löschen ließen, und was nach Ablauf seiner Zeit gelöscht wurde, ist auch hier nicht mehr da. Bewerbungen ohne Person sind Zahlen und nicht aufgeführt.',
      'Antworten, die nie abgeschickt wurden, und Worte aus Antworten, die für Sie nicht freigegeben sind, gehören den Bewerbenden.',
      'Unterhaltungen sind nur Ihre eigenen. Die Ihrer Kolleginnen und Kollegen liest sonst niemand, private Postfächer erst recht nicht; von E-Mails ist nur hier, was neben einer Bewerbung geteilt wurde.',
      'Passwörter, Schlüssel, Geheimnisse von Webhooks und Verbindungen und Kartennummern sind nicht hier.',
      'Markierungen für Ungelesenes, Entwürfe, gespeicherte Suchen, Aufrufe von Links und was nur zum erneuten Senden da ist, sind nicht hier. Wie Worte wirken können, wird aus den Worten neu gezählt und gehört den Bewerbenden.',
      'Wer nach diesem Tag bei Vitrine gelöscht wird, steht noch in dieser Datei. Ab jetzt ist Ihr Unternehmen dafür verantwortlich: Bitte löschen Sie sie, wenn Sie sie nicht mehr brauchen.',
    ],
  },
  fr: {
    title: 'Tout ce que {company} possède sur Vitrine',
    made: 'Créé le {at}. Les listes montrent l’état à un instant donné ; les fichiers les suivent.',
    how: 'Chaque liste se trouve deux fois dans le dossier data : en JSON, complète et pour les programmes, et en CSV pour les tableurs (UTF-8). Les valeurs composées figurent en JSON dans le CSV. Les instants sont en UTC. Un texte qu’un tableur pourrait prendre pour une formule commence par une apostrophe dans le CSV.',
    columns: 'Colonnes, identiques dans les deux :',
    files: 'Fichiers nommés : {total}. Présents : {whole}. Incomplets : {missing} (voir data/files.csv).',
    limits: 'Ce qui n’y est pas, et pourquoi',
    reasons: [
      'Vous trouvez ici ce que les pages de Vitrine vous montrent. Là où vous évaluez sans les noms et n’avez pas encore évalué, les noms, adresses, images, documents et films sont omis, et les textes sont sans le nom. Les points des autres figurent ici là où vous avez donné les vôtres.',
      'Ce que des personnes ont retiré ou fait supprimer, et ce qui a été supprimé une fois le délai passé, n’est plus ici non plus. Les candidatures sans personne sont des chiffres et ne sont pas listées.',
      'Les réponses jamais envoyées et les mots de réponses qui ne vous ont pas été ouverts appartiennent aux candidats.',
      'Les conversations sont les vôtres seulement. Celles de vos collègues ne sont lues par personne d’autre, et les boîtes privées jamais ; des e-mails, seul figure ce qui a été partagé à côté d’une candidature.',
      'Les mots de passe, les clés, les secrets des webhooks et des connexions et les numéros de carte n’y sont pas.',
      'Les signes non lus, les brouillons, les recherches enregistrées, les consultations de liens et ce qui ne sert qu’à renvoyer n’y sont pas. L’effet possible des mots se recompte à partir des mots et appartient aux candidats.',
      'Toute personne supprimée sur Vitrine après ce jour figure encore dans ce fichier. Votre entreprise en est désormais responsable : merci de le supprimer quand vous n’en avez plus besoin.',
    ],
  },
});
