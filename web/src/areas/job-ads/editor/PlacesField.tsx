import { ActionIcon, Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { maxPlaces, type Place } from '@vitrine/contract/job-ads/shapes.ts';
import { countryName } from '../../../parts/job-ad/words.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { TownField } from './TownField.tsx';

const codes =
  'AD AE AL AM AR AT AU BA BE BG BR BY CA CH CL CN CO CY CZ DE DK DZ EE EG ES FI FR GB GE GR HK HR HU ID IE IL IN IS IT JP KE KR LI LT LU LV MA MC MD ME MK MT MX MY NG NL NO NZ PE PH PK PL PT QA RO RS SA SE SG SI SK SM TH TN TR TW UA US VN XK ZA'.split(
    ' ',
  );

const countries = () => {
  const all = codes.map((value) => ({ value, label: countryName(value) }));
  return all.sort((one, other) => one.label.localeCompare(other.label));
};

/** An empty row: a place from its first letter on, or only a country where the work is done from anywhere. */
export const emptyPlace: Place = { street: '', postalCode: '', city: '', region: '', country: 'DE' };

interface Props {
  places: Place[];
  error: string | undefined;
  hint: string | undefined;
  onChange: (places: Place[]) => void;
}

/** Where the work is done: one place or several. */
export function PlacesField({ places, error, hint, onChange }: Props) {
  const t = useTexts('job-ads');
  const shown = places.length > 0 ? places : [emptyPlace];
  const set = (index: number, part: Partial<Place>) => onChange(shown.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const add = () => onChange([...shown, { ...emptyPlace, country: shown.at(-1)?.country ?? emptyPlace.country }]);
  return (
    <Stack gap={12} role="group" aria-label={t('fields.places')}>
      {shown.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their order
        <Group key={index} gap={8} align="flex-end" wrap="nowrap">
          <SimpleGrid cols={{ base: 2, md: 4 }} spacing={8} style={{ flex: 1 }}>
            <TownField
              id={`ad-city-${index}`}
              value={place.city}
              error={index === 0 && error !== undefined}
              onChange={(city) => set(index, { city })}
            />
            <TextInput
              label={t('place.postalCode')}
              maxLength={20}
              value={place.postalCode}
              onChange={(event) => set(index, { postalCode: event.currentTarget.value })}
            />
            <TextInput
              label={t('place.street')}
              maxLength={120}
              value={place.street}
              onChange={(event) => set(index, { street: event.currentTarget.value })}
            />
            <Select
              label={t('place.country')}
              searchable
              allowDeselect={false}
              data={countries()}
              value={place.country}
              onChange={(country) => country && set(index, { country })}
            />
          </SimpleGrid>
          {places.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('place.remove', { number: index + 1 })}
              onClick={() => onChange(places.filter((_, at) => at !== index))}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
      {shown.length < maxPlaces && places.length > 0 && (
        <Button variant="subtle" size="sm" leftSection={<IconPlus size={18} stroke={1.5} />} onClick={add} style={{ alignSelf: 'start' }}>
          {t('place.add')}
        </Button>
      )}
    </Stack>
  );
}
