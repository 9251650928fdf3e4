/**
 * A smoke walk in WebKit, the engine of Safari, on Debian's WebKitGTK: every screen is opened as the person whom it is for,
 * shows its heading, fits, and complains of nothing; a reviewer's film plays. WebKitGTK has no MediaRecorder that the
 * product could record with, so nothing is answered here.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '@vitrine/contract/accounts/sign-in.ts';
import { callWith, type Product, startProduct } from '../e2e/support/product.ts';
import { everyScreen, type OpenedScreen, people } from '../e2e/support/screens.ts';
import { print, printMachine } from './support/program.ts';
import { missingForWebKit, openWebKit, type WebKit } from './support/webdriver.ts';

/** Calls `look` until it returns something, at most so many seconds. */
async function until<T>(seconds: number, look: () => Promise<T | null>): Promise<T | null> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(200)) {
    const found = await look().catch(() => null);
    if (found !== null) return found;
  }
  return null;
}

/** Becomes this person, or nobody, in the browser. */
async function become(webkit: WebKit, product: Product, email: string | undefined) {
  await webkit.open(`${product.url}/imprint`);
  const basic = `Basic ${Buffer.from(`${email}:${product.password}`).toString('base64')}`;
  const session = email ? await callWith(product.url, basic)(signIn.login, {}) : {};
  await webkit.run(
    'localStorage.clear(); for (const [key, value] of Object.entries(arguments[0])) localStorage.setItem(key, value);',
    session,
  );
}

const heading = "const h1 = document.querySelector('h1'); return h1 && h1.textContent.trim() ? h1.textContent.trim() : null";
const faultsThere = `
const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
const dialog = document.querySelector('[role="alertdialog"], [data-failed]');
return [beyond > 0 ? beyond + ' px too wide' : null, dialog ? 'says ' + dialog.textContent.slice(0, 80) : null].filter(Boolean)`;

async function walk(webkit: WebKit, product: Product, { address }: OpenedScreen) {
  await webkit.open(product.url + address);
  const title = await until(20, () => webkit.run<string | null>(heading));
  return title ? webkit.run<string[]>(faultsThere) : ['has no heading'];
}

/** Seconds of a reviewer's first film that were played in five seconds of waiting; null where none could be. */
async function playedFilm(webkit: WebKit, product: Product, review: OpenedScreen) {
  await webkit.open(product.url + review.address);
  const there = await until(20, () => webkit.run<boolean | null>("return document.querySelector('video') ? true : null"));
  if (!there) return null;
  await webkit.run(
    "const film = [...document.querySelectorAll('video')].find((one) => one.offsetParent); film.muted = true; film.play().catch(() => {});",
  );
  return until(10, () =>
    webkit.run<number | null>(
      "const film = [...document.querySelectorAll('video')].find((one) => one.offsetParent); return film.currentTime > 0.5 ? film.currentTime : null",
    ),
  );
}

const missing = missingForWebKit();
if (missing.length > 0) {
  print(`WebKit is not on this machine (Debian: apt-get install ${missing.join(' ')}); nothing was walked.`);
} else {
  printMachine();
  const product = await startProduct();
  const webkit = await openWebKit();
  try {
    const screens = await everyScreen(product);
    let failed = 0;
    for (const [who, own] of Map.groupBy(screens, (one) => one.who)) {
      await become(webkit, product, people[who]);
      for (const screen of own) {
        const faults = await walk(webkit, product, screen);
        if (faults.length > 0) failed += 1;
        if (faults.length > 0) print(`${screen.row} (${who}): ${faults.join('; ')}`);
      }
      print(`${who}: ${own.length} screens`);
    }
    const review = screens.find(({ row }) => row.startsWith('/candidate-details/'));
    await become(webkit, product, people.recruiter);
    const played = review ? await playedFilm(webkit, product, review) : null;
    print(played === null ? 'The film of an answer does not play here' : 'The film of an answer plays');
    print(`${screens.length} screens in WebKit, ${failed} with a fault`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    await webkit.close();
    await product.stop();
  }
}
