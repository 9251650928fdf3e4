import { Alert, Card, Title } from '@mantine/core';
import { type OwnCloseup, pageName } from '@vitrine/contract/closeup/shapes.ts';
import { time } from '../../../platform/clock.ts';
import { longDate } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/use-texts.ts';
import { lookOf } from '../show/look.ts';
import { Slide } from '../show/Slide.tsx';
import classes from './Editor.module.css';

interface Props {
  closeup: OwnCloseup;
  number: number;
  emptyAt: string;
  onExpired: () => void;
}

/** A page that an administrator emptied: what stands there until it goes, to read and to take along. */
export function EmptiedPage({ closeup, number, emptyAt, onExpired }: Props) {
  const t = useTexts('closeup');
  return (
    <div className={classes.page}>
      <Card component="section" aria-labelledby="closeup-page">
        <Title order={2} id="closeup-page" mb={12}>
          {t(`kinds.${number as 1}`)}
        </Title>
        <Alert color="red" role="note">
          {t('page.emptying', { at: `${longDate(emptyAt)} ${time(emptyAt)}` })}
        </Alert>
      </Card>
      <section
        className={classes.preview}
        aria-label={t('page.preview')}
        data-template={closeup.template}
        style={lookOf(closeup.template, closeup.colour)}
      >
        <Slide page={closeup[pageName(number)]} order={3} onExpired={onExpired} />
      </section>
    </div>
  );
}
