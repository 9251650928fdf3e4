import { Alert, Button, Group, SimpleGrid, Slider, Stack, Switch, Text, Textarea } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useVisitor } from '../../../platform/session/session.ts';
import { stored } from '../../../platform/stored.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Stage } from './Stage.tsx';
import { countWords } from './use-scroll.ts';

export const speeds = { min: 30, max: 300, usual: 120 } as const;
export const sizes = { min: 24, max: 96, usual: 40 } as const;

const kept = (name: string) => `teleprompter-${name}`;
const number = (name: string, { min, max, usual }: { min: number; max: number; usual: number }) =>
  Math.max(min, Math.min(max, Number(stored.get(kept(name))) || usual));

/** A value that this device remembers. */
function useKept<T extends number | string | boolean>(name: string, begin: T) {
  const [value, setValue] = useState(begin);
  const keep = (next: T) => {
    setValue(next);
    stored.set(kept(name), String(next));
  };
  return [value, keep] as const;
}

/** Words to say pass by the lens while the film is recorded; what is typed here stays on the device. */
export function TeleprompterPage() {
  const t = useTexts('closeup');
  const { page } = useSearch({ strict: false }) as { page?: number };
  const visitor = useVisitor();
  const [script, setScript] = useKept('script', stored.get(kept('script')) ?? '');
  const [speed, setSpeed] = useKept<number>('speed', number('speed', speeds));
  const [size, setSize] = useKept<number>('size', number('size', sizes));
  const [mirrored, setMirrored] = useKept('mirrored', stored.get(kept('mirrored')) === 'true');
  const words = countWords(script);
  return (
    <Page
      title={t('prompter.title')}
      lead={t('prompter.lead')}
      actions={
        page &&
        visitor === 'candidate' && (
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/closeup-landing-v3" />}>
            {t('preview.back')}
          </Button>
        )
      }
    >
      <Stage
        script={script}
        speed={speed}
        size={size}
        mirrored={mirrored}
        page={visitor === 'candidate' ? page : undefined}
        onSpeed={setSpeed}
      />
      <Section title={t('prompter.words')}>
        <Stack gap={20}>
          <Textarea
            label={t('prompter.script')}
            description={t('prompter.scriptHint')}
            autosize
            minRows={5}
            maxRows={16}
            maxLength={8000}
            value={script}
            onChange={(event) => setScript(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            {t('prompter.length', { count: words, seconds: Math.round((words / speed) * 60) })}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={24}>
            <Choice
              label={t('prompter.speed')}
              value={speed}
              shown={t('prompter.perMinute', { count: speed })}
              {...speeds}
              step={5}
              onChange={setSpeed}
            />
            <Choice label={t('prompter.size')} value={size} shown={`${size} px`} {...sizes} step={4} onChange={setSize} />
          </SimpleGrid>
          <Switch
            label={t('prompter.mirror')}
            description={t('prompter.mirrorHint')}
            checked={mirrored}
            onChange={(event) => setMirrored(event.currentTarget.checked)}
          />
        </Stack>
      </Section>
      {visitor === 'signed-out' && (
        <Alert variant="light" color="brand">
          <Group gap={12} justify="space-between">
            <Text>{t('prompter.signedOut')}</Text>
            <Button renderRoot={(props) => <Link {...props} to="/closeup-landing" />}>{t('prompter.about')}</Button>
          </Group>
        </Alert>
      )}
    </Page>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  /** The value as words. */
  shown: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Choice({ label, value, shown, min, max, step, onChange }: ChoiceProps) {
  return (
    <div>
      <Group justify="space-between">
        <Text fw={700}>{label}</Text>
        <Text>{shown}</Text>
      </Group>
      <Slider mt={8} min={min} max={max} step={step} value={value} label={null} thumbLabel={label} onChange={onChange} />
    </div>
  );
}
