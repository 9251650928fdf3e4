import { type Level, levels, type Style } from '@vitrine/contract/speech-effect/styles.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { fill, inLanguages } from '../../platform/texts.ts';
import { rulesOf } from './styles/all.ts';

/** What a level says, from very low to very high: of the wording, never of the person. */
const sentences = inLanguages({
  en: {
    level1: 'This wording may hardly come across as {name}: almost no {about} stand in it.',
    level2: 'This wording may come across as slightly {name}: few {about} stand in it.',
    level3: 'This wording may come across as somewhat {name}: some {about} stand in it, about as many as in our reference texts.',
    level4: 'This wording may come across as clearly {name}: many {about} stand in it.',
    level5: 'This wording may come across as very {name}: a great many {about} stand in it.',
  },
  de: {
    level1: 'So gesagt, wirkt es vielleicht kaum {name}: Es sind fast keine {about}.',
    level2: 'So gesagt, wirkt es vielleicht ein wenig {name}: Es sind wenige {about}.',
    level3: 'So gesagt, wirkt es vielleicht einigermaßen {name}: Es sind einige {about}, etwa so viele wie in unseren Vergleichstexten.',
    level4: 'So gesagt, wirkt es vielleicht deutlich {name}: Es sind viele {about}.',
    level5: 'So gesagt, wirkt es vielleicht sehr {name}: Es sind besonders viele {about}.',
  },
  fr: {
    level1: 'Cette formulation paraît peut-être à peine {name} : elle n’a presque pas de {about}.',
    level2: 'Cette formulation paraît peut-être un peu {name} : elle a peu de {about}.',
    level3: 'Cette formulation paraît peut-être assez {name} : elle a quelques {about}, à peu près autant que nos textes de référence.',
    level4: 'Cette formulation paraît peut-être nettement {name} : elle a beaucoup de {about}.',
    level5: 'Cette formulation paraît peut-être très {name} : elle a un très grand nombre de {about}.',
  },
});

/** What a level of a style says in a language. */
export function levelText(style: Style, level: Level, language: Language) {
  const { name, about } = rulesOf[style];
  return fill(sentences[language][`level${level}`], { name: name[language], about: about[language] });
}

/** What all five levels of a style say. */
export const levelTexts = (style: Style, language: Language) => levels.map((level) => levelText(style, level, language));
