import { Alert, Button, Stack, Text } from '@mantine/core';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { type OwnCloseup, pageName } from '@vitrine/contract/closeup/shapes.ts';
import { useAct } from '../../../platform/calls/use-act.ts';
import { time } from '../../../platform/clock.ts';
import { longDate } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

const at = (instant: string) => `${longDate(instant)} ${time(instant)}`;

/** What was deleted or taken back within the day: when it goes, and the way back. */
export function Undoing({ closeup }: { closeup: OwnCloseup }) {
  const t = useTexts('closeup');
  const whose = { candidate_id: closeup.candidate_id };
  const keep = useAct(closeupAdministering.keep, { onDone: () => notices.done(t('admin.kept')) });
  const keepPages = useAct(closeupAdministering.keepPages, { onDone: () => notices.done(t('admin.keptPage')) });
  const giveAgain = useAct(closeupAdministering.returnMonths, { onDone: () => notices.done(t('admin.given')) });
  const emptied = closeup.order.flatMap((number) => {
    const { emptyAt } = closeup[pageName(number)];
    return emptyAt ? [{ number, emptyAt }] : [];
  });
  return (
    <>
      {closeup.removeAt && (
        <Way
          text={t('admin.removing', { at: at(closeup.removeAt) })}
          back={t('admin.keep')}
          busy={keep.isPending}
          onBack={() => keep.mutate(whose)}
        />
      )}
      {emptied.map(({ number, emptyAt }) => {
        const page = t(`kinds.${number as 1}`);
        return (
          <Way
            key={number}
            text={t('admin.emptying', { page, at: at(emptyAt) })}
            back={t('admin.keepPage', { page })}
            busy={keepPages.isPending}
            onBack={() => keepPages.mutate({ ...whose, pages: [number] })}
          />
        );
      })}
      {closeup.monthsReturnUntil && (
        <Way
          text={t('admin.monthsTaken', { at: at(closeup.monthsReturnUntil) })}
          back={t('admin.giveAgain')}
          busy={giveAgain.isPending}
          onBack={() => giveAgain.mutate(whose)}
        />
      )}
    </>
  );
}

function Way({ text, back, busy, onBack }: { text: string; back: string; busy: boolean; onBack: () => void }) {
  return (
    <Alert color="red" role="note">
      <Stack gap={12} align="flex-start">
        <Text>{text}</Text>
        <Button loading={busy} onClick={onBack}>
          {back}
        </Button>
      </Stack>
    </Alert>
  );
}
