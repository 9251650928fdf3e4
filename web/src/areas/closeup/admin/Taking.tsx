import { Button, Group, Select, Text } from '@mantine/core';
import { closeupAdministering } from '@vitrine/contract/closeup/administering.ts';
import { type OwnCloseup, pageName, stylesPage } from '@vitrine/contract/closeup/shapes.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { useState } from 'react';
import { NamedDialog } from '../../../parts/closing/NamedDialog.tsx';
import { useActByPassword } from '../../../parts/password/use-act-by-password.tsx';
import { QueryBoundary } from '../../../parts/QueryBoundary.tsx';
import { useAsk } from '../../../platform/calls/use-ask.ts';
import { useFormOf } from '../../../platform/calls/use-form-of.ts';
import { longDate } from '../../../platform/format.ts';
import { notices } from '../../../platform/notices.ts';
import { useTexts } from '../../../platform/use-texts.ts';

type What = { of: 'page'; number: number } | { of: 'all' } | { of: 'months' };

/** Empties a page, takes the months back, or deletes the whole: each with the name typed, and each with a way back for a day. */
export function Taking({ closeup, lasts }: { closeup: OwnCloseup; lasts: boolean }) {
  const t = useTexts('closeup');
  const [page, setPage] = useState<string | null>(null);
  const [what, setWhat] = useState<What>();
  const pages = closeup.order.filter((number) => number !== stylesPage && closeup[pageName(number)].emptyAt === null);
  return (
    <Group gap={8} align="flex-end">
      <Select
        label={t('admin.page')}
        w={240}
        data={pages.map((number) => ({ value: String(number), label: t(`kinds.${number as 1}`) }))}
        value={page}
        onChange={setPage}
      />
      <Button variant="default" disabled={!page} onClick={() => setWhat({ of: 'page', number: Number(page) })}>
        {t('admin.empty')}
      </Button>
      {lasts && (
        <Button variant="subtle" onClick={() => setWhat({ of: 'months' })}>
          {t('admin.takeBack')}
        </Button>
      )}
      {!closeup.removeAt && (
        <Button variant="subtle" onClick={() => setWhat({ of: 'all' })}>
          {t('standing.remove')}
        </Button>
      )}
      {what && (
        <Asked
          closeup={closeup}
          what={what}
          onDone={() => {
            setWhat(undefined);
            setPage(null);
          }}
          onClose={() => setWhat(undefined)}
        />
      )}
    </Group>
  );
}

interface AskedProps {
  closeup: OwnCloseup;
  what: What;
  onDone: () => void;
  onClose: () => void;
}

function Asked(props: AskedProps) {
  // asked at each opening
  const touched = useAsk(closeupAdministering.touched, { candidate_id: props.closeup.candidate_id }, { staleTime: 'static', gcTime: 0 });
  return <QueryBoundary of={touched}>{(found) => <Named {...props} touched={found} />}</QueryBoundary>;
}

type Touched = Reply<typeof closeupAdministering.touched>;

function Named({ closeup, what, touched, onDone, onClose }: AskedProps & { touched: Touched }) {
  const t = useTexts('closeup');
  const form = useFormOf(closeupAdministering.remove.body.pick({ name: true }), { name: '' });
  const options = (text: string) => ({
    form,
    marks: { 'name-differs': 'name' } as const,
    onDone: () => {
      notices.done(text);
      onDone();
    },
  });
  const empty = useActByPassword(closeupAdministering.deletePages, options(t('admin.emptied')));
  const remove = useActByPassword(closeupAdministering.remove, options(t('admin.removed')));
  const takeMonths = useActByPassword(closeupAdministering.takeMonths, options(t('admin.takenBack')));
  const submit = form.onSubmit(({ name }) => {
    const named = { candidate_id: closeup.candidate_id, name };
    if (what.of === 'page') return empty.mutate({ ...named, pages: [what.number] });
    return what.of === 'all' ? remove.mutate(named) : takeMonths.mutate(named);
  });
  return (
    <>
      <NamedDialog
        title={t(`admin.taking.${what.of}.title`)}
        text={t(`admin.taking.${what.of}.text`)}
        touched={what.of === 'months' ? [] : countsOf(touched, what, t)}
        nothing={t('admin.touchesNothing')}
        name={touched.name}
        form={form}
        confirm={t(`admin.taking.${what.of}.confirm`)}
        busy={empty.isPending || remove.isPending || takeMonths.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        {what.of === 'months' && closeup.givenUntil && (
          <Text>{t(`admin.taking.months.until`, { how: t(`admin.enroll.${closeup.enrollType}`), day: longDate(closeup.givenUntil) })}</Text>
        )}
      </NamedDialog>
      {empty.dialog}
      {remove.dialog}
      {takeMonths.dialog}
    </>
  );
}

/** What goes with a page or with all of them, by number. */
function countsOf({ pages, evaluations }: Touched, what: What, t: ReturnType<typeof useTexts<'closeup'>>) {
  const gone = what.of === 'page' ? pages.filter(({ number }) => number === what.number) : pages;
  const sum = (kind: 'pictures' | 'videos' | 'documents') => gone.reduce((all, one) => all + one[kind], 0);
  return [
    [t('admin.touched.pages'), gone.length],
    [t('admin.touched.pictures'), sum('pictures')],
    [t('admin.touched.videos'), sum('videos')],
    [t('admin.touched.documents'), sum('documents')],
    [t('admin.touched.evaluations'), what.of === 'all' ? evaluations : 0],
  ] as const;
}
