import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OwnApplication, SentAnswer } from '@vitrine/contract/applying/home.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { useCaptionChoice } from '../../../parts/captions/use-captions.ts';
import { OwnTranscript } from '../../../parts/transcripts/OwnTranscript.tsx';
import { VideoPlayer } from '../../../parts/VideoPlayer.tsx';
import { bytes } from '../../../platform/bytes.ts';
import { refresh, useAsk } from '../../../platform/calls/use-ask.ts';
import { date } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Fold } from './Fold.tsx';
import classes from './Home.module.css';
import { UploadedAnswers } from './OfferedFilms.tsx';
import type { Home } from './stations.ts';
import { TakeBack } from './TakeBack.tsx';

/** What the company has of the person: answers to play and read, documents, words, the profile. */
export function Given({ home, own }: { home: Home; own: OwnApplication }) {
  const t = useTexts('applying');
  const company = home.companyName;
  const answers = own.answers.filter(({ answer }) => answer).length;
  const documents = own.documents.length;
  const parts = [
    ...(answers > 0 ? [t('home.given.answers', { count: answers })] : []),
    ...(documents > 0 ? [t('home.given.documents', { count: documents })] : []),
    ...(own.message ? [t('words.message')] : []),
    ...(home.guest ? [] : [t('home.given.yourProfile')]),
  ];
  const summary = home.withdrawnAt ? t('home.given.withdrawn') : parts.join(', ') || t('home.given.nothing');
  return (
    <Fold id="given" title={t('home.given.title', { company })} summary={summary} newest={String(answers)} className={classes.given ?? ''}>
      <Stack gap={24} className={classes.below ?? ''}>
        {home.withdrawnAt ? <Text>{t('home.given.withdrawn')}</Text> : <Everything home={home} own={own} />}
      </Stack>
    </Fold>
  );
}

function Everything({ home, own }: { home: Home; own: OwnApplication }) {
  const t = useTexts('applying');
  const { answers, documents, message, phone, recordingsRemovedAt } = own;
  const sent = answers.length + documents.length > 0 || message || phone;
  return (
    <>
      {!sent && home.guest && <Text>{t('home.given.nothing')}</Text>}
      {answers.length > 0 && (
        <div className={classes.answers}>
          {answers.map((one) => (
            <Answered key={one.questionNo} one={one} company={home.companyName} applicationId={own.applicationId} />
          ))}
        </div>
      )}
      <UploadedAnswers own={own} company={home.companyName} />
      {recordingsRemovedAt && <Text>{t('home.given.recordingsRemoved', { day: date(recordingsRemovedAt) })}</Text>}
      {message && (
        <Box>
          <Title order={3} size="h4" mb={4}>
            {t('words.message')}
          </Title>
          <Text className={classes.said ?? ''}>{message}</Text>
        </Box>
      )}
      {documents.length > 0 && (
        <Box>
          <Title order={3} size="h4" mb={4}>
            {t('documents.list')}
          </Title>
          {documents.map((one) => (
            <div key={one.documentId}>
              <Anchor href={one.url} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }} py={4} display="inline-block">
                {one.name}
              </Anchor>{' '}
              <Text span size="sm" c="dimmed">
                {bytes(one.bytes)}
              </Text>{' '}
              {!home.withdrawnAt && <TakeBack document={one} company={home.companyName} />}
            </div>
          ))}
        </Box>
      )}
      {phone && <Text>{t('home.given.phone', { phone })}</Text>}
      {!home.guest && (
        <Text>
          {t('home.given.profile')}{' '}
          <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/candidate-profile-edit" />}>
            {t('home.given.toProfile')}
          </Anchor>
        </Text>
      )}
    </>
  );
}

interface AnsweredProps {
  one: SentAnswer;
  company: string;
  applicationId: string;
}

function Answered({ one: { questionNo, question, answer }, ...rest }: AnsweredProps) {
  const t = useTexts('applying');
  return (
    <Box component="article">
      <Text fw={700} mb={8}>
        {questionNo}. {question}
      </Text>
      {answer ? <Answer questionNo={questionNo} answer={answer} {...rest} /> : <Text c="dimmed">{t('home.given.none')}</Text>}
    </Box>
  );
}

type AnswerProps = Omit<AnsweredProps, 'one'> & { questionNo: number; answer: NonNullable<SentAnswer['answer']> };

function Answer({ questionNo, answer, company, applicationId }: AnswerProps) {
  const t = useTexts('applying');
  const client = useQueryClient();
  const { choice, change } = useCaptionChoice();
  const own = useAsk(ownTranscripts.list, { applicationId }, { enabled: choice.on }).data?.items;
  const { kind, text, media, fileName } = answer;
  if (kind === 'text') return <Text className={classes.said ?? ''}>{text}</Text>;
  if (!media) return <Text c="dimmed">{t('common:player.processing')}</Text>;
  if (kind === 'file')
    return (
      <Anchor href={media.url} download={fileName ?? true} style={{ overflowWrap: 'anywhere' }}>
        {fileName}
      </Anchor>
    );
  const renew = () => void refresh(client, [applicationHome.show]);
  const said = own?.find(({ takeId }) => takeId === answer.takeId);
  const captions = { choice, change, words: said && said.words.length > 0 ? said.words : undefined, language: said?.language };
  return (
    <>
      <VideoPlayer
        src={media.url}
        contentType={media.contentType}
        poster={media.poster}
        processing={media.processing}
        seconds={media.seconds}
        trim={answer.trim}
        sound={kind === 'audio'}
        label={t('home.given.answer', { number: questionNo })}
        captions={captions}
        onExpired={renew}
      />
      <OwnTranscript applicationId={applicationId} company={company} answer={answer} onExpired={renew} />
    </>
  );
}
