import { Button, Checkbox, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { number } from '../../platform/format.ts';
import classes from './Search.module.css';

/** Shown before "more". */
const first = 6;

interface Props {
  legend: string;
  chosen: string[];
  counted: { value: string; count: number }[];
  labelOf: (value: string) => string;
  /** A number as it is said, where it is an estimate. */
  about: ((number: string) => string) | undefined;
  more: (count: number) => string;
  onChoose: (values: string[]) => void;
}

/** The values of one facet, each with how much it would give. */
export function FacetChoice({ legend, chosen, counted, labelOf, about, more, onChoose }: Props) {
  const [all, setAll] = useState(false);
  const left = chosen.filter((value) => !counted.some((one) => one.value === value)).map((value) => ({ value, count: 0 }));
  const values = [...counted, ...left];
  if (values.length === 0) return null;
  const shown = all ? values : values.filter((one, index) => index < first || chosen.includes(one.value));
  const toggle = (value: string, checked: boolean) => onChoose(checked ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <Fieldset variant="unstyled" legend={legend} className={classes.facet}>
      <Stack gap={2}>
        {shown.map(({ value, count }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
            classNames={{ body: classes.choice, labelWrapper: classes.choiceLabel }}
            label={
              <Group justify="space-between" wrap="nowrap" gap={8}>
                <span className={classes.word}>{labelOf(value)}</span>
                <Text component="span" size="sm" c="dimmed">
                  {about ? about(number(count)) : number(count)}
                </Text>
              </Group>
            }
          />
        ))}
      </Stack>
      {values.length > shown.length && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => setAll(true)}>
          {more(values.length - shown.length)}
        </Button>
      )}
    </Fieldset>
  );
}
