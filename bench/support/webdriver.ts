import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const port = 4755;

const isInstalled = (program: string) => spawnSync('which', [program]).status === 0;

/** What is missing for WebKit on this machine, as Debian's packages; nothing where all is there. */
export const missingForWebKit = () => [
  ...(isInstalled('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
  ...(process.env.DISPLAY || isInstalled('xvfb-run') ? [] : ['xvfb']),
];

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await reply.json()) as { value: unknown };
  if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

/** The driver listens a moment after it was started. */
async function ready(driver: ChildProcess) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended at once');
    if (
      await ask('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not listen');
}

/** A window of WebKitGTK's small browser, driven by WebDriver; without a screen it gets one in memory. */
export async function openWebKit() {
  const command = ['WebKitWebDriver', `--port=${port}`];
  const [program = '', ...args] = process.env.DISPLAY ? command : ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24', ...command];
  const driver = spawn(program, args, { stdio: 'ignore', detached: true });
  const end = () => driver.pid && process.kill(-driver.pid, 'SIGTERM');
  try {
    await ready(driver);
    const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] }, pageLoadStrategy: 'normal' };
    const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: options } })) as { sessionId: string };
    const at = `/session/${sessionId}`;
    return {
      open: (url: string) => ask('POST', `${at}/url`, { url }),
      /** The value of a function's body in the page. */
      run: <T>(script: string, ...given: unknown[]) => ask('POST', `${at}/execute/sync`, { script, args: given }) as Promise<T>,
      close: async () => {
        await ask('DELETE', at).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

export type WebKit = Awaited<ReturnType<typeof openWebKit>>;
