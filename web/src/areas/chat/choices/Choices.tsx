import { Stack, Switch, Text } from '@mantine/core';
import { choices } from '@vitrine/contract/chat/choices.ts';
import type { ChatChoices } from '@vitrine/contract/chat/shapes.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useTexts } from '../../../platform/use-texts.ts';

const all = ['readMarks', 'typing', 'presence'] as const satisfies (keyof ChatChoices)[];

/** One's own choices, all of them mutual: who keeps something to oneself does not see it of others. */
export function Choices() {
  const t = useTexts('chat');
  const { data } = useAsk(choices.read, {});
  const act = useAct(choices.save);
  if (!data) return null;
  const now = { ...data, ...(act.isPending ? act.variables : {}) };
  return (
    <Stack component="fieldset" gap={8} bd={0} p={0} m={0}>
      <Text component="legend" size="sm" c="dimmed" mb={8}>
        {t('eachOther')}
      </Text>
      {all.map((one) => (
        <Switch
          key={one}
          label={t(`choices.${one}`)}
          checked={now[one]}
          onChange={(event) => act.mutate({ [one]: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  );
}
