const memory = new Map<string, string>();

/** Local storage that also works where the browser forbids it, or has no room left: then for this page only. */
export const stored = {
  get(key: string): string | null {
    const here = memory.get(key);
    if (here !== undefined) return here;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string) {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(...keys: string[]) {
    for (const key of keys) {
      memory.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // nothing was kept there
      }
    }
  },
};
