import { Button, ColorInput, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type CloseupDetails, type OwnCloseup, templateColours, templates } from '@vitrine/contract/closeup/shapes.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/use-texts.ts';
import { Section } from '../../../ui/Section.tsx';
import { isMoved, lookOf } from '../show/look.ts';
import classes from './Editor.module.css';

interface Props {
  closeup: OwnCloseup;
  onChange: (details: CloseupDetails) => void;
  /** Takes back the last change of look, order or hidden pages; nothing where there is none. */
  onUndo: (() => void) | undefined;
}

/** How the whole looks: one of five templates, and a colour of one's own. */
export function Look({ closeup, onChange, onUndo }: Props) {
  const t = useTexts('closeup');
  const { template, colour } = closeup;
  const [typed, setTyped] = useState<string>();
  const take = (next: string) => {
    setTyped(undefined);
    if (/^#[\da-f]{6}$/i.test(next) && next.toLowerCase() !== colour.toLowerCase()) onChange({ colour: next });
  };
  return (
    <Section title={t('look.title')}>
      <Stack gap={16}>
        <fieldset className={classes.templates} aria-label={t('look.template')}>
          {templates.map((one) => (
            <button
              key={one}
              type="button"
              className={classes.template}
              aria-pressed={one === template}
              style={lookOf(one, one === template ? colour : templateColours[one])}
              onClick={() => one !== template && onChange({ template: one })}
            >
              <span aria-hidden="true" className={classes.sample} data-template={one} />
              {t(`look.templates.${one}`)}
            </button>
          ))}
        </fieldset>
        <ColorInput
          label={t('look.colour')}
          format="hex"
          withEyeDropper={false}
          maw={240}
          value={typed ?? colour}
          popoverProps={{ withinPortal: true }}
          onChange={setTyped}
          onChangeEnd={take}
          onBlur={(event) => take(event.currentTarget.value)}
        />
        {isMoved(template, colour) && (
          <Text size="sm" c="dimmed">
            {t('look.moved')}
          </Text>
        )}
        <Group>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconArrowBackUp size={18} stroke={1.5} />}
            disabled={!onUndo}
            onClick={() => onUndo?.()}
          >
            {t('look.undo')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
