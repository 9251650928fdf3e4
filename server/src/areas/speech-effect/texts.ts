import { inLanguages } from '../../platform/texts.ts';

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
