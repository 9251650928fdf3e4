import type { KeptQuestion, TemplateContent } from '@vitrine/contract/job-templates/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { escapeHtml } from '../../../platform/mail/letter.ts';
import type { Asked } from './asked.ts';
import { building } from './building.ts';
import { computing } from './computing.ts';
import { food } from './food.ts';
import { healing } from './healing.ts';
import { making } from './making.ts';
import { moving } from './moving.ts';
import { office } from './office.ts';
import { outdoors } from './outdoors.ts';
import { serving } from './serving.ts';
import { sharedQuestions } from './shared-questions.ts';
import { teaching } from './teaching.ts';
import type { Trade } from './trade.ts';

/** What we offer to begin a job with. */
export const trades: readonly Trade[] = [
  ...food,
  ...building,
  ...outdoors,
  ...making,
  ...moving,
  ...healing,
  ...teaching,
  ...office,
  ...computing,
  ...serving,
];

/** A minute and a half to answer and half a minute to think, twice: enough to tell one thing well. */
const kept = ([text, name, one, three, five]: Asked): KeptQuestion => ({
  text,
  kinds: ['video'],
  seconds: 90,
  thinkSeconds: 30,
  retries: '1',
  skippable: false,
  anchors: { name, levels: { 1: one, 2: '', 3: three, 4: '', 5: five } },
});

/** The questions of a trade in a language, its own before those it shares. */
const questionsOf = (trade: Trade, language: Language): KeptQuestion[] => [
  ...ownQuestions(trade, language),
  ...trade.shared.map((key) => kept(sharedQuestions[key][language])),
];

/** What fits every trade. */
export const generalQuestions = (language: Language): KeptQuestion[] => Object.values(sharedQuestions).map((one) => kept(one[language]));

/** The own questions of a trade. */
export const ownQuestions = (trade: Trade, language: Language): KeptQuestion[] => trade[language].questions.map(kept);

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li><p>${escapeHtml(item)}</p></li>`).join('')}</ul>`;

/** A trade as a template. */
export function contentOf(trade: Trade, language: Language): TemplateContent {
  const { title, tasks, lookingFor } = trade[language];
  return {
    language,
    title,
    ad: { tasks: list(tasks), lookingFor: list(lookingFor), field: [...trade.field] },
    introduction: '',
    questions: questionsOf(trade, language),
    criteria: [],
  };
}
