import { Card, Collapse, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FoldTitle } from '../../../ui/fold/FoldTitle.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import classes from './Home.module.css';

interface Props {
  id: string;
  title: string;
  /** What is in it, in a line: on a phone it says whether it is worth opening. */
  summary: string;
  className: string;
  /** It opens as soon as this changes: something new is in it. */
  newest?: string;
  /** It is what somebody comes for. */
  opens?: boolean;
  children: ReactNode;
}

/** A part of the page: on a phone a line that opens, so that where it stands and what comes next are not scrolled past; elsewhere open. */
export function Fold({ id, title, summary, className, newest, opens = false, children }: Props) {
  const phone = usePhone();
  const [known, setKnown] = useState(newest);
  const [opened, setOpened] = useState(opens);
  if (known !== newest) {
    setKnown(newest);
    setOpened(true);
  }
  if (!phone)
    return (
      <Card withBorder component="section" aria-labelledby={id} className={className}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {children}
      </Card>
    );
  return (
    <Card withBorder component="section" aria-labelledby={id} className={className}>
      <FoldTitle id={id} title={title} line={summary} opened={opened} onToggle={() => setOpened(!opened)} />
      <Collapse expanded={opened}>
        <div className={classes.folded}>{children}</div>
      </Collapse>
    </Card>
  );
}
