import type { Group } from './style.ts';

/** Styles of leading and of moving others. */
export const leading: Group<'directing' | 'authoritative' | 'motivating' | 'inspiring' | 'competitive'> = {
  directing: {
    name: { en: 'directing', de: 'lenkend', fr: 'directive' },
    about: {
      en: 'words for leading and giving tasks',
      de: 'Wörter für Führen und Verteilen von Aufgaben',
      fr: 'mots pour diriger et répartir les tâches',
    },
    words: {
      en: 'lead, leads, leading, led, leader*, manage, manages, managed, managing, manager*, management, direct, directed, directing, delegat*, assign*, in charge, instruct*, supervis*, steer*, head of, headed, guide*, guiding, allocat*, organise*, organising, organize*, organizing, decide*, decision*, take the lead, took the lead, run the, ran the, distribute*, responsible for',
      de: 'führe, führen, führt, führte*, geführt, Führung*, leite, leiten, leitet*, geleitet, Leitung*, Leiter*, manag*, Manager*, Management*, lenk*, delegier*, Delegation*, zuweis*, zugewiesen*, zuteil*, zugeteilt*, anweis*, Anweisung*, anleit*, angeleitet*, Anleitung*, gesteuert, einteil*, eingeteilt, organisier*, entscheid*, entschied*, Entscheidung*, verteil*, verantwortlich für, Vorgesetzt*, steuern, steuere, steuert',
      fr: 'dirig*, mener, mène, mènent, mené*, gérer, gère, gèrent, géré*, gérant*, gestion*, manag*, délég*, délèg*, attribu*, à la tête, instruction*, supervis*, encadr*, pilot*, guid*, organis*, décid*, décision*, prendre les rênes, pris les rênes, réparti*, répartir, responsable de, direction*, directeur*, directrice*, confier, confie, confié*, affecter, affecté*, chef de, cheffe de, chef d’équipe, cheffe d’équipe',
    },
  },
  authoritative: {
    name: { en: 'authoritative', de: 'bestimmend', fr: 'autoritaire' },
    about: {
      en: 'words that demand and leave no choice',
      de: 'Wörter, die fordern und keine Wahl lassen',
      fr: 'mots qui exigent et ne laissent pas le choix',
    },
    words: {
      en: 'must, must not, have to, has to, had to, should, shall, demand*, require*, insist*, ordered, obey*, command*, rule, rules, strict*, forbid*, forbidden, enforce*, authorit*, obligat*, mandatory, compulsory, necessar*, law, duty, duties, control*, impose*',
      de: 'muss, müssen, musste*, müsst*, soll, sollen, sollte*, forder*, gefordert, verlang*, besteh* darauf, bestehe auf, bestand darauf, befehl*, Befehl*, gehorch*, Gehorsam*, Regeln, streng*, verbiet*, verboten, Verbot*, durchsetz*, durchgesetzt, Autorität*, autoritär*, verpflicht*, Pflicht*, zwingend*, notwendig*, nötig*, Kontroll*, kontrollier*, vorschreib*, vorgeschrieben*, Vorschrift*, eine Regel, die Regel, Gesetze, Gesetzen, das Gesetz, dem Gesetz',
      fr: 'doit, dois, devons, devez, doivent, devait, devais, devaient, devrai*, il faut, il fallait, faut que, exig*, insist*, ordres, ordonn*, obéi*, règle, règles, strict*, interdi*, imposer, impose*, imposé*, autorit*, oblig*, obligatoire*, nécessair*, nécessit*, loi, lois, devoir*, contrôl*, requi*, réglement*, commandement*, donné l’ordre, donner l’ordre',
    },
  },
  motivating: {
    name: { en: 'motivating', de: 'motivierend', fr: 'motivante' },
    about: { en: 'words that spur on', de: 'Wörter, die anspornen', fr: 'mots qui donnent de l’élan' },
    words: {
      en: 'motivat*, spur*, let us, we can, you can, go for, keep going, kept going, drive, driven, energ*, enthusias*, eager*, commit, committed, commitment*, dedicat*, praise*, recogni*, reward*, celebrat*, cheered on, effort*, persever*, never give up, give their best, gave their best, my best, our best, carry on, push forward, zeal*, passion*',
      de: 'motivier*, Motivation*, ansporn*, Ansporn*, angespornt*, wir können, Sie können, los geht, weitermach*, weitergemacht, antreib*, angetrieben, Antrieb*, Energie*, energisch*, begeister*, Begeisterung*, eifrig*, Eifer*, Einsatz*, einsatz*, engagier*, Engagement*, Hingabe*, lob*, gelobt*, Lob, Anerkennung*, anerkenn*, Belohnung*, belohn*, feier*, gefeiert, Mühe, Anstrengung*, ausdauer*, Ausdauer*, nicht aufgeb*, nie aufgeb*, mein Bestes, ihr Bestes, unser Bestes, Leidenschaft*, leidenschaftlich*',
      fr: 'motiv*, stimul*, entraîn*, allons, nous pouvons, vous pouvez, continu* ainsi, énergi*, enthousias*, impati*, engag*, dévou*, dévouement*, félicit*, louer, éloge*, récompens*, célébr*, fêt*, effort*, persévér*, ne jamais abandonner, ne pas abandonner, de mon mieux, de son mieux, de leur mieux, de notre mieux, donner le meilleur, zèle, zélé*, passion*, élan, entrain, reconnai*, reconnaî*, reconnu*',
    },
  },
  inspiring: {
    name: { en: 'inspiring', de: 'inspirierend', fr: 'inspirante' },
    about: {
      en: 'words that awaken ideas and meaning',
      de: 'Wörter, die Ideen und Sinn wecken',
      fr: 'mots qui éveillent des idées et du sens',
    },
    words: {
      en: 'inspir*, dream*, meaning, meaningful, purpose, fascinat*, curious, curiosity, wonder, wonderful*, imagin*, awaken*, spark*, example for, role model*, heart, shine*, shining, discover*, explor*, moved by, admire*, admiration, beauty, beautiful*, story, stories, values, ideals, possibilit*, open doors, opened doors, touched me, touches me, touching',
      de: 'inspirier*, Inspiration*, traum*, Traum*, träum*, geträumt, Sinn, sinnvoll*, Zweck*, faszinier*, Faszination*, neugierig*, Neugier*, staun*, Wunder*, wunderbar*, vorstell*, vorgestellt, Vorstellung*, Fantasie*, weck*, geweckt, Funke*, Vorbild*, Herz, Herzen, leucht*, strahl*, entdeck*, erforsch*, bewunder*, Schönheit*, schön*, Geschichte*, Werte, Ideale, Möglichkeit*, Türen öffn*, berührt mich, berührte mich, berührend*',
      fr: 'inspir*, rêve*, rêver, rêvé, avoir du sens, du sens, sens profond, raison d’être, fascin*, curieu*, curiosité*, émerveill*, merveill*, imagin*, éveill*, étincelle*, modèle*, coeur*, brill*, rayonn*, découvr*, découvert*, explor*, ému*, admir*, beauté*, beau, belle, belles, histoire*, valeurs, idéaux, possibilité*, ouvr* des portes, ouvert des portes, me touche, m’a touché*, touchant*',
    },
  },
  competitive: {
    name: { en: 'competitive', de: 'wetteifernd', fr: 'compétitive' },
    about: { en: 'words for winning and being ahead', de: 'Wörter für Gewinnen und Vorsprung', fr: 'mots pour gagner et devancer' },
    words: {
      en: 'compet*, win, wins, winning, won, winner*, beat, beating, beaten, rival*, better than, faster than, more than others, best in, first place, number one, ahead of, outperform*, challenge*, contest*, race, races, top, ranking*, prize*, award*, medal*, champion*, leading position, market leader*, surpass*, exceed*, record, records',
      de: 'Wettbewerb*, wettbewerb*, Konkurren*, konkurr*, gewinn*, gewann*, gewonnen, Sieg, Siege, siegen, Sieger*, besieg*, schlagen, geschlagen, Rival*, besser als, schneller als, mehr als andere, Beste in, beste in, erster Platz, erste Platz, ersten Platz, Nummer eins, voraus, übertreff*, übertroffen*, herausforder*, Herausforderung*, Wettkampf*, Wettlauf*, Rekord*, Spitze*, Rangliste*, Preis gewonnen, Auszeichnung*, ausgezeichnet, Medaille*, Meisterschaft*, Marktführer*, überbiet*, messen mit',
      fr: 'compétit*, concurren*, gagn*, vainqueur*, vaincre, vaincu*, victoire*, battre, battu*, rival*, mieux que, plus vite que, plus que les autres, meilleur* de, première place, premier rang, numéro un, en avance sur, dépass*, concours, course, courses, record*, sommet*, classement*, prix remporté, remport*, récompense reçue, médaille*, champion*, leader*, surpass*, devanc*, défi, défis',
    },
  },
};
