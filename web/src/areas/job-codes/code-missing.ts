import { publishable } from '@vitrine/contract/job-codes/shapes.ts';
import type { TFunction } from 'i18next';
import { issuesOf } from '../../platform/calls/use-form-of.ts';
import { isPast } from '../../platform/format.ts';
import { type Editor, isBegun } from './use-editor.ts';

/** Something that keeps a job code from being public: what, where it is written, and what to do about it. */
interface Missing {
  /** The field, or the id of the question. */
  field: string;
  id: string;
  text: string;
  /** The question that must be open for it to be seen. */
  question?: string;
}

/** What keeps the interview from being public. */
export function missingOfCode({ code, draft }: Editor, t: TFunction<['job-codes', 'common']>): Missing[] {
  const asked = { title: draft.title.trim(), questions: draft.questions.map(({ text }) => ({ text: text.trim() })) };
  const missing = Object.keys(issuesOf(publishable, asked)).flatMap((path): Missing[] => {
    const index = Number(path.split('.')[1]);
    const question = draft.questions[index];
    if (question && isBegun(code, question)) return [];
    const text = t('missing.question', { number: index + 1 });
    if (question) return [{ field: question.id, id: `question-text-${index}`, text, question: question.id }];
    if (path === 'title') return [{ field: 'title', id: 'job-code-title', text: t('missing.title') }];
    return [{ field: 'questions', id: 'add-question', text: t('missing.questions') }];
  });
  const late = draft.deadline !== null && isPast(draft.deadline) && code.state !== 'expired';
  // in the order of the form: the questions come first
  const ordered = missing.toSorted((one, other) => Number(one.field === 'title') - Number(other.field === 'title'));
  return late ? [...ordered, { field: 'deadline', id: 'job-code-deadline', text: t('missing.deadline') }] : ordered;
}
