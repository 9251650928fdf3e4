import { useTexts } from '../../../platform/use-texts.ts';
import classes from './Table.module.css';

/** The list that is skipped to. */
export const listId = 'applicants';

/** Past everything that filters: to the first person of the list. */
export function SkipToList() {
  const t = useTexts('applicants');
  return (
    <a
      className={classes.skip}
      href={`#${listId}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${listId} tbody th a`)?.focus();
      }}
    >
      {t('list.skip')}
    </a>
  );
}
