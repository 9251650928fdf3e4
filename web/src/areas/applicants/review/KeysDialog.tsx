import { Group, Kbd, Modal } from '@mantine/core';
import { useTexts } from '../../../platform/use-texts.ts';
import classes from './KeysDialog.module.css';
import { type ReviewKey, reviewKeys } from './review-keys.ts';

/** How keys are written; those that have words have them in each language. */
const signs: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** Every key that does something here for this reviewer. */
export function KeysDialog({ keys, onClose }: { keys: ReviewKey[]; onClose: () => void }) {
  const t = useTexts('applicants');
  const words: Record<string, string> = {
    ...signs,
    ' ': t('review.space'),
    Shift: t('review.shift'),
    Control: t('review.control'),
    Enter: t('review.enter'),
  };
  const rows = [
    ...keys.map((name) => ({ name, pressed: reviewKeys[name] as readonly string[] })),
    // the field of a note has its own
    ...(keys.includes('note') ? [{ name: 'save' as const, pressed: ['Control+Enter'] }] : []),
  ];
  return (
    <Modal opened onClose={onClose} size="auto" title={t('review.keys')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <dl className={classes.keys}>
        {rows.map(({ name, pressed }) => (
          <div key={name} className={classes.row}>
            <dt>
              <Group gap={4}>
                {pressed.map((key) => (
                  <span key={key} className={classes.together}>
                    {key.split('+').map((one) => (
                      <Kbd key={one} size="md">
                        {words[one] ?? one}
                      </Kbd>
                    ))}
                  </span>
                ))}
              </Group>
            </dt>
            <dd>{t(`review.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
