import type { Group } from './style.ts';

/** Styles of drive. */
export const drive: Group<'goal_oriented' | 'venturing' | 'independent' | 'self_confident' | 'impulsive'> = {
  goal_oriented: {
    name: { en: 'goal oriented', de: 'zielorientiert', fr: 'orientée vers un but' },
    about: { en: 'words for goals and results', de: 'Wörter für Ziele und Ergebnisse', fr: 'mots pour les buts et les résultats' },
    words: {
      en: 'goal*, aim, aims, aimed, target*, result*, achiev*, reach, reached, reaching, objective*, finish*, accomplish*, success*, outcome*, deliver*, purposeful*, milestone*, focus*, measur*, effective*, efficien*, productiv*, in order to, so that, increase*, reduce*, reducing, complete the, get it done, got it done, percent, within a week, within a month, by the end',
      de: 'Ziel*, ziel*, Ergebnis*, erreich*, Resultat*, beend*, vollend*, Erfolg*, erfolgreich*, geliefert, liefer*, Meilenstein*, Fokus*, fokussier*, konzentrier*, mess*, gemessen, wirksam*, effektiv*, effizien*, produktiv*, damit, steiger*, gesteigert, erhöh*, senk*, gesenkt, verringer*, fertig, geschafft, abgeschlossen*, abschließ*, Prozent*, innerhalb einer Woche, innerhalb eines Monats, bis zum Ende',
      fr: 'but, buts, objectif*, cible*, résultat*, attein*, réuss*, réalis*, accompl*, achev*, termin*, jalon*, concentr*, mesur*, efficac*, product*, afin d’atteindre, pour que, augment*, réduc*, rédui*, mener à bien, mené à bien, pour cent, en une semaine, en un mois, d’ici la fin, abouti*, succès, livrer, livré*, livraison*, livrons',
    },
  },
  venturing: {
    name: { en: 'venturing', de: 'wagemutig', fr: 'audacieuse' },
    about: { en: 'words for courage and risk', de: 'Wörter für Mut und Wagnis', fr: 'mots de courage et de risque' },
    words: {
      en: 'risk*, dare, dared, daring, courage*, brave*, adventur*, venture*, jump in, jumped in, leap*, unknown, abroad, moved to, travel*, start up, started my own, founded, founding, found a company, take a chance, took a chance, take the plunge, took the plunge, gamble*, try something, tried something, first time, step into, stepped into, without knowing, explored new, bet',
      de: 'Risik*, riskier*, riskant*, wage, wagen, wagte*, gewagt, Wagnis*, Mut, mutig*, tapfer*, Abenteuer*, abenteuer*, sprang hinein, hineingesprungen, Sprung, Sprünge*, Unbekannt*, unbekannt*, Ausland*, umgezogen, gereist, reise, reisen, Reise*, selbstständig gemacht, gegründet, gründe, gründen, Gründung*, Chance ergriffen, Chance ergreif*, ins kalte Wasser, aufs Spiel, etwas versuch*, zum ersten Mal, erste Mal, ohne zu wissen, Neuland*, wette',
      fr: 'risqu*, oser, ose, osé, osons, courag*, brave*, aventur*, me lancer, me suis lancé*, se lancer, saut, sauter, sauté, inconnu*, étranger, à l’étranger, déménag*, voyag*, créé mon entreprise, saisir une chance, saisi une chance, saisi l’occasion, saisir l’occasion, le grand saut, pari, parier, tenté*, tenter, première fois, sans savoir, terrain inconnu, audac*, fonder, fondé*, fondat*',
    },
  },
  independent: {
    name: { en: 'independent', de: 'selbstständig', fr: 'indépendante' },
    about: { en: 'words for acting on one’s own', de: 'Wörter für Handeln aus eigener Kraft', fr: 'mots pour agir par soi-même' },
    words: {
      en: 'independen*, myself, by myself, on my own, my own, own initiative, alone, self taught, self employed, freelance*, autonom*, freely, free to, decide for myself, without help, without being asked, single handed*, solo, in my own hands, on own responsibility, self reliant, self sufficient, own responsibility, own account, initiative*, own decision*, without instruction*, separate*',
      de: 'selbstständig*, selbständig*, unabhängig*, Unabhängigkeit*, selbst, selber, allein, alleine, eigenständig*, eigen, eigene, eigenen, eigener, eigenes, Eigeninitiative*, Initiative*, Autodidakt*, selbst beigebracht, freiberuflich*, autonom*, Autonomie*, frei, freie Hand, ohne Hilfe, ohne Aufforderung, eigenverantwort*, Eigenverantwortung*, auf eigene Faust, im Alleingang, selbst in die Hand, auf eigene Rechnung, ohne Anweisung*, getrennt*',
      fr: 'indépend*, moi-même, par moi-même, seul, seule, seuls, seules, ma propre, mon propre, mes propres, propre initiative, initiative*, autodidacte*, freelance*, autonom*, libre*, librement, sans aide, sans qu’on me le demande, à mon compte, en solo, de mon propre chef, sous ma responsabilité, sans instruction*, propre décision*, me débrouill*, séparé*, lui-même, elle-même',
    },
  },
  self_confident: {
    name: { en: 'self-confident', de: 'selbstbewusst', fr: 'sûre d’elle' },
    about: { en: 'words about one’s own strengths', de: 'Wörter über die eigenen Stärken', fr: 'mots sur ses propres forces' },
    words: {
      en: 'confiden*, I can, I am able, I am good at, good at, strength*, strong, convinced, certain, certainly, definitely, I know, proud, pride, of course, my ability, my abilities, I am sure, sure, talent*, without doubt, no doubt, capable*, succeeded, master*, I managed, self assured, clearly, absolutely, know how, easily, I decided',
      de: 'selbstbewusst*, Selbstbewusst*, selbstsicher*, Selbstvertrauen*, ich kann, bin in der Lage, bin gut, gut darin, Stärke*, stark, starke, überzeugt, gewiss, bestimmt, definitiv, ich weiß, stolz*, Stolz, selbstverständlich, natürlich, mein Können, meine Fähigkeiten, ich bin sicher, bin mir sicher, Talent*, talentiert*, ohne Zweifel, zweifellos, fähig*, ist mir gelungen, gelang mir, gelungen, beherrsch*, eindeutig*, absolut*, mühelos*, leicht gefallen, fällt mir leicht, entschied ich, ich entschied',
      fr: 'confiant*, confiance en moi, je peux, je sais, suis capable, capable*, suis doué*, bon en, bonne en, force, forces, fort, forte, convain*, certain de, certaine de, certainement, sans aucun doute, sans doute, fier, fière, fiers, fierté, bien sûr, évidemment, mes capacités, suis sûr*, talent*, assur*, maîtris*, j’ai réussi, clairement, absolument, facilement, aisément, j’ai décidé',
    },
  },
  impulsive: {
    name: { en: 'impulsive', de: 'impulsiv', fr: 'impulsive' },
    about: {
      en: 'words for quick and sudden action',
      de: 'Wörter für schnelles und plötzliches Handeln',
      fr: 'mots pour l’action rapide et soudaine',
    },
    words: {
      en: 'impuls*, sudden*, at once, immediately, right away, straight away, instantly, spontan*, quick*, fast, hurr*, rush*, without thinking, on the spot, in a flash, gut feeling, all of a sudden, in no time, abrupt*, hasty, hastily, just did it, at short notice, without hesitation, did not hesitate, instinct*, out of the blue, prompt*',
      de: 'impuls*, Impuls*, plötzlich*, auf einmal, sofort, sogleich, unverzüglich, spontan*, schnell*, rasch*, eil*, geeilt, Eile, hektisch*, ohne nachzudenken, ohne zu überlegen, auf der Stelle, blitzschnell, im Nu, Bauchgefühl*, aus dem Bauch, schlagartig*, hastig*, überstürz*, einfach gemacht, kurzfristig*, ohne zu zögern, ohne Zögern, nicht gezögert, Instinkt*, instinktiv*, aus heiterem Himmel, prompt',
      fr: 'impuls*, soudain*, tout de suite, immédiat*, aussitôt, sur-le-champ, instantané*, spontan*, rapid*, vite, hâte, hâti*, sans réfléchir, en un éclair, intuition*, tout à coup, en un rien de temps, brusque*, précipit*, à court terme, au pied levé, sans hésit*, pas hésité, instinct*, d’un coup, prompt*, me presser, pressé',
    },
  },
};
