import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { time } from '../platform/clock.ts';
import { longDate } from '../platform/format.ts';
import classes from './ViewLog.module.css';

/** The latest are shown at once, the rest on demand. */
const shownAtOnce = 8;

interface View {
  at: string;
  /** The address of the viewer, or empty where nobody knows. */
  viewer: string;
  /** Who was looked at, where it was one of several. */
  person?: string | null;
  /** The question whose answer was played. */
  question: string | null;
}

/** Who looked through a link, when and at what, newest first. */
export function ViewLog({ views }: { views: View[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? views : views.slice(0, shownAtOnce);
  return (
    <>
      <ul className={classes.looks}>
        {shown.map(({ at, viewer, person, question }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: looks have no name of their own
          <li key={place}>
            {viewer || t('looks.somebody')} · {longDate(at)}, {time(at)}
            {person && ` · ${person}`}
            {question && ` · ${t('looks.played', { question })}`}
          </li>
        ))}
      </ul>
      {shown.length < views.length && (
        <Button variant="subtle" size="compact-md" style={{ alignSelf: 'flex-start' }} onClick={() => setAll(true)}>
          {t('looks.all', { count: views.length })}
        </Button>
      )}
    </>
  );
}
