import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './Recording.module.css';

/** Something a person has to know while answering, said calmly; it reads well on the dark stage and on the light page. */
export function Note({ icon: Icon, title, children }: { icon: TablerIcon; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="alert" aria-labelledby={id} className={classes.note}>
      <Icon size={22} stroke={1.5} aria-hidden="true" />
      <div>
        <p id={id} className={classes.noteTitle}>
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}
