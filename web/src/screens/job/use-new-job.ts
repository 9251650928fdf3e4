import { useQueryClient } from '@tanstack/react-query';
import { maxCriteria, scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import type { TemplateContent } from '@vitrine/contract/job-templates/shapes.ts';
import { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import { useRef, useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { asking, useAsk } from '../../platform/calls/use-ask.ts';
import { grouped } from '../../platform/grouped.ts';
import { language } from '../../platform/i18n.ts';
import { newId } from '../../platform/new-id.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

export const beginnings = ['template', 'copy', 'empty'] as const;
export const partsOfJob = ['ad', 'code'] as const;

interface Wanted {
  beginning: (typeof beginnings)[number];
  /** The booking of the job that is copied. */
  model: string | undefined;
  /** The template that it begins with. */
  template: string | undefined;
  parts: string[];
  title: string;
}

const all = { page: 1, count: 200 } as const;

/** The jobs of the company to copy from, each with its ad and its job code, the latest changed first. */
function useModels() {
  const lists = [
    useAsk(jobCodeLists.active, all),
    useAsk(jobCodeLists.inactive, all),
    useAsk(jobCodeLists.expired, all),
    useAsk(jobCodeLists.archived, all),
  ];
  const items = lists.flatMap(({ data }) => data?.items ?? []).sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  return [...grouped(items, ({ bookingId }) => bookingId)].map(([bookingId, parts]) => ({
    bookingId,
    title: parts.find(({ title }) => title)?.title ?? '',
    ad: parts.some(({ type }) => type === 'jobad'),
    codeId: parts.find(({ type }) => type === 'jobcode')?.id,
  }));
}

/** What a template says of the ad; where it says nothing, the company's own words stay. */
const written = (ad: TemplateContent['ad']) => Object.fromEntries(Object.entries(ad).filter(([, value]) => value !== ''));

const questionsOf = ({ questions }: TemplateContent) =>
  questions.map(({ anchors: _anchors, ...question }) => ({ ...question, id: newId() }));

/** The criteria of a template and what its questions show, each name once. */
function criteriaOf({ criteria, questions }: TemplateContent) {
  const all = [...criteria, ...questions.flatMap(({ anchors }) => anchors ?? [])];
  return [...new Map(all.map((one) => [one.name.toLowerCase(), one])).values()].slice(0, maxCriteria);
}

/** A job that is being begun: nothing is stored, and everything can be chosen otherwise, before somebody goes on. */
export function useNewJob() {
  const t = useTexts('job-ads');
  const models = useModels();
  const [wanted, setWanted] = useState<Wanted>({
    beginning: 'empty',
    model: undefined,
    template: undefined,
    parts: [...partsOfJob],
    title: '',
  });
  const latest = useRef(wanted);
  const making = useRef<Promise<string | undefined>>(undefined);
  const client = useQueryClient();
  const createAd = useAct(jobAdEditing.create);
  const createCode = useAct(jobCodeEditing.create);
  const setCriteria = useAct(scorecards.setCriteria);
  const updateCode = useAct(jobCodeEditing.update);

  const change = (part: Partial<Wanted>) => {
    latest.current = { ...latest.current, ...part };
    setWanted(latest.current);
  };

  async function create({ title, parts, beginning, model: chosen, template: from }: Wanted): Promise<string> {
    const model = beginning === 'copy' ? models.find(({ bookingId }) => bookingId === chosen) : undefined;
    const template =
      beginning === 'template' && from ? await client.fetchQuery(asking(jobTemplates.read, { id: from, language: language() })) : undefined;
    const ad = parts.includes('ad')
      ? await createAd.mutateAsync({
          title,
          ...(model?.ad ? { copyOf: model.bookingId } : {}),
          ...(template ? { ...written(template.ad), language: template.language } : {}),
        })
      : undefined;
    const code = parts.includes('code')
      ? await createCode.mutateAsync({
          title,
          ...(ad ? { bookingId: ad.bookingId } : {}),
          ...(model?.codeId ? { copyOf: model.codeId } : {}),
          ...(template ? { questions: questionsOf(template) } : {}),
        })
      : undefined;
    const bookingId = ad?.bookingId ?? code?.bookingId ?? '';
    if (template && code) await updateCode.mutateAsync({ id: code.id, language: template.language, introduction: template.introduction });
    const criteria = template ? criteriaOf(template) : [];
    if (criteria.length > 0) await setCriteria.mutateAsync({ bookingId, criteria });
    notices.done(t('new.saved'));
    return bookingId;
  }

  return {
    wanted,
    models,
    busy: createAd.isPending || createCode.isPending || setCriteria.isPending,
    /** Chooses what the job begins with; `title` is what it is called then. */
    choose(part: Partial<Pick<Wanted, 'beginning' | 'model' | 'template' | 'parts'>>, title = '') {
      change({ ...part, ...(title ? { title: title.slice(0, 120) } : {}) });
    },
    type: (title: string) => change({ title }),
    /** Makes the draft and answers its booking; undefined while something is missing, or where that was refused, which has its dialog. */
    async finish() {
      const { title, beginning, model, template } = latest.current;
      const chosen = { empty: true, copy: model, template }[beginning];
      if (!title.trim() || !chosen) return undefined;
      // pressed twice, it makes one
      making.current ??= create(latest.current).catch(() => {
        making.current = undefined;
        return undefined;
      });
      return making.current;
    },
  };
}
