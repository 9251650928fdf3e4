import { useQueryClient } from '@tanstack/react-query';
import { type ApplicationDocument, applying, maxDocumentBytes, maxDocuments } from '@vitrine/contract/applying/applying.ts';
import { CallFailed } from '@vitrine/contract/caller.ts';
import type { RefusalCode } from '@vitrine/contract/refusals.ts';
import { useEffect, useRef, useState } from 'react';
import { call, callWith } from '../../platform/calls/api.ts';
import { refresh } from '../../platform/calls/use-ask.ts';

export interface Chosen {
  key: string;
  name: string;
  bytes: number;
  /** Rounded percent on its way (R136); null once it is there or was refused. */
  percent: number | null;
  document: ApplicationDocument | null;
  problem: RefusalCode | null;
}

const there = (document: ApplicationDocument): Chosen => ({
  key: document.documentId,
  name: document.name,
  bytes: document.bytes,
  percent: null,
  document,
  problem: null,
});

let count = 0;

/** The documents of an application on their way: each goes up as soon as it is chosen. `others` go along from elsewhere. */
export function useDocuments(bookingId: string, waiting: ApplicationDocument[], others: number) {
  const client = useQueryClient();
  const [items, setItems] = useState(() => waiting.map(there));
  const aborts = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);
  const change = (key: string, part: Partial<Chosen>) => setItems((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const upload = async (key: string, file: File) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    try {
      const options = { signal: abort.signal, onProgress: (percent: number) => change(key, { percent }) };
      const document = await callWith(options)(applying.uploadDocument, { bookingId, file });
      change(key, { document, name: document.name, percent: null });
    } catch (error) {
      if (!abort.signal.aborted) change(key, { percent: null, problem: error instanceof CallFailed ? error.problem.code : 'unknown' });
    } finally {
      aborts.current.delete(key);
      void refresh(client, [applying.standing]);
    }
  };

  const add = (files: File[]) => {
    const room = maxDocuments - others - items.filter((one) => !one.problem).length;
    const added = files.map((file, index): [File, Chosen] => {
      count += 1;
      const problem = index >= room ? 'too-many-documents' : file.size > maxDocumentBytes ? 'too-large' : null;
      return [file, { key: `new-${count}`, name: file.name, bytes: file.size, percent: problem ? null : 0, document: null, problem }];
    });
    setItems((now) => [...now.filter((one) => !one.problem), ...added.map(([, one]) => one)]);
    for (const [file, one] of added) if (!one.problem) void upload(one.key, file);
  };

  const remove = (one: Chosen) => {
    aborts.current.get(one.key)?.abort();
    setItems((now) => now.filter(({ key }) => key !== one.key));
    if (one.document) void call(applying.removeDocument, { documentId: one.document.documentId }).catch(() => undefined);
  };

  return {
    items,
    add,
    remove,
    busy: items.some((one) => one.percent !== null),
    full: others + items.filter((one) => !one.problem).length >= maxDocuments,
    ids: items.flatMap((one) => one.document?.documentId ?? []),
  };
}

export type Documents = ReturnType<typeof useDocuments>;
