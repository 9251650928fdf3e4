import { Alert, Anchor, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { FieldOfActivity } from '@vitrine/contract/reference-lists.ts';
import { type OwnEffect as Own, ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { minEffectWords, type Style } from '@vitrine/contract/speech-effect/styles.ts';
import { useState } from 'react';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { longDate } from '../../platform/format.ts';
import { language, languageNames } from '../../platform/i18n.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { QueryBoundary } from '../QueryBoundary.tsx';
import { IdealField, useIdeals } from './IdealField.tsx';
import { MarkedText } from './MarkedText.tsx';
import { StylePicture } from './StylePicture.tsx';

/** How the words of an own application may come across: asked, seen first, released or not. Absent where nobody asks for it. */
export function OwnEffect({ applicationId }: { applicationId: string }) {
  const t = useTexts('speech-effect');
  const own = useAsk(ownEffect.look, { applicationId }).data;
  if (!own?.offered) return null;
  return (
    <Card withBorder component="section" aria-labelledby="own-effect">
      <Title order={2} size="h4" id="own-effect" mb={8}>
        {t('own.title')}
      </Title>
      <Stack gap={16}>
        <Asked own={own} />
        <Consents own={own} applicationId={applicationId} />
      </Stack>
    </Card>
  );
}

/** Who asks, for what, and who answers for it. */
function Asked({ own: { companyName, purpose, responsible, assessmentUrl } }: { own: Own }) {
  const t = useTexts('speech-effect');
  return (
    <Stack gap={8} maw={640}>
      <Text>{t('own.asked', { company: companyName })}</Text>
      <Text component="blockquote" m={0} pl={12} style={{ borderLeft: '3px solid var(--mantine-color-default-border)' }}>
        {purpose}
      </Text>
      <Text size="sm" c="dimmed">
        {t('own.responsible', { name: responsible })}{' '}
        <Anchor href={assessmentUrl} target="_blank" rel="noreferrer noopener" inherit underline="always">
          {t('own.assessment')}
        </Anchor>
      </Text>
      <Text size="sm">{t('own.free', { company: companyName })}</Text>
    </Stack>
  );
}

function Consents({ own, applicationId }: { own: Own; applicationId: string }) {
  const t = useTexts('speech-effect');
  const { consents, companyName: company, releasedAt, effect, seen } = own;
  const act = useAct(ownEffect.consent, { onDone: () => notices.done(t('common:saved')) });
  const isChecked = (consent: 'counting' | 'company' | 'dossier') =>
    act.isPending && act.variables.consent === consent ? act.variables.given : consents[consent] !== null;
  return (
    <>
      <Switch
        checked={isChecked('counting')}
        onChange={({ currentTarget }) => act.mutate({ applicationId, consent: 'counting', given: currentTarget.checked })}
        label={t('own.counting')}
        description={t('own.countingText')}
      />
      {effect && <Seen own={own} />}
      {effect?.state === 'done' && (
        <Stack gap={12}>
          <Text>{releasedAt ? t('own.released', { company, day: longDate(releasedAt) }) : t('own.notReleased', { company })}</Text>
          <Group>
            <Button
              variant={releasedAt ? 'default' : 'filled'}
              loading={act.isPending && act.variables.consent === 'company'}
              onClick={() => act.mutate({ applicationId, consent: 'company', given: !releasedAt, seen })}
            >
              {releasedAt ? t('own.takeBack') : t('own.release', { company })}
            </Button>
          </Group>
          {releasedAt && (
            <Switch
              checked={isChecked('dossier')}
              onChange={({ currentTarget }) => act.mutate({ applicationId, consent: 'dossier', given: currentTarget.checked })}
              label={t('own.dossier')}
              description={t('own.dossierText', { company })}
            />
          )}
        </Stack>
      )}
    </>
  );
}

/** What was counted, before anybody else sees it. */
function Seen({ own: { effect, text, fieldOfActivity } }: { own: Own }) {
  const t = useTexts('speech-effect');
  const [field, setField] = useState<FieldOfActivity | null>(fieldOfActivity);
  const [open, setOpen] = useState<Style | null>(null);
  const ideals = useIdeals(field);
  const known = useAsk(effectPractice.styles, { language: language() }, { staleTime: 'static' });
  if (!effect) return null;
  if (effect.state !== 'done')
    return (
      <Alert color="info" icon={<IconInfoCircle stroke={1.5} aria-hidden="true" />}>
        {effect.state === 'too-little'
          ? t('own.tooLittle', { count: effect.wordCount, least: minEffectWords })
          : t('practise.state.otherLanguage', { language: languageNames[effect.language] })}
      </Alert>
    );
  return (
    <Stack gap={16}>
      <Text c="dimmed">{t('result.note', { count: effect.wordCount, version: effect.version })}</Text>
      <IdealField field={field} onChange={setField} />
      <Text size="sm" c="dimmed">
        {t('picture.legend')}
      </Text>
      <QueryBoundary of={known}>
        {({ items }) => <StylePicture items={effect.items} known={items} ideals={ideals} open={open} onOpen={setOpen} text={text} />}
      </QueryBoundary>
      <div>
        <Title order={3} size="h5">
          {t('result.text')}
        </Title>
        <MarkedText text={text} words={effect.items.find(({ results }) => results === open)?.words ?? []} />
        <Text size="sm" c="dimmed">
          {t('own.correct')}
        </Text>
      </div>
    </Stack>
  );
}
