import type { Group } from './style.ts';

/** Styles of order and care. */
export const order: Group<'structured' | 'reliable' | 'formal' | 'professional' | 'composed'> = {
  structured: {
    name: { en: 'structured', de: 'strukturiert', fr: 'structurée' },
    about: {
      en: 'words for order, steps and plans',
      de: 'Wörter für Ordnung, Schritte und Pläne',
      fr: 'mots qui disent l’ordre, les étapes et les plans',
    },
    words: {
      en: 'first, firstly, secondly, third, thirdly, then, next, after that, finally, step*, plan, plans, planned, planning, structur*, order of, list, lists, schedule*, systematic*, method*, sort, sorted, overview, process, processes, checklist*, prepar*, priorit*, divided, in detail, phase*, one by one, lastly, afterwards, in good order, in the right order',
      de: 'zuerst, erstens, zweitens, drittens, dann, danach, anschließend*, schließlich, zuletzt, zum Schluss, Schritt*, Plan, Pläne, Planung*, plane, planen, plant*, geplant*, struktur*, Struktur*, Reihenfolge*, Ordnung*, ordne, ordnen, geordnet*, Liste*, Zeitplan*, systemat*, method*, Methode*, sortier*, Überblick*, Übersicht*, Ablauf*, Abläufe*, Prozess*, Checkliste*, vorbereit*, Vorbereitung*, Priorität*, unterteil*, im Einzelnen, Phase*, nacheinander, der Reihe nach',
      fr: 'd’abord, premièrement, deuxièmement, troisièmement, puis, ensuite, après cela, enfin, finalement, pour finir, étape*, plan, plans, planif*, prévu*, structur*, dans l’ordre, en ordre, liste*, calendrier*, systémat*, méthod*, tri, trier, trié*, vue d’ensemble, processus, aperçu, prépar*, priorit*, divis*, en détail, phase*, un par un, une par une, l’un après l’autre',
    },
  },
  reliable: {
    name: { en: 'reliable', de: 'verlässlich', fr: 'fiable' },
    about: {
      en: 'words about keeping to what was promised',
      de: 'Wörter über Zusagen, die gehalten werden',
      fr: 'mots sur la parole tenue',
    },
    words: {
      en: 'reliab*, dependab*, on time, punctual*, promise*, kept my word, keep my word, always, every day, every morning, every evening, each day, regular*, careful*, thorough*, conscientious*, responsib*, consistent*, steady, steadily, stable, loyal*, faithful*, accurat*, safe, safely, safety, secure*, deadline*, count on, rely on, complete*, checked, check, double check*, precise*, for years',
      de: 'zuverlässig*, verlässlich*, verlass*, Verlass*, pünktlich*, versprech*, versprochen*, versprach*, Wort gehalten, Wort halten, immer, jeden Tag, jeden Morgen, jeden Abend, täglich*, regelmäßig*, sorgfältig*, Sorgfalt*, gründlich*, gewissenhaft*, verantwort*, Verantwortung*, beständig*, stetig*, stabil*, loyal*, treu, treue*, genau, genaue, genauer, genauen, sicher, sichere*, sicherer, Sicherheit*, Frist*, Termin*, vollständig*, prüf*, geprüft, nachprüf*, präzis*, seit Jahren',
      fr: 'fiab*, compter sur, à l’heure, ponctu*, promes*, promett*, promis*, tenir parole, tenu parole, toujours, chaque jour, chaque matin, chaque soir, tous les jours, réguli*, soigneu*, soin, minutieu*, rigoureu*, rigueur, consciencieu*, responsab*, constan*, loyal*, loyau*, fidèl*, fidél*, exact*, sûr, sûre, sûrs, sûres, sécur*, délai*, échéance*, complet*, complèt*, vérif*, précis*, depuis des années, stable*, stabil*',
    },
  },
  formal: {
    name: { en: 'formal', de: 'förmlich', fr: 'formelle' },
    about: {
      en: 'words of written and official language',
      de: 'Wörter der Schrift- und Amtssprache',
      fr: 'mots de la langue écrite et officielle',
    },
    words: {
      en: 'regarding, concerning, furthermore, moreover, therefore, thus, hence, consequently, accordingly, with respect to, in accordance with, pursuant, herewith, hereby, nevertheless, nonetheless, whereas, hereafter, respectively, in addition, subsequent*, prior to, with regard to, ladies and gentlemen, sincerely, obtain*, commenc*, sir, madam, is subject to, in the course of, on behalf of, due to',
      de: 'bezüglich, hinsichtlich, betreffend, darüber hinaus, ferner, des Weiteren, daher, somit, folglich, dementsprechend, entsprechend, gemäß, hiermit, nichtsdestotrotz, gleichwohl, dennoch, wohingegen, im Folgenden, beziehungsweise, zusätzlich, zudem, überdies, anlässlich, mit Bezug auf, in Bezug auf, sehr geehrte*, geehrte Damen, hochachtungsvoll, erhalten habe, im Zuge, im Rahmen, im Namen, aufgrund, infolge, zwecks, seitens, mittels, obliegt*',
      fr: 'concernant, relativ* à, en outre, par ailleurs, de plus, ainsi, par conséquent, en conséquence, dès lors, conformément, selon, par la présente, néanmoins, toutefois, cependant, tandis que, ci-après, respectivement, de surcroît, ultérieur*, préalable*, en ce qui concerne, à l’égard de, mesdames et messieurs, je vous prie, veuillez, obten*, obtenu*, madame, monsieur, dans le cadre, au cours de, au nom de, en raison de, afin de, lequel, laquelle, lesquels',
    },
  },
  professional: {
    name: { en: 'professional', de: 'professionell', fr: 'professionnelle' },
    about: {
      en: 'words of work, skill and experience',
      de: 'Wörter für Arbeit, Können und Erfahrung',
      fr: 'mots de métier, de savoir-faire et d’expérience',
    },
    words: {
      en: 'profession*, experience*, qualif*, skill*, training*, trained, certif*, customer*, client*, project*, quality, standard*, competen*, expert*, career*, business*, company, companies, department*, position, employ*, report*, meeting*, budget*, contract*, specialist*, apprentice*, internship*, degree*, task*, workshop*, job',
      de: 'Beruf*, beruf*, professionell*, Erfahrung*, erfahren*, Qualifikation*, qualifizier*, Fähigkeit*, Fertigkeit*, Ausbildung*, ausgebildet*, Weiterbildung*, Schulung*, geschult*, zertifi*, Zertifikat*, Kund*, Mandant*, Projekt*, Qualität*, Standard*, Kompetenz*, kompetent*, Expert*, Fachkraft*, Fachkräft*, Fachwissen*, Karriere*, Geschäft*, Firma, Firmen, Unternehmen*, Betrieb*, Abteilung*, Stelle, Besprechung*, Budget*, Vertrag*, Verträg*, Lehre, Lehrling*, Praktik*, Abschluss*, Aufgabe*, Werkstatt*, Fachkenntnis*, Bericht, Berichte, Berichten, Berichts',
      fr: 'profession*, métier*, expérience*, expériment*, qualif*, compéten*, savoir-faire, formation*, formé*, certif*, client*, projet*, qualité, normes, norme, standard*, expert*, carrière*, entreprise*, société, service commercial, département*, poste, emploi*, employ*, rapport*, réunion*, budget*, contrat*, spécialis*, apprenti*, stage*, diplôm*, tâche*, atelier*, affaires',
    },
  },
  composed: {
    name: { en: 'composed', de: 'gelassen', fr: 'posée' },
    about: { en: 'words of calm and patience', de: 'Wörter der Ruhe und Gelassenheit', fr: 'mots de calme et de sérénité' },
    words: {
      en: 'calm*, quiet*, compos*, relaxed, serene*, steady nerve*, breathe*, breath, take time, took time, taking time, take my time, wait, waited, waiting, without haste, without hurry, no hurry, slowly, step back, stepped back, moderate*, balanced, balance, peace*, keep cool, kept cool, cool head, level headed, sober*, unhurried, thoughtful*, think before, in peace, patient*',
      de: 'ruhig*, Ruhe, gelassen*, Gelassenheit*, entspann*, still, besonnen*, gute Nerven, starke Nerven, atme, atmen, durchatm*, lasse mir Zeit, Zeit lassen, Zeit nehm*, nehme mir Zeit, nahm mir Zeit, abwart*, warte, warten, gewartet, ohne Hast, ohne Eile, keine Eile, langsam*, Abstand*, ausgeglichen*, Gleichgewicht*, Frieden*, friedlich*, kühlen Kopf, kühler Kopf, nüchtern*, bedacht*, bedächtig*, überleg*, in Ruhe, maßvoll*, gefasst*',
      fr: 'calme*, calmement, tranquill*, posé, posée, posés, posées, posément, détend*, serein*, sérénité, nerfs solides, respir*, prendre le temps, prends le temps, pris le temps, prendre mon temps, attendre, attends calmement, sans hâte, sans se presser, pas pressé*, lentement, prendre du recul, pris du recul, recul, modér*, équilibr*, paix, paisib*, la tête froide, sang-froid, sobre*, réfléch*, patiemment, silenc*',
    },
  },
};
