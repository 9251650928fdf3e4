import { Badge, Box, Button, Card, Group, Image, Stack, Text, Title } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import { type JobCode, minutesOf, type QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import { lengthInWords } from '../../parts/recording/length.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { ClipPlayer } from './ClipPlayer.tsx';
import classes from './Preview.module.css';
import type { Draft } from './use-editor.ts';
import { attemptsInWords } from './words.ts';

interface Props {
  code: JobCode;
  draft: Draft;
  /** 0 is the start page, n the nth question. */
  page: number;
  onPage: (page: number) => void;
}

/** The job code as candidates will see it, as it stands in the form right now. */
export function Preview({ code, draft, page: wanted, onPage: setPage }: Props) {
  const t = useTexts('job-codes');
  const page = Math.min(wanted, draft.questions.length);
  const question = draft.questions[page - 1];
  return (
    <Card component="section" aria-label={t('preview.name')} p={0} style={{ overflow: 'hidden' }}>
      {question ? (
        <Stage code={code} question={question} number={page} of={draft.questions.length} />
      ) : (
        <Landing code={code} draft={draft} />
      )}
      <Group justify="space-between" p={12} className={classes.turn}>
        <Button size="xs" variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>
          {t('common:back')}
        </Button>
        <Text size="sm" c="dimmed" aria-live="polite">
          {page === 0 ? t('preview.start') : t('preview.of', { number: page, count: draft.questions.length })}
        </Text>
        <Button size="xs" variant="default" disabled={page >= draft.questions.length} onClick={() => setPage(page + 1)}>
          {t('common:next')}
        </Button>
      </Group>
    </Card>
  );
}

function Landing({ code, draft }: { code: JobCode; draft: Draft }) {
  const t = useTexts('job-codes');
  const { data } = useAsk(team.info, {});
  const company = data?.corporateInfo;
  return (
    <Stack gap={12} p={20}>
      <Group gap={12} wrap="nowrap">
        {company?.companyLogo && <Image src={company.companyLogo} alt="" h={40} w={40} fit="contain" />}
        <Text fw={700}>{company?.companyName}</Text>
      </Group>
      <Title order={3} lang={draft.language} style={{ overflowWrap: 'anywhere' }}>
        {draft.title || t('preview.untitled')}
      </Title>
      {draft.introduction && (
        <Text lang={draft.language} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {draft.introduction}
        </Text>
      )}
      {code.welcomeVideo && <ClipPlayer video={code.welcomeVideo} label={t('editor.welcome')} />}
      <Group gap={8}>
        <Badge variant="light" color="gray" tt="none">
          {t('preview.questions', { count: draft.questions.length })}
        </Badge>
        {draft.questions.length > 0 && (
          <Badge variant="light" color="gray" tt="none">
            {t('preview.minutes', { count: minutesOf(draft.questions) })}
          </Badge>
        )}
      </Group>
      {draft.deadline && <Text size="sm">{t('preview.deadline', { date: date(`${draft.deadline}T12:00`) })}</Text>}
      {draft.replyDays && <Text size="sm">{t('preview.reply', { count: draft.replyDays })}</Text>}
    </Stack>
  );
}

function Stage({ code, question, number, of }: { code: JobCode; question: QuestionDraft; number: number; of: number }) {
  const t = useTexts('job-codes');
  const video = code.questions.find((one) => one.id === question.id)?.video;
  return (
    <Box className={classes.stage}>
      <Text size="sm" className={classes.quiet}>
        {t('preview.of', { number, count: of })}
      </Text>
      <Text className={classes.question}>{question.text || t('preview.noText')}</Text>
      {video && <ClipPlayer video={video} label={t('question.video', { number })} />}
      <ul className={classes.facts}>
        <li>{t('preview.think', { length: lengthInWords(t, question.thinkSeconds) })}</li>
        <li>{t('preview.answer', { length: lengthInWords(t, question.seconds) })}</li>
        <li>{attemptsInWords(t, question.retries)}</li>
        <li>{t('preview.kinds', { kinds: question.kinds.map((kind) => t(`kinds.${kind}`)).join(', ') })}</li>
        {question.skippable && <li>{t('preview.skippable')}</li>}
      </ul>
    </Box>
  );
}
