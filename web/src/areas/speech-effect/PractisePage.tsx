import { Alert, Button, Card, Group, SegmentedControl, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconInfoCircle, IconPencil, IconPrinter } from '@tabler/icons-react';
import type { FieldOfActivity } from '@vitrine/contract/reference-lists.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import type { Effect } from '@vitrine/contract/speech-effect/shapes.ts';
import { maxEffectCharacters, minEffectWords, type Style } from '@vitrine/contract/speech-effect/styles.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { IdealField, useIdeals } from '../../parts/speech-effect/IdealField.tsx';
import { MarkedText } from '../../parts/speech-effect/MarkedText.tsx';
import { StylePicture } from '../../parts/speech-effect/StylePicture.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { language, languageNames } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Page } from '../../ui/Page.tsx';
import classes from './PractisePage.module.css';

/** A candidate tries out how words may come across. Nothing of it is stored, here or elsewhere. */
export function PractisePage() {
  const t = useTexts('speech-effect');
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState<Language>(language());
  const [counted, setCounted] = useState<{ text: string; effect: Effect } | null>(null);
  const practise = useAct(effectPractice.practise, {
    changes: false,
    onDone: (effect, asked) => setCounted({ text: asked.text, effect }),
  });
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return (
    <Page title={t('practise.title')} lead={t('practise.lead')}>
      {counted && counted.effect.state === 'done' ? (
        <Result text={counted.text} effect={counted.effect} onBack={() => setCounted(null)} />
      ) : (
        <Card>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              practise.mutate({ text: text.trim(), language: spoken });
            }}
          >
            <Stack gap={16}>
              <div>
                <Text component="div" size="sm" fw={500} mb={4} id="spoken-language">
                  {t('practise.language')}
                </Text>
                <SegmentedControl
                  aria-labelledby="spoken-language"
                  data={languages.map((value) => ({ value, label: languageNames[value] }))}
                  value={spoken}
                  onChange={(value) => setSpoken(value as Language)}
                />
              </div>
              <Textarea
                label={t('practise.text')}
                description={t('practise.textHint')}
                value={text}
                maxLength={maxEffectCharacters}
                onChange={(event) => setText(event.currentTarget.value)}
                autosize
                minRows={8}
                maxRows={24}
              />
              <Text size="sm" c="dimmed">
                {t('practise.count', { count: words, least: minEffectWords })}
              </Text>
              {counted && (
                <Alert color="info" role="alert" icon={<IconInfoCircle stroke={1.5} aria-hidden="true" />}>
                  {t(`practise.state.${counted.effect.state === 'other-language' ? 'otherLanguage' : 'tooLittle'}`, {
                    least: minEffectWords,
                    count: counted.effect.wordCount,
                    language: languageNames[counted.effect.language],
                  })}
                </Alert>
              )}
              <Group>
                <Button type="submit" loading={practise.isPending} disabled={words === 0}>
                  {t('practise.look')}
                </Button>
              </Group>
            </Stack>
          </form>
        </Card>
      )}
      <About />
    </Page>
  );
}

function Result({ text, effect, onBack }: { text: string; effect: Effect; onBack: () => void }) {
  const t = useTexts('speech-effect');
  const [field, setField] = useState<FieldOfActivity | null>(null);
  const [open, setOpen] = useState<Style | null>(null);
  const ideals = useIdeals(field);
  const known = useAsk(effectPractice.styles, { language: language() }, { staleTime: 'static' });
  const chosen = effect.items.find(({ results }) => results === open);
  const name = known.data?.items.find(({ key }) => key === open)?.name;
  return (
    <>
      <Group gap={8} className={classes.actions ?? ''}>
        <Button variant="default" leftSection={<IconPencil stroke={1.5} size={18} aria-hidden="true" />} onClick={onBack}>
          {t('practise.change')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter stroke={1.5} size={18} aria-hidden="true" />}
          onClick={() => globalThis.print()}
        >
          {t('practise.print')}
        </Button>
      </Group>
      <div className={classes.result}>
        <Card component="section" aria-label={t('result.title')}>
          <Title order={2} mb={4}>
            {t('result.title')}
          </Title>
          <Text c="dimmed" mb={16}>
            {t('result.note', { count: effect.wordCount, version: effect.version })}
          </Text>
          <IdealField field={field} onChange={setField} />
          <Text size="sm" c="dimmed" my={16}>
            {t('picture.legend')}
          </Text>
          <QueryBoundary of={known}>
            {({ items }) => <StylePicture items={effect.items} known={items} ideals={ideals} open={open} onOpen={setOpen} text={text} />}
          </QueryBoundary>
        </Card>
        <Card component="section" aria-label={t('result.text')} className={classes.text ?? ''}>
          <Title order={2} mb={4}>
            {t('result.text')}
          </Title>
          <Text c="dimmed" mb={12} aria-live="polite">
            {chosen && name ? t('result.marked', { name, count: chosen.words.length }) : t('result.unmarked')}
          </Text>
          <MarkedText text={text} words={chosen?.words ?? []} />
        </Card>
      </div>
    </>
  );
}

function About() {
  const t = useTexts('speech-effect');
  return (
    <Card component="section" aria-label={t('about.title')}>
      <Title order={2} mb={8}>
        {t('about.title')}
      </Title>
      <Stack gap={8} maw={640}>
        {(['what', 'how', 'not', 'kept'] as const).map((key) => (
          <Text key={key}>{t(`about.${key}`)}</Text>
        ))}
      </Stack>
    </Card>
  );
}
