import { Autocomplete, Button, Group, Stack, Text } from '@mantine/core';
import { type BenefitKey, benefitIcon, benefitKeys, benefitName } from '@vitrine/contract/companies/benefits.ts';
import { type BenefitType, type BusinessProfile, benefitSlots } from '@vitrine/contract/companies/profile.ts';
import { useState } from 'react';
import { language } from '../../../platform/i18n.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { Icon } from '../profile/pieces.tsx';
import { Rows } from './Rows.tsx';
import type { Editor } from './use-profile-editor.ts';

type Chosen = BusinessProfile['benefits'][number];

/** The benefits of one kind in their places: 5 top, 15 standard (R084, R224). */
export function Benefits({ editor: { draft, change }, kind }: { editor: Editor; kind: BenefitType }) {
  const t = useTexts('companies');
  const [typed, setTyped] = useState('');
  const max = benefitSlots[kind];
  const mine = draft.benefits.filter((one) => one.benefitType === kind);
  const taken = new Set(draft.benefits.map((one) => one.benefit));
  const names = new Map<string, BenefitKey>(benefitKeys.map((key) => [benefitName(key, language()), key]));
  const place = (list: Chosen[]) =>
    change(({ benefits }) => {
      const placed = list.map((one, index) => ({ ...one, slNo: index + 1 }));
      const others = benefits.filter((one) => one.benefitType !== kind);
      return { benefits: kind === 'top' ? [...placed, ...others] : [...others, ...placed] };
    });
  function add(words: string) {
    const text = words.trim().slice(0, 80);
    if (!text || mine.length >= max || mine.some((one) => one.name === text)) return;
    const key: BenefitKey | null = names.get(text) ?? null;
    const one: Chosen = {
      benefitType: kind,
      slNo: mine.length + 1,
      benefit: key,
      text: key ? '' : text,
      name: text,
      icon: benefitIcon(key),
    };
    place([...mine, one]);
    setTyped('');
  }
  const full = mine.length >= max;
  return (
    <Stack gap={12}>
      <Rows items={mine} keyOf={(one) => one.benefit ?? one.text} nameOf={(one) => one.name} onChange={place}>
        {(one) => (
          <Group gap={12} wrap="nowrap" mih={28} style={{ overflowWrap: 'anywhere' }}>
            <Icon src={one.icon} />
            <span>{one.name}</span>
          </Group>
        )}
      </Rows>
      <Text size="sm" c="dimmed">
        {t('editor.places', { count: mine.length, max })}
      </Text>
      {!full && (
        <Group gap={8} align="flex-end" wrap="nowrap">
          <Autocomplete
            flex={1}
            label={t('editor.benefitAdd')}
            value={typed}
            maxLength={80}
            maxDropdownHeight={280}
            data={[...names].filter(([, key]) => !taken.has(key)).map(([name]) => name)}
            renderOption={({ option }) => (
              <Group gap={10} wrap="nowrap">
                <Icon src={benefitIcon(names.get(option.value) ?? null)} />
                {option.value}
              </Group>
            )}
            onChange={setTyped}
            onOptionSubmit={(name) => {
              add(name);
              // the field writes the chosen name into itself once more
              setTimeout(() => setTyped(''));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.defaultPrevented) return;
              event.preventDefault();
              add(typed);
            }}
          />
          <Button variant="default" disabled={!typed.trim()} onClick={() => add(typed)}>
            {t('editor.add')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
