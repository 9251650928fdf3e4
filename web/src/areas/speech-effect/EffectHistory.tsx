import { Button, Text } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { effectAdministering } from '@vitrine/contract/speech-effect/administering.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { styles } from '@vitrine/contract/speech-effect/styles.ts';
import { useState } from 'react';
import { useListLabels } from '../../parts/job-ad/words.ts';
import { ChangeHistory } from '../../parts/settings/ChangeHistory.tsx';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date } from '../../platform/format.ts';
import { language } from '../../platform/i18n.ts';
import { useTexts } from '../../platform/use-texts.ts';

type Change = Reply<typeof effectAdministering.settings>['history'][number];

/** So many values stand there without a click. */
const shownAtOnce = 5;

/** What administrators changed in what the speech effect shows, and the way back. */
export function EffectHistory({ history }: { history: readonly Change[] }) {
  const t = useTexts('speech-effect');
  const labelOf = useListLabels();
  const whatOf = ({ fieldOfActivity }: Change) => (fieldOfActivity ? labelOf('field', fieldOfActivity) : t('admin.feelings'));
  const titleOf = (change: Change) => {
    const [what, count] = [whatOf(change), change.differing.length];
    if (change.fieldOfActivity === null) return t(change.feelingStyles ? 'history.feelingsOn' : 'history.feelingsOff');
    if (change.proposed) return t('history.proposed', { what, number: count, all: styles.length });
    return t('history.values', { what, count, all: styles.length });
  };
  const detailOf = ({ setAt, setBy }: Change) =>
    setAt ? t('history.setBy', { at: `${date(setAt)} ${time(setAt)}`, who: setBy ?? t('history.somebody') }) : t('history.setBefore');
  return (
    <ChangeHistory
      undo={effectAdministering.undo}
      words={{
        title: t('history.title'),
        text: t('history.text'),
        none: t('history.none'),
        undo: t('history.undo'),
        undone: t('history.undone'),
      }}
      changes={history.map((change) => ({
        id: change.id,
        title: titleOf(change),
        detail: detailOf(change),
        below: change.differing.length > 0 && <Differing of={change} what={whatOf(change)} />,
        undo: change.undoable && {
          label: t('history.undoOf', { what: whatOf(change) }),
          title: t('history.undoTitle', { what: whatOf(change) }),
          text: t('history.undoText'),
        },
      }))}
    />
  );
}

/** The values that changed, each as it was and as it became. */
function Differing({ of: { differing }, what }: { of: Change; what: string }) {
  const t = useTexts('speech-effect');
  const [all, setAll] = useState(false);
  const known = useAsk(effectPractice.styles, { language: language() }, { staleTime: 'static' }).data;
  const shown = all ? differing : differing.slice(0, shownAtOnce);
  const said = shown.map(({ precireResult, before, after }) =>
    t('history.value', { style: known?.items.find(({ key }) => key === precireResult)?.name ?? precireResult, before, after }),
  );
  return (
    <>
      <Text size="sm">{said.join(', ')}</Text>
      {differing.length > shownAtOnce && (
        <Button
          variant="subtle"
          size="compact-sm"
          ml={-8}
          aria-expanded={all}
          aria-label={t(all ? 'history.fewerOf' : 'history.allOf', { what, count: differing.length })}
          onClick={() => setAll(!all)}
        >
          {t(all ? 'history.fewer' : 'history.all', { count: differing.length })}
        </Button>
      )}
    </>
  );
}
