import { inLanguages } from '../../platform/texts.ts';

/** What stands in a picture of styles that others draw: on paper, in a closeup. */
export const pictureTexts = inLanguages({
  en: {
    title: 'Effect of the words',
    note: 'Counted in {count} words of an interview, by published lists of words. It tells how the wording may come across, not what somebody is. Not validated; it predicts no success.',
    together: 'With each other',
    leading: 'Leading and moving others',
    order: 'Order and care',
    thinking: 'Thought',
    drive: 'Drive',
    tone: 'Tone',
    veryLow: 'very low',
    low: 'low',
    middle: 'middle',
    high: 'high',
    veryHigh: 'very high',
  },
  de: {
    title: 'Wirkung der Worte',
    note: 'Gezählt in {count} Wörtern eines Interviews, nach veröffentlichten Wortlisten. Es sagt, wie die Formulierung wirken kann, nicht, wie jemand ist. Nicht validiert; es sagt keinen Erfolg voraus.',
    together: 'Miteinander',
    leading: 'Führen und Bewegen',
    order: 'Ordnung und Sorgfalt',
    thinking: 'Denken',
    drive: 'Antrieb',
    tone: 'Ton',
    veryLow: 'sehr niedrig',
    low: 'niedrig',
    middle: 'mittel',
    high: 'hoch',
    veryHigh: 'sehr hoch',
  },
  fr: {
    title: 'Effet des mots',
    note: 'Compté dans {count} mots d’un entretien, selon des listes de mots publiées. Cela dit l’effet que la formulation peut produire, non ce qu’est la personne. Non validé ; cela ne prédit aucune réussite.',
    together: 'Les uns avec les autres',
    leading: 'Diriger et entraîner',
    order: 'Ordre et soin',
    thinking: 'Pensée',
    drive: 'Élan',
    tone: 'Ton',
    veryLow: 'très bas',
    low: 'bas',
    middle: 'moyen',
    high: 'élevé',
    veryHigh: 'très élevé',
  },
});

/** What a level says, from very low to very high: of the wording, never of the person. */
export const levelSentences = inLanguages({
  en: {
    veryLow: 'This wording may hardly come across as {name}: almost no {about} stand in it.',
    low: 'This wording may come across as slightly {name}: few {about} stand in it.',
    middle: 'This wording may come across as somewhat {name}: some {about} stand in it, about as many as in our reference texts.',
    high: 'This wording may come across as clearly {name}: many {about} stand in it.',
    veryHigh: 'This wording may come across as very {name}: a great many {about} stand in it.',
  },
  de: {
    veryLow: 'So gesagt, wirkt es vielleicht kaum {name}: Es sind fast keine {about}.',
    low: 'So gesagt, wirkt es vielleicht ein wenig {name}: Es sind wenige {about}.',
    middle: 'So gesagt, wirkt es vielleicht einigermaßen {name}: Es sind einige {about}, etwa so viele wie in unseren Vergleichstexten.',
    high: 'So gesagt, wirkt es vielleicht deutlich {name}: Es sind viele {about}.',
    veryHigh: 'So gesagt, wirkt es vielleicht sehr {name}: Es sind besonders viele {about}.',
  },
  fr: {
    veryLow: 'Cette formulation paraît peut-être à peine {name} : elle n’a presque pas de {about}.',
    low: 'Cette formulation paraît peut-être un peu {name} : elle a peu de {about}.',
    middle: 'Cette formulation paraît peut-être assez {name} : elle a quelques {about}, à peu près autant que nos textes de référence.',
    high: 'Cette formulation paraît peut-être nettement {name} : elle a beaucoup de {about}.',
    veryHigh: 'Cette formulation paraît peut-être très {name} : elle a un très grand nombre de {about}.',
  },
});
