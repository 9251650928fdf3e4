#!/usr/bin/env node
// Starts Firefox for Playwright and stands between the two: Playwright's WebDriver BiDi is newer than the Firefox of
// distributions, and types in a way that React does not notice. Ends with the browser.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import WebSocket, { WebSocketServer } from 'ws';

/** Unknown to this Firefox, and without effect where no test asks for dark or light. */
const unknown = 'emulation.setMediaFeaturesOverride';

/** Playwright writes into `value`, which React takes for its own doing; typed by the browser it counts as typed. */
const typing = `() => Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => void document.execCommand(text ? 'insertText' : 'delete', false, text),
  set: () => undefined,
})`;
const ownCommand = { id: 2 ** 50, method: 'script.addPreloadScript', params: { functionDeclaration: typing } };

/** Opens a door for Playwright that leads to the browser's; returns its address. */
function between(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url);
    const open = new Promise((resolve) => browser.once('open', resolve));
    let typingMended = false;
    playwright.on('message', async (data) => {
      await open;
      const { id, method } = JSON.parse(data);
      if (method === 'browsingContext.create' && !typingMended) {
        typingMended = true;
        browser.send(JSON.stringify(ownCommand));
      }
      if (method === unknown) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else browser.send(data, { binary: false });
    });
    browser.on('message', (data) => {
      if (JSON.parse(data).id !== ownCommand.id) playwright.send(data, { binary: false });
    });
    playwright.on('close', () => browser.close());
    browser.on('close', () => playwright.close());
  });
  return new Promise((resolve) => server.once('listening', () => resolve(`ws://127.0.0.1:${server.address().port}`)));
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), { stdio: ['inherit', 'pipe', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));
for (const stream of ['stdout', 'stderr'])
  createInterface({ input: firefox[stream] }).on('line', async (line) => {
    const [, own] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    process[stream].write(`${own ? line.replace(own, await between(own)) : line}\n`);
  });
