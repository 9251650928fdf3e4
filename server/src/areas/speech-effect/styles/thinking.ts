import type { Group } from './style.ts';

/** Styles of thought. */
export const thinking: Group<'intellectual' | 'philosophical' | 'visionary' | 'innovative' | 'unconventional'> = {
  intellectual: {
    name: { en: 'intellectual', de: 'intellektuell', fr: 'intellectuelle' },
    about: {
      en: 'words of study, analysis and reasons',
      de: 'Wörter für Wissen, Analyse und Gründe',
      fr: 'mots d’étude, d’analyse et de raisonnement',
    },
    words: {
      en: 'analy*, knowledge, know why, theor*, research*, study, studied, studies, studying, scien*, logic*, evidence, data, reason, reasons, reasoning, because, conclu*, hypothes*, compare*, comparison*, examine*, concept*, intellect*, academic*, book, books, read, reading, learn*, insight*, complex*, understand why, university, evaluat*, cause, causes',
      de: 'analys*, Analyse*, weiß warum, Theorie*, theoret*, forsch*, Forschung*, studier*, Studie*, Studium*, wissenschaft*, Wissenschaft*, logisch*, Logik*, Beweis*, Grund, Gründe*, begründ*, weil, Schluss ziehen, Schlussfolgerung*, Hypothese*, vergleich*, Vergleich*, verglichen, untersuch*, Konzept*, intellekt*, akadem*, Buch, Bücher*, lese, lesen, gelesen, lern*, gelernt, Erkenntnis*, komplex*, verstehe warum, verstehen warum, Universität*, auswert*, ausgewertet*, Auswertung*, Ursache*, das Wissen, mein Wissen, unser Wissen, Beleg, Belege, Daten',
      fr: 'analy*, connaissance*, savoir pourquoi, théori*, recherche*, étudi*, étude*, scien*, logiq*, preuve*, données, raison, raisons, raisonn*, parce que, parce qu’il, parce qu’elle, conclu*, hypothès*, compar*, examin*, concept*, intellect*, académi*, livre, livres, lire, lis, lu, lecture*, appris*, complex*, comprendre pourquoi, université*, évalu*, cause, causes, apprendre, apprend, apprends, apprenn*',
    },
  },
  philosophical: {
    name: { en: 'philosophical', de: 'philosophisch', fr: 'philosophique' },
    about: {
      en: 'words about questions of life and of right',
      de: 'Wörter über Fragen des Lebens und des Rechten',
      fr: 'mots sur les questions de la vie et du juste',
    },
    words: {
      en: 'philosoph*, life, world, human, humans, humanity, truth, true, freedom, justice, fair, fairness, ethic*, moral*, wisdom, wise, question*, ask myself, asked myself, exist*, soul, spirit, time passes, believe*, belief*, in the end, nature of, society, conscience, reflect*, essence, perhaps, why we',
      de: 'philosoph*, Philosophie*, Welt, Mensch*, Menschheit*, Wahrheit*, wahr, wahre*, Freiheit*, Gerechtigkeit*, gerecht*, fair*, Ethik*, ethisch*, Moral*, moralisch*, Weisheit*, weise, Frage, Fragen, frage mich, fragte mich, Existenz*, existier*, Seele*, Geist*, Zeit vergeht, glaube, glauben, glaubte, Glaube*, am Ende, Wesen der, Wesen des, Gesellschaft*, Gewissen, nachdenk*, nachgedacht, denke nach, vielleicht, warum wir, das Leben, mein Leben, dem Leben, des Lebens',
      fr: 'philosoph*, vie, monde, humain*, humanité, vérité*, vrai, vraie, vrais, vraies, liberté*, justice, juste, justes, équit*, éthique*, moral*, sagesse, sage, question*, me demande, me suis demandé*, exist*, âme, esprit*, le temps passe, crois, croire, croyais, croyance*, au fond, au bout du compte, nature de, société humaine, conscience, réflexion*, essence, peut-être, pourquoi nous',
    },
  },
  visionary: {
    name: { en: 'visionary', de: 'visionär', fr: 'visionnaire' },
    about: { en: 'words about the future', de: 'Wörter über die Zukunft', fr: 'mots sur l’avenir' },
    words: {
      en: 'vision*, future*, tomorrow, in ten years, in five years, in a few years, long term, next generation*, foresee*, foresight, horizon*, big picture, ahead, coming years, one day, far reaching, strateg*, trend*, shape the, transform*, sustainab*, build a, mission*, generations, lasting, perspective*, ambitio*, pioneer*',
      de: 'Vision*, vision*, Zukunft*, zukünft*, künftig*, morgen, in zehn Jahren, in fünf Jahren, in einigen Jahren, langfristig*, nächste Generation*, voraussehen, vorausschau*, Weitblick*, Horizont*, großes Ganzes, große Ganze, kommende Jahre, kommenden Jahre*, eines Tages, weitreichend*, strateg*, Strategie*, Trend*, gestalt*, verwandel*, nachhalt*, Nachhaltigkeit*, aufbau*, Mission*, Generationen, dauerhaft*, Perspektive*, Pionier*',
      fr: 'vision*, futur*, avenir*, demain, dans dix ans, dans cinq ans, dans quelques années, à long terme, prochaine génération*, prévoir, prévoyan*, horizon*, vue globale, prochaines années, années à venir, un jour, ambitio*, stratég*, tendance*, façonn*, transform*, durab*, bâti, bâtir, construire un, mission*, générations, perspective*, pionni*',
    },
  },
  innovative: {
    name: { en: 'innovative', de: 'innovativ', fr: 'innovante' },
    about: {
      en: 'words for what is new and improved',
      de: 'Wörter für Neues und Verbessertes',
      fr: 'mots pour ce qui est nouveau et amélioré',
    },
    words: {
      en: 'innovat*, new, newly, invent*, creat*, idea, ideas, develop*, improve*, improving, modern*, technolog*, digital*, design*, experiment*, prototyp*, change*, changing, update*, renew*, solution*, solve*, solving, original*, automat*, test, tested, testing, tool, tools, tried out, try out, software',
      de: 'innovat*, Innovation*, neu, neue, neuen, neuer, neues, neuem, Neues, Neuerung*, erfind*, erfand*, erfunden*, Erfindung*, kreativ*, Kreativität*, schaff*, geschaffen, Idee*, entwick*, Entwicklung*, verbesser*, Verbesserung*, modern*, Technolog*, digital*, entwerf*, entworfen, Entwurf*, experiment*, Experiment*, Prototyp*, verändere, verändern, verändert*, Veränderung*, ändern, ändere, änderte*, geändert, erneuer*, Lösung*, löse, lösen, löste*, gelöst, originell*, automat*, teste, testen, getestet, Test*, Werkzeug*, ausprobier*, Software*, testete*',
      fr: 'innov*, nouveau*, nouvel, nouvelle*, invent*, idée*, développ*, amélior*, modern*, technolog*, numériq*, concevoir, conception*, expérience pilote, prototyp*, chang*, renouvel*, solution*, résou*, résol*, original*, automat*, test*, outil*, essayé de nouvelles, logiciel*, créer, crée, créé*, créa*, conçu, conçue, conçus, conçues',
    },
  },
  unconventional: {
    name: { en: 'unconventional', de: 'unkonventionell', fr: 'non conventionnelle' },
    about: {
      en: 'words for ways that others do not take',
      de: 'Wörter für Wege, die andere nicht gehen',
      fr: 'mots pour les chemins que d’autres ne prennent pas',
    },
    words: {
      en: 'unconvention*, unusual*, different*, differently, odd, crazy, weird*, surpris*, rebel*, against the rule*, break the rule*, broke the rule*, outside the box, my own way, in my own way, against the grain, alternative*, detour*, unexpected*, bold*, experimental*, eccentric*, colourful*, colorful*, play, playing, playful*, improvis*, out of the ordinary, nobody else, no one else, question the, upside down, unique, strange, strangely',
      de: 'unkonvention*, ungewöhnlich*, anders, andersartig*, seltsam*, schräg*, verrückt*, eigenwillig*, überrasch*, rebell*, gegen die Regel*, Regeln brech*, Regeln gebrochen, um die Ecke gedacht, quer denk*, quer gedacht, meinen eigenen Weg, auf meine Weise, gegen den Strom, alternativ*, Alternative*, Umweg*, unerwartet*, gewagt*, experimentell*, exzentrisch*, bunt*, spiele, spielen, spielte, spielerisch*, improvisier*, außergewöhnlich*, niemand sonst, hinterfrag*, auf den Kopf, einzigartig*',
      fr: 'non conventionnel*, inhabituel*, différemment, différent*, autrement, bizarre*, fou, folle, fous, folles, surpren*, surpris*, rebell*, contre les règles, brisé les règles, hors des sentiers battus, à ma façon, à ma manière, à contre-courant, alternativ*, détour*, inattendu*, expérimental*, excentrique*, coloré*, jouer, joue, jouons, ludique*, improvis*, sortir de l’ordinaire, hors du commun, personne d’autre, remettre en question, remis en question, à l’envers, étrange, étranges, unique, uniques',
    },
  },
};
