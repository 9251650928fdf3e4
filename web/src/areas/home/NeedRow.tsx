import { Badge, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Need } from '@vitrine/contract/home/needs.ts';
import { useFaceName } from '../../parts/palette/face-name.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { PersonAvatar } from '../../ui/Person.tsx';
import classes from './Home.module.css';
import { wayTo } from './ways.ts';
import { useNeedWords } from './words.ts';

/** What can be done with a row where it stands. */
export interface RowAct {
  text: string;
  label: string;
  run: () => void;
}

/** One thing that needs somebody: the whole row leads to it, and what is done with one click stands beside. */
export function NeedRow({ need, today, act }: { need: Need; today: string; act: RowAct | undefined }) {
  const t = useTexts('home');
  const words = useNeedWords(today);
  const nameOf = useFaceName();
  const { to, search = {}, hash } = wayTo(need);
  const day = words.day(need);
  return (
    <li className={classes.row} data-late={need.late || undefined}>
      <span className={classes.faces}>
        {need.faces.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: faces have nothing else to be told apart by, and never change places
          <span key={place} className={classes.face}>
            <PersonAvatar name={nameOf(face)} picture={face.picture} size={40} />
          </span>
        ))}
      </span>
      <span className={classes.said}>
        <Link to={to as '/signup'} search={search as never} {...(hash ? { hash } : {})} className={classes.way} data-row>
          {words.sentence(need)}
        </Link>
        <Text component="span" size="sm" c="dimmed" className={classes.detail ?? ''}>
          {words.detail(need)}
        </Text>
      </span>
      <span className={classes.day}>
        {day && (
          <Badge color={need.late ? 'info' : 'gray'} variant={need.late ? 'filled' : 'light'} tt="none">
            {day}
          </Badge>
        )}
      </span>
      {act ? (
        <Button className={classes.act ?? ''} variant="default" size="compact-md" aria-label={act.label} onClick={act.run}>
          {act.text}
        </Button>
      ) : (
        <span className={classes.go} aria-hidden="true">
          {t(`lead.${need.kind}`)}
        </span>
      )}
    </li>
  );
}
