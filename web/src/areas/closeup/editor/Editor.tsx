import { useBlocker } from '@tanstack/react-router';
import { type CloseupDetails, type OwnCloseup, pageName } from '@vitrine/contract/closeup/shapes.ts';
import { useRef, useState } from 'react';
import classes from './Editor.module.css';
import { EmptiedPage } from './EmptiedPage.tsx';
import { Look } from './Look.tsx';
import { PageEditor, type PageEditorHandle } from './PageEditor.tsx';
import { PageList, pagesToEdit } from './PageList.tsx';
import { useCloseupCalls } from './use-calls.ts';
import { useUndo } from './use-undo.ts';

interface Props {
  closeup: OwnCloseup;
  /** Of an administrator who works for a candidate. */
  candidateId?: string;
  /** Asks for the closeup anew. */
  onAnew: () => Promise<unknown>;
}

/** What of a change of the whole brings back what was there before. */
function detailsBefore(closeup: OwnCloseup, changed: CloseupDetails): CloseupDetails {
  const hidden = closeup.order.filter((number) => closeup[pageName(number)].hidden);
  return {
    ...(changed.template || changed.colour ? { template: closeup.template, colour: closeup.colour } : {}),
    ...(changed.order ? { order: closeup.order } : {}),
    ...(changed.hidden ? { hidden } : {}),
  };
}

/** The eight pages of a closeup: their order and look, and one of them to write. */
export function Editor({ closeup, candidateId, onAnew }: Props) {
  const calls = useCloseupCalls(candidateId);
  const [shown, setShown] = useState(pagesToEdit(closeup)[0] ?? 1);
  const [loads, setLoads] = useState(0);
  const handle = useRef<PageEditorHandle>(null);
  const saved = async () => (await handle.current?.flush()) ?? true;
  // what cannot be saved now stays on the screen, where it says so
  useBlocker({ shouldBlockFn: async () => !(await saved()), enableBeforeUnload: false });
  const { possible, remember, undo } = useUndo<CloseupDetails>(calls.saveDetails);
  const change = (details: CloseupDetails) => {
    remember(detailsBefore(closeup, details), true);
    calls.saveDetails(details);
  };
  const show = async (number: number) => {
    if (await saved()) setShown(number);
  };
  const { emptyAt } = closeup[pageName(shown)];
  return (
    <div className={classes.editor}>
      <div className={classes.side}>
        <PageList closeup={closeup} shown={shown} onShow={(number) => void show(number)} onChange={change} />
        <Look closeup={closeup} onChange={change} onUndo={possible ? undo : undefined} />
      </div>
      {emptyAt ? (
        <EmptiedPage closeup={closeup} number={shown} emptyAt={emptyAt} onExpired={() => void onAnew()} />
      ) : (
        <PageEditor
          key={`${shown} ${loads}`}
          closeup={closeup}
          number={shown}
          calls={calls}
          handle={handle}
          onTheirs={() => void onAnew().then(() => setLoads((count) => count + 1))}
          onExpired={() => void onAnew()}
        />
      )}
    </div>
  );
}
