import { Button, Group, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type JobResults, jobResults, smallestGroup } from '@vitrine/contract/applicants/results.ts';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { number } from '../../../platform/format.ts';
import { saveAs } from '../../../platform/save-as.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Bars } from './Bars.tsx';

/** What came of a job, drawn to be read: how far people come, how fast they hear, where they stop and where they come from. */
export function Results({ bookingId }: { bookingId: string }) {
  const t = useTexts('applicants');
  const results = useAsk(jobResults.get, { bookingId });
  return (
    <QueryBoundary of={results}>
      {(data) =>
        data.enough ? (
          <Figures results={data} bookingId={bookingId} />
        ) : (
          <EmptyState drawing="letters" title={t('results.tooFew')} text={t('results.tooFewText', { count: smallestGroup })} />
        )
      }
    </QueryBoundary>
  );
}

function Figures({ results, bookingId }: { results: JobResults; bookingId: string }) {
  const t = useTexts('applicants');
  const exported = useAct(jobResults.csv, { changes: false, onDone: ({ fileName, csv }) => saveAs(fileName, csv) });
  const { stages, questions, sources, invited, invitedBegun } = results;
  const begun = stages.find(({ stage }) => stage === 'begun')?.count ?? 0;
  const { reply, reasons } = results;
  const told = (counts: (number | null)[]) => counts.some((count) => count !== null);
  const cards: Card[] = [
    {
      title: t('results.stages'),
      told: told(stages.map(({ count }) => count)),
      content: <Bars of={begun} rows={stages.map(({ stage, count }) => ({ name: t(`results.stage.${stage}`), count }))} />,
    },
    { title: t('results.reply'), told: told([reply.decided, reply.waiting]), content: <Reply reply={reply} /> },
    ...(questions.length === 0
      ? []
      : [
          {
            title: t('results.questions'),
            told: told(questions.map(({ answered }) => answered)),
            content: <Answered questions={questions} begun={begun} />,
          },
        ]),
    ...(reasons.length === 0
      ? []
      : [
          {
            title: t('results.reasons'),
            told: told(reasons.map(({ count }) => count)),
            content: (
              <Bars
                of={reasons.reduce((all, one) => all + (one.count ?? 0), 0)}
                rows={reasons.map(({ name, count }) => ({ name: name ?? t('denial.none'), count }))}
              />
            ),
          },
        ]),
    {
      title: t('results.sources'),
      told: told([...sources.map(({ count }) => count), ...(invited === 0 ? [] : [invitedBegun])]),
      content: (
        <>
          <Bars of={begun} rows={sources.map(({ source, count }) => ({ name: t(`results.source.${source}`), count }))} />
          {invited !== 0 && (
            <Text size="sm" c="dimmed" mt={12}>
              {invited === null || invitedBegun === null
                ? t('results.invitedFew', { count: smallestGroup })
                : t('results.invited', { count: invited, begun: number(invitedBegun) })}
            </Text>
          )}
        </>
      ),
    },
  ];
  const readable = cards.filter((one) => one.told);
  const hidden = cards.filter((one) => !one.told);
  return (
    <Stack gap={24}>
      <Group justify="space-between" align="flex-start">
        <Text size="sm" c="dimmed" maw={560}>
          {t('results.lead', { count: smallestGroup })}
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
          loading={exported.isPending}
          onClick={() => exported.mutate({ bookingId })}
        >
          {t('results.export')}
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={24} style={{ alignItems: 'start' }}>
        {readable.map(({ title, content }) => (
          <Section key={title} title={title}>
            {content}
          </Section>
        ))}
        {hidden.length > 0 && <NotShown titles={hidden.map(({ title }) => title)} />}
      </SimpleGrid>
    </Stack>
  );
}

/** How many answered each question; says so where deleted answers leave fewer interviews than have begun. */
function Answered({ questions, begun }: { questions: JobResults['questions']; begun: number }) {
  const t = useTexts('applicants');
  const whole = Math.max(0, ...questions.map((one) => one.begun ?? 0));
  return (
    <>
      <Bars
        of={whole}
        rows={questions.map(({ questionNo, question, answered }) => ({ name: `${number(questionNo)}. ${question}`, count: answered }))}
      />
      {whole > 0 && whole < begun && (
        <Text size="sm" c="dimmed" mt={12}>
          {t('results.questionsOf', { count: whole })}
        </Text>
      )}
    </>
  );
}

interface Card {
  title: string;
  /** Something of it can be read. */
  told: boolean;
  content: ReactNode;
}

/** What would be a card of nothing: named together, in one place. */
function NotShown({ titles }: { titles: string[] }) {
  const t = useTexts('applicants');
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('results.allFew', { count: smallestGroup })}
      </Text>
      <List size="sm" c="dimmed">
        {titles.map((title) => (
          <List.Item key={title}>{title}</List.Item>
        ))}
      </List>
    </div>
  );
}

/** How those who sent were answered. */
function Reply({ reply: { decided, waiting, medianHours, promised, kept } }: Pick<JobResults, 'reply'>) {
  const t = useTexts('applicants');
  const few = t('results.few');
  const facts = [
    { name: t('results.decided'), value: decided === null ? few : number(decided) },
    { name: t('results.waiting'), value: waiting === null ? few : number(waiting) },
    ...(medianHours === null ? [] : [{ name: t('results.median'), value: lasting(t, medianHours) }]),
    ...(promised ? [{ name: t('results.promised'), value: kept === null ? few : t('results.keptOf', { kept, promised }) }] : []),
  ];
  return (
    <Stack component="dl" gap={8} m={0}>
      {facts.map(({ name, value }) => (
        <Group key={name} justify="space-between" wrap="nowrap" gap={16}>
          <Text component="dt" size="sm">
            {name}
          </Text>
          <Text component="dd" m={0} fw={700}>
            {value}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

/** Two days and more are told in days. */
function lasting(t: ReturnType<typeof useTexts<'applicants'>>, hours: number) {
  return hours < 48 ? t('results.hours', { count: Math.round(hours) }) : t('results.days', { count: Math.round(hours / 24) });
}
