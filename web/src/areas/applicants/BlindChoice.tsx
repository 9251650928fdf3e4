import { Stack, Switch, Text } from '@mantine/core';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { date } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

/** Whether the company judges first and sees names afterwards. */
export function BlindChoice() {
  const t = useTexts('applicants');
  const set = useAct(blindReview.set, {
    onDone: ({ blindReview: blind }) => notices.done(blind ? t('blind.on') : t('blind.off')),
  });
  return (
    <QueryBoundary of={useAsk(blindReview.get, {})}>
      {(choice) => (
        <Stack gap={16}>
          <Switch
            label={t('blind.switch')}
            description={choice.mayChange ? undefined : t('blind.owner')}
            checked={choice.blindReview}
            disabled={!choice.mayChange || set.isPending}
            onChange={(event) => set.mutate({ blindReview: event.currentTarget.checked })}
          />
          {choice.chosenAt && (
            <Text size="sm" c="dimmed">
              {t('blind.chosen', { name: choice.chosenBy ?? '', day: date(choice.chosenAt) })}
            </Text>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
}
