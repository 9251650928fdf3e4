import { ActionIcon, Box, Button, Card, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type Choosable, mostShowroomCandidates, showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { useState } from 'react';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Person, PersonAvatar } from '../../ui/Person.tsx';
import classes from './Showrooms.module.css';

/** What of somebody is shown. */
export interface Picked {
  candidate_id: string;
  answers: string[];
  documents: string[];
  contact: boolean;
}

interface Props {
  picked: Picked[];
  onChange: (next: Picked[]) => void;
}

const nameOf = (one: Choosable) => `${one.firstName} ${one.lastName}`;
const found = 6;

/** Chooses people, and of each what is shown. */
export function Candidates({ picked, onChange }: Props) {
  const t = useTexts('showrooms');
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 200);
  const [known, setKnown] = useState<Record<string, Choosable>>({});
  const [before] = useState(() => picked.map((one) => one.candidate_id).join(','));
  const chosen = useAsk(showrooms.choosable, { ids: before }, { enabled: before !== '' });
  const search = useAsk(showrooms.choosable, words ? { textSearch: words } : {}, { keepPrevious: true });
  const factsOf = (id: string) => known[id] ?? chosen.data?.items.find((one) => one.candidate_id === id);
  const free = (search.data?.items ?? []).filter((one) => !picked.some(({ candidate_id }) => candidate_id === one.candidate_id));
  const add = (one: Choosable) => {
    setKnown((now) => ({ ...now, [one.candidate_id]: one }));
    onChange([
      ...picked,
      { candidate_id: one.candidate_id, answers: one.answers.map(({ takeId }) => takeId), documents: [], contact: false },
    ]);
  };
  const change = (next: Picked) => onChange(picked.map((one) => (one.candidate_id === next.candidate_id ? next : one)));
  return (
    <Stack gap={16}>
      {picked.map((one) => {
        const facts = factsOf(one.candidate_id);
        if (!facts) return null;
        return (
          <Chosen
            key={one.candidate_id}
            one={one}
            facts={facts}
            onChange={change}
            onRemove={() => onChange(picked.filter((other) => other !== one))}
          />
        );
      })}
      <TextInput
        type="search"
        label={t('pick.search')}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {search.data && free.length === 0 && <Text c="dimmed">{t('pick.none')}</Text>}
      <ul className={classes.rows}>
        {free.slice(0, found).map((one) => (
          <li key={one.candidate_id}>
            <Group justify="space-between" wrap="nowrap">
              <Person
                name={nameOf(one)}
                picture={one.cProfilePic}
                detail={one.profession || t('people.answers', { count: one.answers.length })}
              />
              <Button
                variant="default"
                size="compact-md"
                flex="none"
                disabled={picked.length >= mostShowroomCandidates}
                aria-label={t('pick.addThis', { name: nameOf(one) })}
                onClick={() => add(one)}
              >
                {t('pick.add')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const without = (list: string[], id: string) => (list.includes(id) ? list.filter((one) => one !== id) : [...list, id]);

function Chosen({
  one,
  facts,
  onChange,
  onRemove,
}: {
  one: Picked;
  facts: Choosable;
  onChange: (next: Picked) => void;
  onRemove: () => void;
}) {
  const t = useTexts('showrooms');
  const name = nameOf(facts);
  return (
    <Card component="article" aria-label={name} padding="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Group gap={12} wrap="nowrap">
          <PersonAvatar name={name} picture={facts.cProfilePic} />
          <Box>
            <Text fw={700}>{name}</Text>
            <Text size="sm" c="dimmed">
              {facts.profession}
            </Text>
          </Box>
        </Group>
        <ActionIcon variant="subtle" color="gray" aria-label={t('pick.remove', { name })} onClick={onRemove}>
          <IconX size={18} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Group>
      <Stack gap={8} mt={12}>
        {facts.answers.map(({ takeId, question }) => (
          <Checkbox
            key={takeId}
            label={t('consent.answer', { question })}
            checked={one.answers.includes(takeId)}
            onChange={() => onChange({ ...one, answers: without(one.answers, takeId) })}
          />
        ))}
        {facts.documents.map(({ id, name: file }) => (
          <Checkbox
            key={id}
            label={t('consent.document', { name: file })}
            checked={one.documents.includes(id)}
            onChange={() => onChange({ ...one, documents: without(one.documents, id) })}
          />
        ))}
        <Checkbox
          label={t('pick.contact')}
          checked={one.contact}
          onChange={(event) => onChange({ ...one, contact: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}
