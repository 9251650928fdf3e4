import * as z from 'zod';
import { maxCriteria } from '../applicants/scorecards.ts';
import { jobAdFields } from '../job-ads/shapes.ts';
import { maxQuestions, questionDraft } from '../job-codes/shapes.ts';
import { language, required, text } from '../vocabulary.ts';

/** What somebody shows, and how one recognises too little, enough and excellent: it becomes a criterion of the scorecard. */
export const anchors = z.object({
  name: required(80),
  levels: z.object({ 1: required(200), 2: text(200), 3: required(200), 4: text(200), 5: required(200) }),
});
export type Anchors = z.output<typeof anchors>;

/** A question that is kept to be asked again, with what its answer shows; it gets an id of its own wherever it is asked. */
export const keptQuestion = questionDraft.omit({ id: true }).extend({
  anchors: anchors.nullable(),
});
export type KeptQuestion = z.output<typeof keptQuestion>;

/** What a job can begin with: texts and search facts of its ad, and the questions of its interview. */
export const templateContent = z.object({
  language,
  title: text(120),
  ad: jobAdFields
    .pick({
      presentYourCompany: true,
      tasks: true,
      benefits: true,
      lookingFor: true,
      employmentType: true,
      field: true,
    })
    .partial(),
  introduction: text(2000),
  questions: z.array(keptQuestion).max(maxQuestions),
  /** By what applicants are judged beside what the questions say. */
  criteria: z.array(anchors).max(maxCriteria),
});
export type TemplateContent = z.output<typeof templateContent>;
