import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { team } from '@vitrine/contract/accounts/team.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { useState } from 'react';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { call } from '../../platform/calls/api.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { useNewest } from '../../platform/calls/use-newest.ts';
import { time } from '../../platform/clock.ts';
import { longDate, number } from '../../platform/format.ts';
import { useVisitor } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { Section } from '../../ui/Section.tsx';
import { type Folded, foldedLog } from './folded-log.ts';
import { type AuditFilter, NarrowLog, queryOf } from './NarrowLog.tsx';
import classes from './Privacy.module.css';
import { useWords } from './words.ts';

const step = 20;
/** So many people of one line are named without a click. */
const namedAtOnce = 6;

/** For the owner of a company: every look at and change to personal data, and the proof that nobody touched the log. */
export function AuditSection() {
  const t = useTexts('privacy');
  const info = useAsk(team.info, {});
  if (info.data?.role !== 'owner') return null;
  return (
    <Section title={t('audit.title')} text={t('audit.text')}>
      <AuditLog />
    </Section>
  );
}

/** The log as the caller may read it, newest first, with the check of its seals; `by` leaves what one account did. */
export function AuditLog({ by }: { by?: string | undefined }) {
  const t = useTexts('privacy');
  const [narrowed, setNarrowed] = useState<AuditFilter>({});
  const asked = { ...queryOf(narrowed), ...(by ? { by } : {}) };
  const [count, setCount] = useState(step);
  const list = useNewest([audit.list.route, asked], count, (part) => call(audit.list, { ...asked, ...part }));
  return (
    <Stack gap={16}>
      <Proof />
      <NarrowLog
        narrowed={narrowed}
        onChange={(filter) => {
          setNarrowed(filter);
          setCount(step);
        }}
      />
      <QueryBoundary of={list}>
        {({ items, more }) => (
          <>
            {items.length === 0 && <Text>{t(Object.keys(narrowed).length > 0 || by ? 'audit.noneSo' : 'audit.none')}</Text>}
            <ul className={classes.rows}>
              {foldedLog(items, longDate).map((line) => (
                <Row key={line.newest.id} of={line} />
              ))}
            </ul>
            {more && (
              <Button
                variant="subtle"
                style={{ alignSelf: 'flex-start' }}
                loading={list.isFetching}
                onClick={() => setCount(count + 3 * step)}
              >
                {t('looks.more')}
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}

function Row({ of: { newest: entry, oldestAt, subjects } }: { of: Folded }) {
  const t = useTexts('privacy');
  const { whoOf, deedOf } = useWords();
  // the company is no news to those who work for it, and a candidate does not belong to it
  const company = useVisitor() === 'admin' ? entry.companyName : null;
  const belongs = entry.actorKind === 'Recruiter';
  const who = whoOf({ kind: entry.actorKind, name: entry.actorName, companyName: belongs ? company : null });
  const [from, until] = [time(oldestAt), time(entry.at)];
  return (
    <li className={classes.row}>
      <span className={classes.deed}>
        <b>{who}</b> {deedOf(entry.action, entry.object)} · <Subjects of={subjects} />
        {!belongs && company && ` · ${company}`}
        {entry.keyName !== null && <Text span c="dimmed">{` · ${t('audit.byKey', { name: entry.keyName || t('audit.goneKey') })}`}</Text>}
      </span>
      <Text component="time" dateTime={entry.at} size="sm" c="dimmed">
        {longDate(entry.at)}, {from === until ? until : `${from}–${until}`}
      </Text>
    </li>
  );
}

/** Whom it was about; of many the first ones, and the others at a click. */
function Subjects({ of }: { of: Folded['subjects'] }) {
  const t = useTexts('privacy');
  const [all, setAll] = useState(false);
  const folds = of.length > namedAtOnce + 1;
  const shown = folds && !all ? of.slice(0, namedAtOnce) : of;
  const named = shown.map(({ name, times }) => {
    const called = name ?? t('audit.gone');
    return times > 1 ? `${called} (${t('looks.times', { count: times })})` : called;
  });
  return (
    <>
      {named.join(', ')}
      {folds && (
        <>
          {' '}
          <Anchor component="button" type="button" fz="inherit" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('audit.fewer') : t('audit.others', { count: of.length - namedAtOnce })}
          </Anchor>
        </>
      )}
    </>
  );
}

function Proof() {
  const t = useTexts('privacy');
  const [asked, setAsked] = useState(false);
  const check = useAsk(audit.check, {}, { enabled: asked, staleTime: 'static' });
  const { data } = check;
  return (
    <>
      <Group>
        <Button variant="default" loading={check.isFetching} onClick={() => (asked ? void check.refetch() : setAsked(true))}>
          {t('audit.check')}
        </Button>
      </Group>
      {data && (
        <Alert role="status" color={data.broken ? 'info' : 'confirm'}>
          {data.broken
            ? t('audit.broken', { hour: `${longDate(data.broken)}, ${time(data.broken)}` })
            : t('audit.whole', { hours: number(data.hours) })}
        </Alert>
      )}
    </>
  );
}
