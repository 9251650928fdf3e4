import { Card, Collapse, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
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
      <Title order={2} className={classes.foldTitle ?? ''}>
        <UnstyledButton className={classes.fold ?? ''} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <span>
            <span id={id}>{title}</span>
            {!opened && (
              <Text component="span" size="sm" c="dimmed" display="block" lineClamp={2}>
                {summary}
              </Text>
            )}
          </span>
          <IconChevronDown size={20} stroke={1.5} aria-hidden="true" data-opened={opened || undefined} />
        </UnstyledButton>
      </Title>
      <Collapse expanded={opened}>
        <div className={classes.folded}>{children}</div>
      </Collapse>
    </Card>
  );
}
