import { Button, Menu } from '@mantine/core';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import type { interview } from '@vitrine/contract/interviews/interview.ts';
import { useAct } from '../../platform/calls/use-act.ts';
import { useAsk } from '../../platform/calls/use-ask.ts';
import { notices } from '../../platform/notices.ts';
import { useTexts } from '../../platform/use-texts.ts';

type MyInterview = Reply<typeof interview.mine>['items'][number];

/** Copies the answers of an earlier interview with as many questions; absent while there is none or the switch is off. */
export function ReuseAnswers({ into, sent }: { into: MyInterview; sent: MyInterview[] }) {
  const t = useTexts('candidates');
  const allowed = useAsk(answers.reuseSetting, {}).data?.reuseVideoInterview;
  const reuse = useAct(answers.reuse, {
    onDone: ({ copied }) => notices.done(t('reuse.copied', { count: copied })),
  });
  const fitting = sent.filter((one) => one.questionCount === into.questionCount && one.answered > 0);
  if (!allowed || !into.startedAt || into.answered > 0 || fitting.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={reuse.isPending}>
          {t('reuse.action')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {fitting.map((one) => (
          <Menu.Item key={one.applicationId} onClick={() => reuse.mutate({ fromBookingId: one.bookingId, bookingId: into.bookingId })}>
            {t('reuse.from', { title: one.title, company: one.companyName })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
