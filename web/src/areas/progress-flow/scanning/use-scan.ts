import { useEffect, useRef, useState } from 'react';
import type { Corners } from './geometry.ts';
import type { PicturePage } from './pdf.ts';
import { type Photograph, pageOf, readPhotograph } from './photograph.ts';

interface ScannedPage {
  photograph: Photograph;
  page: PicturePage;
  /** Address of the straightened page. */
  url: string;
}

async function scanned(photograph: Photograph): Promise<ScannedPage> {
  const { blob, ...page } = await pageOf(photograph);
  return { photograph, page, url: URL.createObjectURL(blob) };
}

/** Photographs that become pages, in their order. */
export function useScan() {
  const [pages, setPages] = useState<ScannedPage[]>([]);
  const [working, setWorking] = useState(false);
  const [unreadable, setUnreadable] = useState(false);
  const made = useRef(new Set<string>());
  for (const { url, photograph } of pages) made.current.add(url).add(photograph.url);
  useEffect(() => {
    const urls = made.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  /** One after the other: a photograph takes tens of megabytes while it is worked on. */
  const add = async (files: File[]) => {
    setWorking(true);
    setUnreadable(false);
    for (const file of files) {
      try {
        const next = await scanned(await readPhotograph(file));
        setPages((now) => [...now, next]);
      } catch {
        setUnreadable(true);
      }
    }
    setWorking(false);
  };

  const straighten = async (id: string) => {
    const found = pages.find(({ photograph }) => photograph.id === id);
    if (!found) return;
    setWorking(true);
    const next = await scanned({ ...found.photograph, found: true });
    setPages((now) => now.map((one) => (one.photograph.id === id ? next : one)));
    setWorking(false);
  };

  return {
    pages,
    working,
    /** One of those chosen last was no picture that this browser reads. */
    unreadable,
    add: (files: File[]) => void add(files),
    straighten: (id: string) => void straighten(id),
    move: (id: string, corners: Corners) =>
      setPages((now) => now.map((one) => (one.photograph.id === id ? { ...one, photograph: { ...one.photograph, corners } } : one))),
    remove: (id: string) => setPages((now) => now.filter(({ photograph }) => photograph.id !== id)),
    place: (from: number, to: number) =>
      setPages((now) => {
        const one = now[from];
        return one ? now.toSpliced(from, 1).toSpliced(to, 0, one) : now;
      }),
  };
}
