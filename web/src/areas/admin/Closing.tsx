import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type ClosingObstacle, closing } from '@vitrine/contract/admin/closing.ts';
import { useId, useState } from 'react';
import type { TouchedCounts } from '../../parts/closing/Touched.tsx';
import { QueryBoundary } from '../../parts/QueryBoundary.tsx';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { time } from '../../platform/clock.ts';
import { date, isPast } from '../../platform/format.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';
import { type Closable, CloseDialog } from './CloseDialog.tsx';

interface Props {
  of: Closable;
  /** It is closed, or being deleted. */
  closed: boolean;
  /** An administrator closed it, so that an administrator can open it. */
  reopens: boolean;
  eraseAt: string | null;
  obstacle: ClosingObstacle | null;
  touched: TouchedCounts;
}

/** Closing, deleting and the way back. */
function Buttons({ of, closed, reopens, eraseAt, obstacle, touched }: Props) {
  const t = useTexts('admin');
  const [asked, setAsked] = useState<'close' | 'delete'>();
  const isAccount = of.kind === 'account';
  const open = useAct(isAccount ? closing.activateAccount : closing.activateCompany, {
    onDone: () => notices.done(t(isAccount ? 'closing.opened' : 'closing.openedCompany')),
  });
  const mayClose = !closed && (obstacle === null || obstacle === 'owner-stays');
  return (
    <Stack gap={12}>
      {eraseAt && (
        <Alert color="red" role="note">
          {t(isPast(eraseAt) ? 'common:closing.late' : 'common:closing.until', { at: `${date(eraseAt)} ${time(eraseAt)}` })}
        </Alert>
      )}
      {obstacle && !eraseAt && <Text c="dimmed">{t(`closing.obstacles.${obstacle}`)}</Text>}
      {closed && !reopens && <Text c="dimmed">{t('closing.removedByCompany')}</Text>}
      {closed && reopens && (
        <Group gap={12}>
          <Button loading={open.isPending} onClick={() => open.mutate((isAccount ? { accountId: of.id } : { companyId: of.id }) as never)}>
            {t(isAccount ? 'closing.open' : 'closing.openCompany')}
          </Button>
        </Group>
      )}
      {mayClose && <Way does={t(`closing.${of.kind}Close`)} word={t('closing.close')} onAsk={() => setAsked('close')} />}
      {!eraseAt && obstacle === null && (
        <Way does={t(`closing.${of.kind}Delete`)} word={t('closing.delete')} onAsk={() => setAsked('delete')} />
      )}
      {asked && <CloseDialog of={of} forGood={asked === 'delete'} touched={touched} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

/** A button with what it does beside it, before anybody presses it. */
function Way({ does, word, onAsk }: { does: string; word: string; onAsk: () => void }) {
  const described = useId();
  return (
    <Group gap={12} justify="space-between">
      <Text id={described} size="sm" c="dimmed" maw={720} style={{ flex: '1 1 240px' }}>
        {does}
      </Text>
      <Button variant="outline" color="red.9" aria-describedby={described} onClick={onAsk}>
        {word}
      </Button>
    </Group>
  );
}

/** What can be done with an account. */
export function AccountClosing({ id, closed }: { id: string; closed: boolean }) {
  const t = useTexts('admin');
  const touched = useAsk(closing.ofAccount, { accountId: id }, { staleTime: 0 });
  return (
    <QueryBoundary of={touched}>
      {({ name, closedHere, eraseAt, obstacle, ...counts }) => (
        <Buttons
          of={{ kind: 'account', id, name }}
          closed={closed}
          reopens={closedHere}
          eraseAt={eraseAt}
          obstacle={obstacle}
          touched={(['applications', 'answers', 'documents', 'conversations', 'sessions'] as const).map(
            (what) => [t(`closing.touched.${what}`), counts[what]] as const,
          )}
        />
      )}
    </QueryBoundary>
  );
}

/** What can be done with a company. */
export function CompanyClosing({ id, closed }: { id: string; closed: boolean }) {
  const t = useTexts('admin');
  const touched = useAsk(closing.ofCompany, { companyId: id }, { staleTime: 0 });
  return (
    <QueryBoundary of={touched}>
      {({ name, eraseAt, ...counts }) => (
        <Buttons
          of={{ kind: 'company', id, name }}
          closed={closed}
          reopens
          eraseAt={eraseAt}
          obstacle={null}
          touched={(['recruiters', 'openJobs', 'applications', 'candidates', 'plans'] as const).map(
            (what) => [t(`closing.touched.${what}`), counts[what]] as const,
          )}
        />
      )}
    </QueryBoundary>
  );
}
