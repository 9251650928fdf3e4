import { ActionIcon, Button, Card, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { maxPageEntries, type PageEntry, type PageKind } from '@vitrine/contract/closeup/shapes.ts';
import { useTexts } from '../../../platform/use-texts.ts';

/** Kinds of pages that list something, with whether each of it is told at length. */
export const listing: Partial<Record<PageKind, { long: boolean }>> = {
  experience: { long: true },
  education: { long: true },
  skills: { long: false },
  contact: { long: false },
};

interface Props {
  kind: PageKind;
  entries: PageEntry[];
  onChange: (entries: PageEntry[]) => void;
}

/** What a page lists, in an order of one's own. */
export function Entries({ kind, entries, onChange }: Props) {
  const t = useTexts('closeup');
  const long = listing[kind]?.long ?? false;
  const put = (at: number, part: Partial<PageEntry>) => onChange(entries.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const swap = (at: number, other: number) => {
    const next = [...entries];
    [next[at], next[other]] = [entries[other] as PageEntry, entries[at] as PageEntry];
    onChange(next);
  };
  return (
    <Stack gap={12} component="section" aria-label={t('entries.title')}>
      {entries.map((one, at) => {
        const name = one.title || t('entries.number', { at: at + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else that tells them apart
          <Card key={at} padding={12} role="group" aria-label={name}>
            <Group gap={8} align="flex-end" wrap="wrap">
              <TextInput
                flex="1 1 160px"
                label={t(`entries.${kind as 'skills'}.title`)}
                maxLength={160}
                value={one.title}
                onChange={(event) => put(at, { title: event.currentTarget.value })}
              />
              <TextInput
                flex="1 1 160px"
                label={t(`entries.${kind as 'skills'}.detail`)}
                maxLength={240}
                value={one.detail}
                onChange={(event) => put(at, { detail: event.currentTarget.value })}
              />
            </Group>
            {long && (
              <Textarea
                mt={8}
                label={t('entries.text')}
                autosize
                minRows={2}
                maxRows={10}
                maxLength={2000}
                value={one.text}
                onChange={(event) => put(at, { text: event.currentTarget.value })}
              />
            )}
            <Group gap={4} mt={8} justify="flex-end">
              <Act label={t('order.up', { name })} icon={IconArrowUp} disabled={at === 0} onClick={() => swap(at, at - 1)} />
              <Act
                label={t('order.down', { name })}
                icon={IconArrowDown}
                disabled={at === entries.length - 1}
                onClick={() => swap(at, at + 1)}
              />
              <Act
                label={t('entries.remove', { name })}
                icon={IconTrash}
                onClick={() => onChange(entries.filter((_, index) => index !== at))}
              />
            </Group>
          </Card>
        );
      })}
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={18} stroke={1.5} />}
        disabled={entries.length >= maxPageEntries}
        onClick={() => onChange([...entries, { title: '', detail: '', text: '' }])}
      >
        {t(`entries.${kind as 'skills'}.add`)}
      </Button>
    </Stack>
  );
}

interface ActProps {
  label: string;
  icon: typeof IconTrash;
  disabled?: boolean;
  onClick: () => void;
}

/** A small act with an icon. */
export function Act({ label, icon: Icon, disabled = false, onClick }: ActProps) {
  return (
    <ActionIcon variant="subtle" size={40} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={20} stroke={1.5} />
    </ActionIcon>
  );
}
