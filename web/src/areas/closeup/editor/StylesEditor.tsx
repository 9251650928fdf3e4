import { Anchor, Radio, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { OwnCloseup } from '@vitrine/contract/closeup/shapes.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import type { CloseupCalls } from './use-calls.ts';

const none = 'none';

/** Which released effect of words the page of communication styles shows, or none. */
export function StylesEditor({ closeup: { releasedEffects }, calls }: { closeup: OwnCloseup; calls: CloseupCalls }) {
  const t = useTexts('closeup');
  const { styles } = calls;
  const chosen = releasedEffects.find((one) => one.chosen)?.applicationId ?? null;
  const shown = styles.isPending ? styles.variables.applicationId : chosen;
  return (
    <Stack gap={12}>
      <Radio.Group
        label={t('styles.choose')}
        description={t('styles.chooseText')}
        value={shown ?? none}
        onChange={(value) => styles.mutate({ applicationId: value === none ? null : value })}
      >
        <Stack gap={8} mt={8}>
          {releasedEffects.map(({ applicationId, companyName, title, releasedAt }) => (
            <Radio
              key={applicationId}
              value={applicationId}
              label={t('styles.of', { company: companyName, title })}
              description={t('styles.released', { day: longDate(releasedAt) })}
            />
          ))}
          <Radio value={none} label={t('styles.none')} />
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed">
        {t('styles.goes')}{' '}
        <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} to="/candidate-dashboard" />}>
          {t('styles.applications')}
        </Anchor>
      </Text>
    </Stack>
  );
}
