import { Alert, Button, Checkbox, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { profileMoving, type ResumePreview } from '@vitrine/contract/candidates/import-export.ts';
import { type ReactNode, useState } from 'react';
import { languageName, usePeriod } from '../../../parts/profile/words.ts';
import { refusalText } from '../../../platform/calls/problems.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { useProfileAct } from './use-profile.ts';

/** Brings in a JSON Resume: first shown, then taken as far as it is chosen. */
export function ImportSection() {
  const t = useTexts('candidates');
  const [resume, setResume] = useState<File>();
  const [wrong, setWrong] = useState(false);
  const preview = useAct(profileMoving.preview, { handles: ['not-a-resume', 'invalid', 'wrong-file-type'] });
  const read = (file: File | null) => {
    setWrong(false);
    if (!file) return;
    setResume(file);
    preview.mutate({ file }, { onError: () => setWrong(true) });
  };
  const close = () => {
    preview.reset();
    setResume(undefined);
  };
  return (
    <Section title={t('import.title')} text={t('import.text')}>
      {wrong && (
        <Alert role="alert" color="red" mb={16}>
          {refusalText('not-a-resume')}
        </Alert>
      )}
      {preview.data && resume ? (
        <Found resume={resume} found={preview.data} onClose={close} />
      ) : (
        <FileButton accept=".json,application/json" onChange={read}>
          {(button) => (
            <Button {...button} variant="default" loading={preview.isPending} leftSection={<IconFileImport size={18} stroke={1.5} />}>
              {t('import.choose')}
            </Button>
          )}
        </FileButton>
      )}
    </Section>
  );
}

const lists = ['experiences', 'educations', 'skills', 'languages'] as const;
type List = (typeof lists)[number];
type Chosen = Record<List | 'fields', Set<number>>;

/** What is new is chosen to begin with; what would overwrite something is not. */
const begin = (found: ResumePreview): Chosen => {
  const fresh = (all: { known: boolean }[]) => new Set(all.flatMap((one, place) => (one.known ? [] : [place])));
  return {
    fields: new Set(found.fields.flatMap((one, place) => (one.now === '' ? [place] : []))),
    experiences: fresh(found.experiences),
    educations: fresh(found.educations),
    skills: fresh(found.skills),
    languages: fresh(found.languages),
  };
};

function Found({ resume, found, onClose }: { resume: File; found: ResumePreview; onClose: () => void }) {
  const t = useTexts('candidates');
  const period = usePeriod();
  const [chosen, setChosen] = useState(() => begin(found));
  const take = useProfileAct(profileMoving.take, {
    onDone: () => {
      notices.done(t('import.done'));
      onClose();
    },
  });
  const toggle = (list: keyof Chosen, place: number) =>
    setChosen((now) => {
      const next = new Set(now[list]);
      if (!next.delete(place)) next.add(place);
      return { ...now, [list]: next };
    });
  const box = (list: keyof Chosen, place: number, label: ReactNode, description?: string) => (
    <Checkbox
      key={`${list} ${place}`}
      checked={chosen[list].has(place)}
      onChange={() => toggle(list, place)}
      label={label}
      {...(description ? { description } : {})}
    />
  );
  const hint = (known: boolean, text: string) => (known ? `${text} · ${t('import.known')}` : text);
  const groups: [string, ReactNode[]][] = [
    [
      t('import.fields'),
      found.fields.map((one, place) =>
        box(
          'fields',
          place,
          t('common:labelled', { label: t(`field.${one.field}`), value: one.found }),
          one.now && t('import.instead', { now: one.now }),
        ),
      ),
    ],
    [
      t('experience.title'),
      found.experiences.map((one, place) =>
        box('experiences', place, [one.title, one.employer].filter(Boolean).join(', '), hint(one.known, period(one).span)),
      ),
    ],
    [
      t('education.title'),
      found.educations.map((one, place) =>
        box('educations', place, [one.school, one.course].filter(Boolean).join(', '), hint(one.known, period(one).span)),
      ),
    ],
    [t('skills.title'), found.skills.map((one, place) => box('skills', place, one.name, one.known ? t('import.known') : undefined))],
    [
      t('languages.title'),
      found.languages.map((one, place) =>
        box('languages', place, languageName(one.language), hint(one.known, t(`common:lists.level.${one.level}`))),
      ),
    ],
  ];
  const count = Object.values(chosen).reduce((sum, one) => sum + one.size, 0);
  const places = (list: List) => [...chosen[list]];
  return (
    <Stack gap={24}>
      {groups
        .filter(([, boxes]) => boxes.length > 0)
        .map(([title, boxes]) => (
          <Stack key={title} gap={8} role="group" aria-label={title}>
            <Text fw={700}>{title}</Text>
            {boxes}
          </Stack>
        ))}
      {found.left.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('import.left', { what: found.left.join(', ') })}
        </Text>
      )}
      <Group>
        <Button
          loading={take.isPending}
          disabled={count === 0}
          onClick={() =>
            take.mutate({
              file: resume,
              fields: found.fields.flatMap((one, place) => (chosen.fields.has(place) ? [one.field] : [])),
              experiences: places('experiences'),
              educations: places('educations'),
              skills: places('skills'),
              languages: places('languages'),
            })
          }
        >
          {t('import.take', { count })}
        </Button>
        <Button color="info" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
