import type { Group } from './style.ts';

/** Styles of tone. */
export const tone: Group<'positive' | 'optimistic' | 'dramatic' | 'aggressive' | 'impressive'> = {
  positive: {
    name: { en: 'positive', de: 'positiv', fr: 'positive' },
    about: {
      en: 'words for what is good and gives pleasure',
      de: 'Wörter für Gutes und Freude',
      fr: 'mots pour ce qui est bon et fait plaisir',
    },
    words: {
      en: 'good, well, better, best, great, enjoy*, pleasure*, happy, happily, happiness, glad, positiv*, likes, liked, love, loved, loves, excellent*, delight*, pleased, satisf*, fun, fortunate*, luck*, worked out, perfect*, favourite*, favorite*, valuabl*, appreciat*, grateful*, useful*, I like, we like',
      de: 'gut, gute, guten, guter, gutes, gutem, besser*, beste, besten, bester, bestes, toll*, großartig*, Freude*, freue, freuen, freut, freute*, gefreut, froh*, glücklich*, Glück, positiv*, mag, mögen, mochte*, geliebt, liebte, hervorragend*, zufrieden*, Zufriedenheit*, Spaß, erfreu*, geklappt, perfekt*, Liebling*, wertvoll*, schätze, schätzen, geschätzt, dankbar*, nützlich*',
      fr: 'bon, bonne, bons, bonnes, bien, mieux, meilleur*, génial*, super, plaisir*, heureu*, joie*, content*, positif*, positiv*, aime, aiment, aimé*, aimer, adore*, excellent*, ravi*, satisf*, amus*, chance, bonheur, parfait*, préfér*, précieu*, appréci*, reconnaissant*, utile*, plu, plaît, réjoui*',
    },
  },
  optimistic: {
    name: { en: 'optimistic', de: 'optimistisch', fr: 'optimiste' },
    about: {
      en: 'words of hope and trust that it will turn out well',
      de: 'Wörter der Hoffnung und Zuversicht',
      fr: 'mots d’espoir et de confiance',
    },
    words: {
      en: 'optimis*, I hope, we hope, hoped, hoping, hopeful*, look forward, looking forward, looked forward, will work, will succeed, will manage, opportunit*, chance to, chances, promising*, bright, bright side, potential*, progress*, grow, growing, grew, growth, get better, getting better, got better, possible, can learn, things will, confident that, believe in, it will be fine, turn out well, encouraging*',
      de: 'optimis*, Optimis*, hoffe, hoffen, hoffte*, gehofft, hoffentlich, Hoffnung*, zuversicht*, Zuversicht*, freue mich auf, freuen uns auf, wird gelingen, wird klappen, werden es schaffen, schaffen das, Gelegenheit*, Chance, Chancen, vielversprechend*, Lichtblick*, Potenzial*, Fortschritt*, wachs*, gewachsen, wuchs*, Wachstum*, wird besser, wurde besser, besser werden, möglich*, kann man lernen, geht gut aus, glaube an, glauben an, wird gut, ermutigend*',
      fr: 'optimis*, espèr*, espér*, espoir*, me réjouis, nous réjouissons, va marcher, va réussir, y arriver, opportunit*, occasion*, chances, prometteu*, bon côté, potentiel*, progrès, progress*, grandi*, croissance*, s’améliore*, s’est amélioré, va mieux, possible*, on peut apprendre, tout ira bien, ira bien, confiant que, crois en, croire en, encourageant*',
    },
  },
  dramatic: {
    name: { en: 'dramatic', de: 'dramatisch', fr: 'dramatique' },
    about: { en: 'words that heighten and exaggerate', de: 'Wörter, die steigern und zuspitzen', fr: 'mots qui intensifient et exagèrent' },
    words: {
      en: 'dramatic*, drama, disaster*, catastroph*, terribl*, horribl*, incredibl*, unbelievabl*, extrem*, total*, never before, the worst, worst, nightmare*, crisis, crises, shock*, desperate*, overwhelm*, enormous*, huge, completely, utterly, collapse*, chaos, chaotic*, panic*, explod*, life and death, breathtaking*, storm*, tears, crying, cried, awful*',
      de: 'dramatisch*, Drama*, Katastroph*, katastroph*, schrecklich*, furchtbar*, unglaublich*, extrem*, total, totale*, nie zuvor, noch nie, schlimmste*, Alptraum*, Albtraum*, Krise*, Schock*, schockier*, verzweifel*, überwältig*, gewaltig*, riesig*, enorm*, völlig, zusammengebroch*, zusammenbrech*, zusammenbrach, Zusammenbruch*, Chaos, chaotisch*, Panik*, panisch*, explodier*, Leben und Tod, atemberaubend*, Sturm, Stürme*, Tränen, weine, weinen, weinte*, entsetz*',
      fr: 'dramatiq*, drame*, désastre*, catastroph*, terribl*, horribl*, incroyabl*, extrêm*, total, totale, totalement, jamais auparavant, le pire, pire, pires, cauchemar*, crise*, choc, choqu*, désesp*, bouleves*, boulevers*, énorm*, gigantesq*, complètement, effondr*, chaos, chaotiq*, paniq*, explos*, vie ou de mort, époustouflant*, tempête*, larmes, pleur*, affreu*',
    },
  },
  aggressive: {
    name: { en: 'aggressive', de: 'angriffslustig', fr: 'offensive' },
    about: { en: 'words of attack and blame', de: 'Wörter für Angriff und Vorwurf', fr: 'mots d’attaque et de reproche' },
    words: {
      en: 'aggress*, attack*, fight*, fought, hate*, angr*, anger, annoy*, blame*, fault, stupid*, idiot*, destroy*, crush*, enem*, battle*, war, threat*, furious*, rage, useless, incompetent*, lazy, liar*, lied, guilty, punish*, force them, forced them, complain*, hostil*, insult*, conflict*, argue*, shout*',
      de: 'aggress*, angreif*, angegriffen, Angriff*, kämpf*, gekämpft, Kampf, Kämpfe*, hasse, hassen, gehasst, Hass, wütend*, Wut, ärger*, geärgert, Ärger*, beschuldig*, Vorwurf*, Vorwürf*, Schuld, schuld, dumm*, Idiot*, zerstör*, vernicht*, Feind*, Schlacht*, Krieg*, drohe, drohen, drohte*, bedroh*, Bedrohung*, zornig*, Zorn, unfähig*, faul, faule*, Lügner*, lüge, lügen, gelogen, bestraf*, Strafe*, gezwungen, zwang, beschwer*, feindselig*, beleidig*, Konflikt*, streit*, Streit, gestritten, schreien, schreit, schreie, schrie, schrien, geschrien',
      fr: 'agress*, attaqu*, combat*, lutt*, déteste*, haine, haïr, en colère, colère*, énerv*, agac*, blâm*, reproch*, faute, stupid*, idiot*, détrui*, écras*, ennemi*, bataille*, guerre*, menac*, furieu*, rage, inutile, inutiles, incompétent*, paresseu*, menteu*, mensong*, menti, coupable*, puni*, force* à, forcé* à, hostil*, insult*, conflit*, disput*, crier, crié, crie, plaint*, plaindre, se plaign*',
    },
  },
  impressive: {
    name: { en: 'impressive', de: 'beeindruckend', fr: 'impressionnante' },
    about: {
      en: 'words for size, rank and distinction',
      de: 'Wörter für Größe, Rang und Auszeichnung',
      fr: 'mots de grandeur, de rang et de distinction',
    },
    words: {
      en: 'impress*, outstanding*, extraordinar*, remarkabl*, exceptional*, unique*, largest, biggest, highest, million*, thousand*, famous*, renowned, international*, global*, worldwide, brilliant*, prestig*, award winning, major, leading compan*, important*, significant*, exclusiv*, world class, first class, top level, spectacular*, magnificent*, great success, distinction*, fifty, doubled, tripled, hundreds',
      de: 'beeindruck*, Eindruck*, eindrucksvoll*, herausragend*, außerordentlich*, bemerkenswert*, Million*, tausend*, Tausend*, berühmt*, renommiert*, international*, global*, weltweit*, brillant*, Prestige*, preisgekrönt*, bedeutend*, führende Unternehmen, führenden Unternehmen, wichtig*, erheblich*, exklusiv*, Weltklasse*, erstklassig*, spektakulär*, prächtig*, großer Erfolg, großen Erfolg, mit Auszeichnung, fünfzig, verdoppel*, verdreifach*, hunderte*, Hunderte*, höchste, höchsten, höchster, größte, größten, größter',
      fr: 'impression*, remarquab*, extraordinair*, exceptionnel*, plus grand*, plus haut*, million*, mille, milliers, centain*, célèbr*, international*, internationa*, mondial*, monde entier, brillant*, prestig*, primé*, majeur*, important*, grande entreprise, significati*, exclusi*, de premier ordre, première classe, haut niveau, spectacul*, magnifiq*, grand succès, distinction*, cinquante, tripl*, doublé*, doubler, renommé, renommée, renommés, renommées',
    },
  },
};
